import type { Time } from '../../../lib/db/columns.ts';

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    data_links: DataLinkRow;
  }
}

/** A link with which the holder of a mailbox sees or erases what is kept about them. */
export interface DataLinkRow {
  id: string;
  /** As it was entered, in lower case; anybody may have entered it. */
  email: string;
  /** SHA-256 of the token. */
  token_hash: string;
  created_at: Time;
  expires_at: Time;
}
