import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../lib/db/client.ts';
import { dayName, lastWeeks, type Span } from '../inbox/days.ts';
import {
  type Counts,
  dimensions,
  type Funnel,
  type FunnelFilter,
  type Step,
  steps,
} from './funnel.ts';

/** Groups that are shown by name. */
const shown = 20;

/**
 * Loads the funnel. Visits and starts belong to the week they were counted in; a request and what
 * became of it to the week in which it was sent. Held requests don't count.
 *
 * Weeks are read one after another, so that the site answers in between.
 * @param now epoch milliseconds.
 */
export async function loadFunnel(
  read: Database['read'],
  filter: FunnelFilter,
  now: number,
): Promise<Funnel> {
  const groups = new Map<string, Counts>();
  const weeks: Funnel['weeks'] = [];
  const total = none();
  for (const span of lastWeeks(now, filter.weeks)) {
    const counts = none();
    for (const { name, ...found } of await readWeek(read, span, filter)) {
      const group = groups.get(name) ?? none();
      groups.set(name, group);
      for (const step of steps) {
        const count = Number(found[step] ?? 0);
        for (const sum of [group, counts, total]) sum[step] += count;
      }
    }
    weeks.push({ from: span.from, counts });
    await new Promise(setImmediate);
  }
  const first = await read
    .selectFrom('visit_counts')
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .executeTakeFirst();
  return { total, weeks, groups: largest(groups), since: first?.day ?? null };
}

type Found = { name: string } & Partial<Record<Step, number>>;

async function readWeek(
  read: Database['read'],
  { from, to }: Span,
  filter: FunnelFilter,
): Promise<Found[]> {
  const { by } = filter;
  const counted = await read
    .selectFrom('visit_counts')
    .select(
      by === 'landing'
        ? 'landing as name'
        : by === 'campaign'
          ? 'campaign as name'
          : 'source as name',
    )
    .select(sum(sql`visits`).as('visits'))
    .select(sum(sql`started`).as('started'))
    .where('day', '>=', dayName(from))
    .where('day', '<', dayName(to))
    .where(matches(filter))
    .groupBy(by)
    .execute();
  const isCustomer = sql`status = 'won' or exists (select 1 from users where users.email = entries.email)`;
  const sent = await read
    .selectFrom('entries')
    .select(sql<string>`coalesce(${sql.ref(by)}, '')`.as('name'))
    .select(({ fn }) => [
      fn.countAll<number>().as('sent'),
      fn.count<number>('answered_at').as('reached'),
    ])
    .select(sum(sql`case when ${isCustomer} then 1 else 0 end`).as('customers'))
    .where('origin', 'in', ['audit-page', 'audit-api'])
    .where('held', '=', 0)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where(matches(filter))
    .groupBy(by)
    .execute();
  return [...counted, ...sent];
}

/** The rows that have what the filter names. */
function matches(filter: FunnelFilter): RawBuilder<SqlBool> {
  const conditions = dimensions.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`];
  });
  return conditions.length === 0
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** PostgreSQL's sum of `bigint` is a `numeric`, which arrives as text. */
const sum = (what: RawBuilder<unknown>) => sql<number>`cast(sum(${what}) as bigint)`;

function largest(groups: ReadonlyMap<string, Counts>): Funnel['groups'] {
  const sorted = [...groups].toSorted(
    ([, a], [, b]) => b.sent - a.sent || b.visits - a.visits || b.started - a.started,
  );
  const named = sorted.slice(0, shown).map(([name, counts]) => ({ name, counts }));
  if (sorted.length <= shown) return named;
  const rest = none();
  for (const [, counts] of sorted.slice(shown))
    for (const step of steps) rest[step] += counts[step];
  return [...named, { name: null, counts: rest }];
}

const none = (): Counts => ({ visits: 0, started: 0, sent: 0, reached: 0, customers: 0 });
