import type { MailedLinkRow } from '../accounts/tables.ts';

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    /** Links with which the holder of a mailbox sees or erases what is kept about them. */
    data_links: MailedLinkRow;
  }
}
