import type { Services } from '../../../lib/services.ts';
import { recordAction } from '../desk/audit-log.server.ts';

/** Time in ms within which an owner's looks at the list are one entry of the audit log. */
const together = 5 * 60 * 1000;

const action = 'read the inbox';

/**
 * Records that an owner saw the list. It is loaded again with every change, so that one look is
 * recorded for five minutes.
 */
export async function recordLook({ db, clock }: Services, ownerId: string): Promise<void> {
  const now = clock();
  const recent = await db.read
    .selectFrom('owner_actions')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('action', '=', action)
    .where('at', '>', now - together)
    .limit(1)
    .executeTakeFirst();
  if (!recent) await db.write((tx) => recordAction(tx, { ownerId, action }, now));
}
