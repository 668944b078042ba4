import type { Json, Time } from './columns.ts';

/**
 * Row types of all tables, by name. Each module declares its own tables, so that deleting a feature's
 * folder removes its tables from here:
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

/** Columns of a submission that record where the visitor came from; null if unknown. */
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
  /**
   * When it was held for review; null if it isn't. Its messages wait until it is released. The column
   * keeps its first name: renamed, processes of the version before would fail to store a lead.
   */
  set_aside_at: Time | null;
  /** Signals of spam, as a list of `Signal`; kept after the release. */
  spam_reasons: Json | null;
  /** When the owner released it. */
  released_at: Time | null;
  /** Id of the HTTP request that it came with, as the access log has it; null if unknown. */
  request_id: string | null;
}
