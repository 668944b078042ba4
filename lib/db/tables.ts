import type { Json, Time } from './columns.ts';

/**
 * Every table by name. Each owner declares its own beside the code that uses it, so that a feature's
 * tables leave with its folder:
 *
 * ```ts
 * declare module '../../../lib/db/tables.ts' {
 *   interface Tables { leads: LeadRow }
 * }
 * ```
 */
export interface Tables {
  migrations: { name: string; applied_at: Time };
}

/** Columns of a submission that say where the visitor came from; null where the browser didn't. */
export interface AttributionColumns {
  first_landing: string | null;
  last_landing: string | null;
  referrer: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
}

/** Columns of a submission that was screened for spam. */
export interface ScreeningColumns {
  /** When it was held for the owner's review, its messages unsent; null where it isn't held. */
  held_at: Time | null;
  /** The signs of spam, a list of `Signal`; kept when it is released. */
  spam_reasons: Json | null;
  /** When the owner released it. */
  released_at: Time | null;
}
