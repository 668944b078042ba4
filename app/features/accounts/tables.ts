import type { Time } from '../../../lib/db/columns.ts';
import type { PlanId } from '../../facts/site.ts';

/** Whether somebody's plan is running, as their own record says it (spec.md section 3). */
export type UserStatus = 'inactive' | 'active';

/**
 * - `pending`: signed up, in the trial or not yet paid
 * - `active`: the owner has marked it so, once it is paid
 * - `canceled`: ends at `end_date`
 */
export type SubscriptionStatus = 'pending' | 'active' | 'canceled';

/** A customer, with the fields of spec.md section 3. */
export interface UserRow {
  id: string;
  /** In lower case, so that it is unique whatever its case. */
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

/** What a customer has bought, with the fields of spec.md section 3. */
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
  /** When it ends; null while it goes on. */
  end_date: Time | null;
  created_at: Time;
  updated_at: Time;
}

/** What the owner does for a customer: `activate` once they pay, the others as the setup goes on. */
export const markKinds = ['activate', 'connect', 'configure', 'publish'] as const;

export type MarkKind = (typeof markKinds)[number];

export type ChangeKind = 'signup' | 'upgrade' | 'downgrade' | 'cancel' | 'resume' | MarkKind;

/** One change of a subscription: kept for good, never edited but for the two last columns. */
export interface SubscriptionChangeRow {
  id: string;
  subscription_id: string;
  kind: ChangeKind;
  from_plan: PlanId | null;
  to_plan: PlanId;
  /** For one billing cycle after the change, in US cents. */
  amount: number;
  reason: string;
  /** From when it counts. */
  effective_at: Time;
  created_at: Time;
  /** When it took effect; null while it waits for `effective_at`. */
  applied_at: Time | null;
  /** When another change took its place before it took effect. */
  withdrawn_at: Time | null;
}

/** A browser that is signed in. The token itself is in its cookie alone. */
export interface SessionRow {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
}

/** A request for a new password, also of addresses that nobody signed up with. */
export interface PasswordResetRow {
  id: string;
  /** In lower case. */
  email: string;
  /** SHA-256 of the token. */
  token_hash: string;
  created_at: Time;
  expires_at: Time;
}

/** How often the passwords of an account were tried lately; also of addresses that nobody has. */
export interface SignInAttemptsRow {
  /** SHA-256 of the address in lower case. */
  account: string;
  /** The network that they came from, or `all`. */
  network: string;
  attempts: number;
  /** When they no longer count. */
  ends_at: Time;
}
