import type { Tx } from '../db/client.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Plans a notice to the owner: at most one of a name waits at a time, and at most one a day is sent.
 * A notice reports the whole state at the time it is sent, so it covers whatever happens meanwhile.
 * @param soonest epoch milliseconds.
 * @returns when to send it; undefined when one is already waiting.
 */
export async function planNotice(
  tx: Tx,
  name: string,
  { now, soonest }: { now: number; soonest: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('notices')
    .values({ name, due_at: soonest })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((e) => ({
          due_at: e
            .case()
            .when(e('notices.due_at', '>', soonest - day))
            .then(e('notices.due_at', '+', day))
            .else(e.ref('excluded.due_at'))
            .end(),
        }))
        .where('notices.due_at', '<=', now),
    )
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at;
}
