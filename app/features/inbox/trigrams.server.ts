import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../lib/db/client.ts';

/** Entries by which trigrams are compared: where the oldest 20 that have it end, a rare one is far on. */
const compared = 20;

/** Trigrams that are compared; the start of a long text tells as much as all of it. */
const most = 40;

/** Trigrams of a search that the index is asked for at once: choosing among them would cost more. */
const few = 4;

/** Rare trigrams that a search asks the index for, and at least one of each word. */
const asked = 3;

/**
 * Entries with the rare trigrams whose texts are read. Where there are more, the index is asked for the
 * words: these may be common, and their newest entries soon found.
 */
const texts = 1_000;

/**
 * A query for the `seq` of the newest entries that have all words, each anywhere in the text, by SQLite's
 * index. Asked for a word, FTS5 reads where each of its trigrams occurs, and those of `tion` are nearly
 * everywhere. So it is asked for the rarest ones alone, and the texts of these few entries are compared.
 * @param words in lower case, each of three letters or more.
 * @param limit entries at most.
 * @param enough texts that are read at most.
 */
export async function byTrigrams(
  read: Database['read'],
  words: readonly string[],
  limit: number,
  enough = texts,
): Promise<RawBuilder<unknown>> {
  const all = [...new Set(words.flatMap(trigramsOf))];
  if (all.length <= few) return withAll(words, limit);
  const trigrams = await rarestFirst(read, all.slice(0, most));
  const ofEach = words.map((word) => trigrams.find((trigram) => word.includes(trigram)));
  const rare = new Set([...trigrams.slice(0, asked), ...ofEach]);
  const candidates = await rowsOf<{ seq: number }>(
    read,
    withAll(
      [...rare].filter((trigram) => trigram !== undefined),
      enough + 1,
    ),
  );
  if (candidates.length > enough) return withAll(words, limit);
  const seqs = JSON.stringify(candidates.map(({ seq }) => seq));
  const containing = words.map((word) => sql`instr(text, ${word}) > 0`);
  return sql`select seq from entries where seq in (select value from json_each(${seqs}))
    and ${sql.join(containing, sql` and `)} order by seq desc limit ${sql.lit(limit)}`;
}

async function rarestFirst(read: Database['read'], trigrams: readonly string[]): Promise<string[]> {
  const oldest = sql`select rowid from entries_text where entries_text match '"' || replace(value, '"', '""') || '"'
    order by rowid limit ${sql.lit(compared)}`;
  const rows = await rowsOf<{ trigram: string }>(
    read,
    sql`select value as trigram from json_each(${JSON.stringify(trigrams)}) order by
      (select iif(count(*) < ${sql.lit(compared)}, ${sql.lit(Number.MAX_SAFE_INTEGER)} - count(*), max(rowid))
        from (${oldest})) desc`,
  );
  return rows.map(({ trigram }) => trigram);
}

/** The newest entries that the index has for all phrases. */
function withAll(phrases: readonly string[], limit: number): RawBuilder<unknown> {
  const query = phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(' ');
  return sql`select rowid as seq from entries_text where entries_text match ${query}
    order by rowid desc limit ${sql.lit(limit)}`;
}

function trigramsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''));
}

async function rowsOf<Row>(read: Database['read'], query: RawBuilder<unknown>): Promise<Row[]> {
  const rows = sql<Row>`(${query})`;
  return read.selectFrom(rows.as('rows')).selectAll().execute() as Promise<Row[]>;
}
