import { hash } from 'node:crypto';
import { type PersonalTable, theirIds } from '../privacy/personal.ts';
import { mailboxHash } from './mail-limits.ts';

/** Deliveries about people, other servers' answers included. Mails in files: `mail-files.ts`. */
export const personal: readonly PersonalTable[] = [
  { table: 'deliveries', column: 'subject_id', values: theirIds, id: 'id' },
  { table: 'delivery_attempts', column: 'delivery_id', values: theirIds },
  { table: 'counted_mails', column: 'mailbox', values: ({ address }) => [mailboxHash(address)] },
  {
    // Counts of the version before, for a day.
    table: 'recipients',
    column: 'address_hash',
    values: ({ address }) => [hash('sha256', address, 'base64url')],
  },
  // What other servers said about somebody else's message, or about the channel.
  { table: 'deliveries', quotes: 'last_error' },
  { table: 'delivery_attempts', quotes: 'words' },
  { table: 'channels', quotes: 'last_error' },
];
