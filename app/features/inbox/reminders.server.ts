import type { Tx } from '../../../lib/db/client.ts';
import type { JobServices } from '../../../lib/jobs.ts';
import { replyDue } from '../push/events.server.ts';
import { hasDevices, planPushes } from '../push/plan.server.ts';
import { originIds, origins } from './origins.ts';
import { soonBefore } from './promises.ts';

/** Entries that one transaction reminds of. */
const together = 50;

/**
 * Job: reminds the owners' devices of entries whose promised reply is due soon, once each. What was
 * answered, closed or is held has no due time; what is late already is no longer reminded of.
 */
export async function remindOfReplies({ db, clock, outbox, signal }: JobServices): Promise<void> {
  if (!(await hasDevices(db.read))) return;
  for (const origin of originIds) {
    const { hours } = origins[origin];
    if (hours === null) continue;
    for (let count = together; count === together && !signal?.aborted; ) {
      const now = clock();
      count = await db.write(async (tx) => {
        const due = await claim(tx, origin, { now, until: now + soonBefore(hours) });
        // Also to devices that were added after it had come in.
        const since = Number.POSITIVE_INFINITY;
        await planPushes(
          tx,
          outbox,
          replyDue,
          due.map(({ id }) => ({ id, since })),
        );
        return due.length;
      });
    }
  }
  outbox.wake();
}

/** Of several processes, one gets each entry: the others see that it was reminded of. */
function claim(
  tx: Tx,
  origin: keyof typeof origins,
  { now, until }: Record<'now' | 'until', number>,
) {
  return tx
    .updateTable('entries')
    .set({ reminded_at: now })
    .where('seq', 'in', (e) =>
      e
        .selectFrom('entries')
        .select('seq')
        .where('origin', '=', origin)
        .where('due_at', '>', now)
        .where('due_at', '<=', until)
        .where('reminded_at', 'is', null)
        .limit(together),
    )
    .where('reminded_at', 'is', null)
    .where('due_at', '>', now)
    .returning('id')
    .execute();
}
