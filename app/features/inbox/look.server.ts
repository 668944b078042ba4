import type { Services } from '../../../lib/services.ts';
import { type OwnerAction, recordAction } from '../desk/audit-log.server.ts';

/** Time in ms within which an owner's looks at the same thing are one entry of the audit log. */
const together = 5 * 60 * 1000;

/**
 * Records that an owner saw the list or an entry. A page is loaded again with every change, so that
 * one look is recorded for five minutes.
 */
export async function recordLook({ db, clock }: Services, look: OwnerAction): Promise<void> {
  const now = clock();
  const recent = await db.read
    .selectFrom('owner_actions')
    .select('id')
    .where('record_id', look.record ? '=' : 'is', look.record?.id ?? null)
    .where('owner_id', '=', look.ownerId)
    .where('action', '=', look.action)
    .where('at', '>', now - together)
    .limit(1)
    .executeTakeFirst();
  if (!recent) await db.write((tx) => recordAction(tx, look, now));
}
