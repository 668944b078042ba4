import { sql } from 'kysely';
import type { CoreServices } from '../../lib/services.ts';

/** Tokens of the language model, reserved or used on one day. */
export interface ChatBudgetRow {
  /** ISO date, UTC. */
  day: string;
  tokens: number;
}

declare module '../../lib/db/tables.ts' {
  interface Tables {
    chat_budget: ChatBudgetRow;
  }
}

type BudgetServices = Pick<CoreServices, 'db' | 'clock'>;

/** Tokens taken from a day's budget before a call to the model. */
export interface Reservation {
  /** UTC date, `2026-03-02`. */
  day: string;
  tokens: number;
}

/**
 * Takes `tokens` from today's budget (UTC) if they are left. It is one conditional statement on the
 * day's row, so that all requests and processes together never exceed `limit`.
 *
 * @returns undefined when the budget has fewer tokens left.
 */
export function reserve(
  { db, clock }: BudgetServices,
  tokens: number,
  limit: number,
): Promise<Reservation | undefined> {
  const day = new Date(clock()).toISOString().slice(0, 10);
  return db.write(async (tx) => {
    await tx
      .insertInto('chat_budget')
      .values({ day, tokens: 0 })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const { numUpdatedRows } = await tx
      .updateTable('chat_budget')
      .set({ tokens: sql`tokens + ${tokens}` })
      .where('day', '=', day)
      .where(sql<number>`tokens + ${tokens}`, '<=', limit)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { day, tokens } : undefined;
  });
}

/** Replaces a reservation by the number of tokens that the model's server counted. */
export async function recordUsage(
  { db }: BudgetServices,
  { day, tokens }: Reservation,
  used: number,
): Promise<void> {
  await db.write((tx) =>
    tx
      .updateTable('chat_budget')
      .set({ tokens: sql`tokens - ${tokens} + ${used}` })
      .where('day', '=', day)
      .execute(),
  );
}
