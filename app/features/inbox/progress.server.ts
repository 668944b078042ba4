import type { Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import { countChange } from './changes.server.ts';
import { origins } from './origins.ts';
import { type HistoryEvent, openDueAt, progressOf } from './promises.ts';

/** What an owner notes about entries. */
export interface Noted {
  ids: readonly string[];
  ownerId: string;
  event: HistoryEvent;
  /** When it happened, epoch milliseconds. */
  at: number;
}

/** Notes an outcome or a status of entries. @returns the ids of those that exist. */
export async function recordEvent(tx: Tx, { ids, ownerId, event, at }: Noted): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await tx.selectFrom('entries').select('id').where('id', 'in', ids).execute();
  for (const { id } of known) {
    await tx
      .insertInto('entry_events')
      .values({ id: newId(), entry_id: id, owner_id: ownerId, event, at })
      .execute();
    await updateProgress(tx, id);
  }
  if (known.length > 0) await countChange(tx);
  return known.map(({ id }) => id);
}

/** Takes back the last event of an entry, such as a wrong tap. @returns whether there was one. */
export async function undoEvent(tx: Tx, entryId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('entry_events')
    .select('id')
    .where('entry_id', '=', entryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return false;
  await tx.deleteFrom('entry_events').where('id', '=', last.id).execute();
  await updateProgress(tx, entryId);
  await countChange(tx);
  return true;
}

/** Adds an owner's note. @returns whether the entry exists. */
export async function addNote(
  tx: Tx,
  note: { entryId: string; ownerId: string; text: string; now: number },
): Promise<boolean> {
  const { entryId: entry_id, ownerId: owner_id, text, now } = note;
  const entry = await tx
    .selectFrom('entries')
    .select('id')
    .where('id', '=', entry_id)
    .executeTakeFirst();
  if (!entry) return false;
  const row = { id: newId(), entry_id, owner_id, text, created_at: now };
  await tx.insertInto('entry_notes').values(row).execute();
  await countChange(tx);
  return true;
}

/** Stores the state that an entry's history leads to. */
export async function updateProgress(tx: Tx, id: string): Promise<void> {
  // Locks the entry, so that of two owners' events the later one sees both.
  const entry = await tx
    .updateTable('entries')
    .set((e) => ({ held: e.ref('held') }))
    .where('id', '=', id)
    .returning(['origin', 'received_at', 'held'])
    .executeTakeFirst();
  if (!entry) return;
  const history = await tx
    .selectFrom('entry_events')
    .select(['event', 'at'])
    .where('entry_id', '=', id)
    .orderBy('id')
    .execute();
  const { status, answeredAt, closedAt } = progressOf(history);
  const due_at = openDueAt({
    receivedAt: entry.received_at,
    hours: origins[entry.origin].hours,
    held: entry.held === 1,
    answeredAt,
    closedAt,
  });
  await tx
    .updateTable('entries')
    .set({ status, answered_at: answeredAt, closed_at: closedAt, due_at })
    .where('id', '=', id)
    .execute();
}
