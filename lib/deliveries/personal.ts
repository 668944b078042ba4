import { hash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { type PersonalTable, theirIds } from '../privacy/personal.ts';
import { mailboxHash } from './counted-mails.ts';

/** Deliveries about people, other servers' answers included. Mails in files: `mail-files.ts`. */
export const personal: readonly PersonalTable[] = [
  {
    ...{ table: 'deliveries', column: 'subject_id', values: theirIds, id: 'id' },
    // The token of a link that is still being sent is in there.
    hidden: ['payload', 'claim'],
  },
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

/**
 * Erases other servers' responses to deliveries about these subjects: mail servers quote the
 * recipient's address in their answers.
 */
export async function eraseAnswers(tx: Tx, subjects: readonly string[]): Promise<void> {
  const about = tx.selectFrom('deliveries').select('id').where('subject_id', 'in', subjects);
  await tx
    .updateTable('delivery_attempts')
    .set({ words: null })
    .where('delivery_id', 'in', about)
    .execute();
  await tx
    .updateTable('deliveries')
    .set({ last_error: null })
    .where('subject_id', 'in', subjects)
    .execute();
}
