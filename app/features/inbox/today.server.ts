import { sql } from 'kysely';
import type { Database } from '../../../lib/db/client.ts';
import { countedAtMost } from './copy.ts';
import { dayOf, type Span, weeksOf } from './days.ts';
import { originIds, origins } from './origins.ts';

/** What the owner has to do today, and how quick they were. */
export interface Today {
  /** With a phone number, and still without an answer. */
  toCall: number;
  dueToday: number;
  late: number;
  /** Median time to the first answer in ms, of those first answered in the week; null without any. */
  median: { thisWeek: number | null; lastWeek: number | null };
}

/** Counts in the company's time zone. @param now epoch milliseconds. */
export async function loadToday(read: Database['read'], now: number): Promise<Today> {
  const day = dayOf(now);
  const weeks = weeksOf(now);
  return {
    toCall: await countDue(read, { from: 0, to: Number.MAX_SAFE_INTEGER }, true),
    dueToday: await countDue(read, { from: now, to: day.to }),
    late: await countDue(read, { from: 0, to: now }),
    median: {
      thisWeek: await medianOf(read, weeks.current),
      lastWeek: await medianOf(read, weeks.last),
    },
  };
}

/** The index of what is due is sorted by origin. */
const promised = originIds.filter((origin) => origins[origin].hours !== null);

async function countDue(read: Database['read'], { from, to }: Span, phone = false) {
  const some = read
    .selectFrom('entries')
    .select('seq')
    .where('origin', 'in', promised)
    .where('due_at', '>=', from)
    .where('due_at', '<', to)
    .$if(phone, (query) => query.where('phone', 'is not', null))
    .limit(countedAtMost);
  const { count } = await read
    .selectFrom(some.as('some'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The lower one of two middle values. */
async function medianOf(read: Database['read'], { from, to }: Span): Promise<number | null> {
  const answered = read
    .selectFrom('entries')
    .where('answered_at', '>=', from)
    .where('answered_at', '<', to);
  const { count } = await answered
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) return null;
  const row = await answered
    .select(sql<number>`answered_at - received_at`.as('time'))
    .orderBy('time')
    .limit(1)
    .offset(Math.floor((count - 1) / 2))
    .executeTakeFirst();
  return row ? Math.max(0, row.time) : null;
}
