import type { Time } from '../../../lib/db/columns.ts';
import type { PlanId } from '../../facts/prices.ts';

/** Whether a customer's plan is paid and running (spec.md section 3). */
export type UserStatus = 'inactive' | 'active';

/**
 * - `pending`: signed up, in the trial or not yet paid
 * - `active`: paid, as recorded by the owner
 * - `canceled`: ends at `end_date`
 */
export type SubscriptionStatus = 'pending' | 'active' | 'canceled';

/** A customer, with the fields of spec.md section 3. */
export interface UserRow {
  id: string;
  /** In lower case, so that it is unique in any spelling. */
  email: string;
  first_name: string;
  last_name: string;
  company: string | null;
  phone: string | null;
  /** An Argon2id hash in PHC string format. */
  password: string;
  subscription_plan: PlanId;
  subscription_status: UserStatus;
  subscription_start_date: Time | null;
  subscription_end_date: Time | null;
  created_at: Time;
  updated_at: Time;
}

/** A customer's subscription, with the fields of spec.md section 3. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  plan: PlanId;
  status: SubscriptionStatus;
  /** For one billing cycle, in US cents. */
  amount: number;
  billing_cycle: 'monthly';
  /** When the trial began. */
  start_date: Time | null;
  /** When it ends; null unless canceled. */
  end_date: Time | null;
  created_at: Time;
  updated_at: Time;
}

/** Stages of an agent's setup, in the order of the dashboard's line. */
export const setupStages = ['connect', 'configure', 'publish'] as const;

export type SetupStage = (typeof setupStages)[number];

/** Status changes that the owner records: the plan is paid, or a setup stage is done. */
export const statusChangeKinds = ['activate', ...setupStages] as const;

export type StatusChangeKind = (typeof statusChangeKinds)[number];

export type ChangeKind =
  | 'signup'
  | 'upgrade'
  | 'downgrade'
  | 'cancel'
  | 'resume'
  | StatusChangeKind;

/** An entry of a subscription's history. Only the last two columns are ever updated. */
export interface SubscriptionChangeRow {
  id: string;
  subscription_id: string;
  kind: ChangeKind;
  from_plan: PlanId | null;
  to_plan: PlanId;
  /** For one billing cycle after the change, in US cents. */
  amount: number;
  reason: string;
  /** When the change is due. */
  effective_at: Time;
  created_at: Time;
  /** When it was applied; null while it is scheduled. */
  applied_at: Time | null;
  /** When a later change replaced it before it was applied. */
  withdrawn_at: Time | null;
}

/** An invoice that is due, recorded once the owner is notified of it. */
export interface InvoiceRow {
  id: string;
  subscription_id: string;
  plan: PlanId;
  /** In US cents. */
  amount: number;
  /** When it is due, which is when its billing cycle begins. */
  due_at: Time;
  /** When its billing cycle ends. */
  period_end: Time;
  /** The company's day of the owner's notice, as `2026-02-14`. */
  notified_on: string;
}

/** A signed-in browser. The token itself is only in its cookie. */
export interface SessionRow {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
}

/** A browser in which a customer has signed in. The token itself is only in its cookie. */
export interface KnownDeviceRow {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
}

/** A link that was mailed to an address. Anybody may have asked for it, and anybody who reads the mail has it. */
export interface MailedLinkRow {
  id: string;
  /** As it was entered, in lower case. */
  email: string;
  /** SHA-256 of the token. */
  token_hash: string;
  created_at: Time;
  expires_at: Time;
}

/** Attempts counted for one address and network; also for addresses without an account. */
export interface SignInAttemptsRow {
  /** SHA-256 of the address in lower case. */
  account: string;
  /**
   * What is counted: password attempts of a network, of a known browser (`device …`, `session …`) or
   * of all networks (`all`), or password resets (`reset`, `reset device …`).
   */
  network: string;
  attempts: number;
  /** When the count starts over. */
  ends_at: Time;
}

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    users: UserRow;
    subscriptions: SubscriptionRow;
    subscription_changes: SubscriptionChangeRow;
    invoices: InvoiceRow;
    sessions: SessionRow;
    known_devices: KnownDeviceRow;
    /** Links with which customers set a new password. */
    password_resets: MailedLinkRow;
    sign_in_attempts: SignInAttemptsRow;
  }
}
