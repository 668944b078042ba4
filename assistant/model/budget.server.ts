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

/** Tokens taken out of a day's budget before a call, to be settled after it. */
export interface Reservation {
  day: string;
  tokens: number;
}

/**
 * Takes `tokens` out of today's budget (UTC), if as many are left. One conditional statement on the
 * day's row, so that no number of requests or processes can take more than `limit` together.
 *
 * @returns undefined when the budget does not hold as many.
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

/** Gives back what of a reservation was not used; `used` is what the model's server counted. */
export async function settle(
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
