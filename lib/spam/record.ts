import * as z from 'zod/mini';
import type { Tx } from '../db/client.ts';
import { fromJson, toJson } from '../db/columns.ts';
import type { ScreeningColumns } from '../db/tables.ts';
import type { EventType } from '../deliveries/event.ts';
import type { Services } from '../services.ts';
import { planSetAsideNotice, type ScreenedTable } from './notice.ts';
import type { Verdict } from './screen.ts';

/** A verdict as a row keeps it. */
export function screeningColumns(verdict: Verdict, now: number): ScreeningColumns {
  return {
    set_aside_at: verdict.setAside ? now : null,
    spam_reasons: verdict.setAside ? toJson(verdict.reasons) : null,
    released_at: null,
  };
}

const signals = z.array(z.object({ reason: z.string() }));

/** What spoke against a row, the strongest first; empty for what was never set aside. */
export function spamReasons({ spam_reasons }: ScreeningColumns): string[] {
  return spam_reasons === null ? [] : fromJson(signals, spam_reasons).map(({ reason }) => reason);
}

/** Tells of a row that is being stored, or notes that it waits for the owner's eye. */
export async function tell(
  tx: Tx,
  { outbox, clock }: Pick<Services, 'outbox' | 'clock'>,
  event: EventType,
  row: ScreeningColumns & { id: string },
): Promise<void> {
  if (row.set_aside_at === null) await outbox.enqueue(tx, event, { id: row.id });
  else await planSetAsideNotice(tx, outbox, clock());
}

/**
 * Lets a row through that was set aside, and tells of it as if it had just come.
 * @returns whether there was one of this id.
 */
export function release(
  { db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>,
  { table, event, id }: { table: ScreenedTable; event: EventType; id: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const result = await tx
      .updateTable(table)
      .set({ set_aside_at: null, released_at: clock() })
      .where('id', '=', id)
      .where('set_aside_at', 'is not', null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await outbox.enqueue(tx, event, { id });
    return true;
  });
}
