import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../lib/db/client.ts';
import { byTrigrams } from './trigrams.server.ts';

/** Matches that a search looks at, the newest first: what the filters leave of them is shown. */
const newestMatches = 1_000;

/**
 * Newest entries that a search on PostgreSQL reads before it asks the index, and matches among them
 * with which it doesn't: a word that is in many entries would have all of them read and sorted
 * (p95 150 ms among 200,000 entries).
 */
const recent = { entries: 10_000, matches: 100 };

/** Newest entries that a search reads on PostgreSQL without its index: 50 ms. */
const unindexed = 20_000;

/** Whether PostgreSQL has the index; undefined before the tables exist. */
export async function hasSearchIndex(read: Database['read']): Promise<boolean | undefined> {
  const indexes = sql<{ name: string }>`(select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = 'entries')`;
  const rows = await read.selectFrom(indexes.as('indexes')).select('name').execute();
  return rows.length === 0 ? undefined : rows.some(({ name }) => name === 'entries_text');
}

const known = new WeakMap<Database['read'], Promise<boolean | undefined>>();

/** How PostgreSQL finds words: by its index, which it is asked for once, or among the newest entries. */
export async function searchBy(read: Database['read']): Promise<Search> {
  const asked = known.get(read) ?? hasSearchIndex(read);
  known.set(read, asked);
  asked.catch(() => known.delete(read));
  return (await asked) ? 'pg_trgm' : 'newest';
}

/** PostgreSQL's index, or none: then the newest {@link unindexed} entries are read. */
export type Search = 'pg_trgm' | 'newest';

/**
 * A query for the `seq` of the newest entries that have all words, each anywhere in the text. A word
 * with an `@` is the start of the person's address, which has an index of its own: an address shares
 * most of its trigrams with many others (17 ms among 100,000 entries, on the way to 340 among 2,000,000).
 * @param words as `searchWords` returns them; not empty.
 */
export async function searchFor(
  { engine, read }: Pick<Database, 'engine' | 'read'>,
  words: readonly string[],
): Promise<RawBuilder<unknown>> {
  const address = words.find((word) => /^[^@]+@/.test(word));
  if (address !== undefined) {
    const others = words.filter((word) => word !== address);
    return sql`select seq from entries where email >= ${address} and email < ${`${address}\u{10ffff}`}
      ${others.length > 0 ? sql`and ${containing(others)}` : sql``}
      order by seq desc limit ${sql.lit(newestMatches)}`;
  }
  if (engine === 'sqlite') return byTrigrams(read, words, newestMatches);
  return matching(await searchBy(read), words);
}

/**
 * A query for the `seq` of the newest entries that have all words, by the texts of the newest entries
 * and, where PostgreSQL has it, its index.
 * @param entries newest entries that are read without the index.
 */
export function matching(
  search: Search,
  words: readonly string[],
  entries = recent.entries,
): RawBuilder<unknown> {
  if (search === 'pg_trgm') return recentFirst(containing(words), entries);
  return sql`select seq from (select seq, text from entries
    order by seq desc limit ${sql.lit(unindexed)}) as newest where ${containing(words)}`;
}

/** Matches among the newest entries, and where these are few, the newest of all others. */
function recentFirst(condition: RawBuilder<unknown>, entries: number): RawBuilder<unknown> {
  const newest = sql`select seq, text from entries order by seq desc limit ${sql.lit(entries)}`;
  return sql`select * from (
    with recent as materialized (select seq from (${newest}) as newest where ${condition}),
    older as (select seq from entries where ${condition}
      and seq <= (select max(seq) from entries) - ${sql.lit(entries)}
      and (select count(*) from recent) < ${sql.lit(recent.matches)}
      order by seq desc limit ${sql.lit(newestMatches)})
    select seq from recent union all select seq from older) as matches`;
}

function containing(words: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => sql`text like ${`%${word.replace(/[!%_]/g, '!$&')}%`} escape '!'`),
    sql` and `,
  );
}
