import type { Services } from '../../../lib/services.ts';
import { timeText } from './times.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** What came in during the last seven days, by kind. */
export interface Arrivals {
  kind: 'leads' | 'messages' | 'users';
  count: number;
  /** When the newest came in; null without one. */
  newest: string | null;
  /** How many are held for review as spam; these aren't counted above. */
  held: number;
}

export async function countArrivals({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const since = clock() - week;
  const recent = (table: Arrivals['kind']) =>
    db.read
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.max<number | null>('created_at').as('newest'),
      ])
      .where('created_at', '>', since);
  const isHeld = (table: 'leads' | 'messages') =>
    recent(table).where('set_aside_at', 'is not', null);
  const arrivals: Arrivals[] = [];
  for (const kind of ['leads', 'messages'] as const) {
    const passed = recent(kind).where('set_aside_at', 'is', null);
    const { count: held } = await isHeld(kind).executeTakeFirstOrThrow();
    arrivals.push(toArrivals(kind, await passed.executeTakeFirstOrThrow(), Number(held)));
  }
  arrivals.push(toArrivals('users', await recent('users').executeTakeFirstOrThrow(), 0));
  return arrivals;
}

function toArrivals(
  kind: Arrivals['kind'],
  { count, newest }: { count: number; newest: number | null },
  held: number,
): Arrivals {
  return {
    kind,
    count: Number(count),
    newest: newest === null ? null : timeText(Number(newest)),
    held,
  };
}
