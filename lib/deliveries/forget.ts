import type { Tx } from '../db/client.ts';

/**
 * Forgets what other servers answered to deliveries about these subjects: mail servers quote the
 * address in their replies.
 */
export async function forgetReplies(tx: Tx, subjects: readonly string[]): Promise<void> {
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
