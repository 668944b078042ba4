import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../lib/db/client.ts';
import { insertRows } from '../../../lib/db/insert.ts';
import { newId } from '../../../lib/db/new-id.ts';
import { describeEngines } from '../../../test/engines.ts';
import { readFilter } from './filter.ts';
import { pageOf } from './list.server.ts';
import { searchFor } from './search.server.ts';
import type { EntryRow } from './tables.ts';
import { foldText, searchWords } from './text.ts';
import { byTrigrams } from './trigrams.server.ts';

const parts = [
  'ban',
  'ana',
  'nan',
  'na',
  'anb',
  'ßta',
  '"q"',
  '50%',
  'a_b',
  '🍰🎂🥧🍪',
  '703',
  '0703',
];

describeEngines('A search', (engine) => {
  it('finds what a loop over all texts finds, however its letters are spread', async () => {
    const db = await engine.open();
    const texts = Array.from({ length: 240 }, (_, i) => foldText(`${wordOf(i)} ${wordOf(i * 7)}`));
    await insert(db, texts);
    const cuts = texts.flatMap((text, i) => [
      text.slice(i % 5, (i % 5) + 3 + (i % 9)),
      text.slice(2),
    ]);
    const queries = [...cuts, ...parts.flatMap((one) => parts.map((other) => one + other))];
    let found = 0;
    for (const words of new Set(queries.map((query) => searchWords(query)))) {
      if (words.length === 0) continue;
      const expected = texts.flatMap((text, i) =>
        words.every((word) => text.includes(word)) ? [i + 1] : [],
      );
      found += expected.length;
      expect({ words, seqs: await seqsOf(db, await searchFor(db, words)) }).toEqual({
        words,
        seqs: expected,
      });
      if (engine.name === 'postgres') continue;
      for (const enough of [0, 1, 20]) {
        const query = await byTrigrams(db.read, words, 3, enough);
        expect({ words, enough, seqs: await seqsOf(db, query) }).toEqual({
          ...{ words, enough },
          seqs: expected.slice(-3),
        });
      }
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it.runIf(engine.name === 'sqlite').for([
    { q: 'abc', status: 'won' },
    { q: 'a long search of words', sort: 'newest' },
  ])('with %j reads only what matches', async (query) => {
    const db = await engine.open();
    await insert(db, ['abc', 'a long search of words']);
    const filter = readFilter(new URLSearchParams(query));
    const { page } = await pageOf(db, filter, { limit: 50 });
    const { sql: text, parameters } = page.compile();
    const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    const { rows } = await db.write((tx) => tx.executeQuery<{ detail: string }>(explained));
    const steps = rows.map(({ detail }) => detail);
    const reads = steps.filter((step) => /^(SCAN|SEARCH) entries\b/.test(step));
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) expect(read).toContain('USING INTEGER PRIMARY KEY');
  });
});

/** Words that share trigrams with others which they aren't part of. */
const wordOf = (i: number) =>
  [parts[i % 12], parts[(i * 5 + 3) % 11], parts[(i * 3 + 1) % 7]].join('');

const seqsOf = async (db: Database, query: RawBuilder<unknown>) => {
  const rows = sql<{ seq: number }>`(${query})`;
  const found = await db.read.selectFrom(rows.as('found')).select('seq').execute();
  return found.map(({ seq }) => seq).sort((a, b) => a - b);
};

async function insert(db: Database, texts: readonly string[]): Promise<void> {
  const none = { lead_id: null, message_id: null, user_id: null, phone: null };
  const open = { due_at: null, answered_at: null, closed_at: null, reminded_at: null };
  const rows = texts.map(
    (text, i): EntryRow => ({
      ...{ seq: i + 1, id: newId(), origin: 'contact', status: 'new', held: 0, text },
      ...{ email: `${i}@example.com`, received_at: i, source: null, campaign: null, landing: null },
      ...{ ...none, ...open },
    }),
  );
  await db.write((tx) => insertRows(tx, 'entries', rows));
}
