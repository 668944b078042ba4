import type { Time } from '../../../lib/db/columns.ts';
import type { AttributionColumns, ScreeningColumns } from '../../../lib/db/tables.ts';

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    leads: LeadRow;
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
