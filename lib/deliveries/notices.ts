import type { Tx } from '../db/client.ts';

/** Milliseconds between two notices of one name: a day. */
const between = 24 * 60 * 60 * 1000;

/**
 * Whether to send a notice, and when: at most one of a name waits at a time, and one a day comes.
 * A notice tells the whole state when it is sent, so nothing that happens meanwhile is left out.
 * @param soonest epoch milliseconds.
 * @returns when to send it; undefined when one is waiting already.
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
            .when(e('notices.due_at', '>', soonest - between))
            .then(e('notices.due_at', '+', between))
            .else(e.ref('excluded.due_at'))
            .end(),
        }))
        .where('notices.due_at', '<=', now),
    )
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at;
}
