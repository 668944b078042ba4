import type { Json, Time } from '../../../lib/db/columns.ts';
import type { AttributionColumns, ScreeningColumns } from '../../../lib/db/tables.ts';

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    leads: LeadRow;
    site_looks: SiteLookRow;
    lead_findings: LeadFindingsRow;
  }
}

/** A request for a free audit (spec section 3, Lead). */
export interface LeadRow extends AttributionColumns, ScreeningColumns {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string | null;
  business_type: string;
  current_marketing: string | null;
  goals: string;
  source: string;
  created_at: Time;
}

/** A look at a site, shared by everybody who asks for it within a day. */
export interface SiteLookRow {
  id: string;
  /** The site, however its address is written (`siteOf`). */
  site: string;
  /** The same, while this is the site's current look: unique, so that no two run at once. */
  current: string | null;
  /** Only one look at a host runs at a time. */
  host: string;
  url: string;
  state: 'waiting' | 'looking' | 'done' | 'failed';
  /** How often it was begun; a result counts only for the last time. */
  attempt: number;
  /** While looking: when another process may begin it again. */
  lease_until: Time | null;
  created_at: Time;
  /** Address of the last answer. */
  final: string | null;
  /** Why the page could not be read. */
  problem: string | null;
  /** List of `CheckFinding`, as they came in. Null after one of them quoted an erased address. */
  findings: Json | null;
}

/** What a look found on a lead's website: stays with the lead. */
export interface LeadFindingsRow {
  lead_id: string;
  final: string;
  problem: string | null;
  findings: Json;
  looked_at: Time;
}
