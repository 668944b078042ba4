/** Tables as the code sees them. Times are epoch milliseconds, ids are UUIDv7 text. */
export interface Tables {
  leads: LeadRow;
}

export interface LeadRow {
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
  created_at: number;
}
