/** How often something happened on a day. It holds nothing about any person. */
export interface VisitCountRow {
  /** In the company's time zone: `2026-11-22`. */
  day: string;
  /** Path of the page where the visit began; empty where it isn't known. */
  landing: string;
  /** See `sourceOf`. */
  source: string;
  campaign: string;
  visits: number;
  /** Audits started. */
  started: number;
}

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    visit_counts: VisitCountRow;
  }
}
