import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../lib/db/client.ts';
import type { Json } from '../../../lib/db/columns.ts';
import { release } from '../../../lib/spam/held.ts';
import { describeEngines } from '../../../test/engines.ts';
import { sampleLead } from '../../../test/sample-lead.ts';
import { sampleMessage } from '../../../test/sample-message.ts';
import { testServices } from '../../../test/services.ts';
import { storeLead } from '../audit/leads.server.ts';
import { leadCreated } from '../audit/mail.server.ts';
import { storeMessage } from '../messages/messages.server.ts';
import { changeCount } from './changes.server.ts';
import { createFiller } from './fill.server.ts';
import { type Filter, originsOf, readFilter, sortOf } from './filter.ts';
import { type Cursor, listEntries } from './list.server.ts';
import { kinds, originIds } from './origins.ts';
import { addNote, recordEvent, undoEvent, updateProgress } from './progress.server.ts';
import { statuses } from './promises.ts';
import { matching, searchBy } from './search.server.ts';
import { foldText, searchWords } from './text.ts';
import { loadToday } from './today.server.ts';

const hour = 3_600_000;
const ownerId = 'owner';

const begin = (db: Database, now: number) => {
  const services = testServices(db, () => now);
  const sent = { source: '192.0.2.1', key: undefined };
  return {
    services,
    lead: async (entries: object = {}) =>
      idOf(await storeLead(services, { ...sampleLead, ...entries }, sent)),
    message: async (entries: object = {}) =>
      idOf(await storeMessage(services, { ...sampleMessage, ...entries }, sent)),
  };
};

const idOf = (stored: { kind: string; answer?: { body: { id: string } } }) => {
  if (!stored.answer) throw new Error(`Not stored: ${stored.kind}`);
  return stored.answer.body.id;
};

const filterBy = (query: Partial<Record<keyof Filter, string>>) =>
  readFilter(new URLSearchParams(query));

const idsOf = async (db: Database, query: Partial<Record<keyof Filter, string>>) =>
  (await listEntries(db, filterBy(query), { limit: 50 })).map(({ id }) => id);

describeEngines('Entries', (engine) => {
  it('appear for each lead and message, once, with the promise of its page', async () => {
    const db = await engine.open();
    const { lead, message } = begin(db, 1_000);
    const ids = [await lead(), await message(), await message({ source: 'support' })];
    const filler = createFiller(db);
    expect(await filler.fill(2)).toBe(2);
    const version = await changeCount(db.read);
    expect(await filler.fill(50)).toBe(1);
    expect(await changeCount(db.read)).toBe(version + 1);
    expect(await filler.fill(50)).toBe(0);
    expect(await changeCount(db.read)).toBe(version + 1);
    expect(await createFiller(db).fill(50)).toBe(0);
    const rows = await listEntries(db, filterBy({}), { limit: 50 });
    expect(rows.map(({ id, origin, due_at }) => ({ id, origin, due_at }))).toEqual([
      { id: ids[2], origin: 'support', due_at: 1_000 + 2 * hour },
      { id: ids[0], origin: 'audit-page', due_at: 1_000 + 24 * hour },
      { id: ids[1], origin: 'contact', due_at: 1_000 + 24 * hour },
    ]);
  });

  it('appear for a message whose conversation can’t be read, and for those after it', async () => {
    const db = await engine.open();
    const { message } = begin(db, 1_000);
    const transcript = [{ role: 'user' as const, content: 'Hello', timestamp: 1 }];
    const ids = [await message({ source: 'chat', transcript }), await message()];
    await db.write((tx) =>
      tx
        .updateTable('messages')
        .set({ transcript: '{"cut": "of' as Json })
        .where('transcript', 'is not', null)
        .execute(),
    );
    expect(await createFiller(db).fill(50)).toBe(2);
    expect((await idsOf(db, {})).toSorted()).toEqual(ids.toSorted());
  });

  it('are found by everything that was typed, whatever its case, accents and parts', async () => {
    const db = await engine.open();
    const { lead, message } = begin(db, 1_000);
    const first = await lead({ name: 'José Ångström', website: 'https://xn--caf-dma.example/50%' });
    const second = await message({
      message: 'A second_shop in VIENNA',
      phone: '+1 (571) 555-0123',
    });
    await createFiller(db).fill(50);
    for (const query of ['jose', 'ÅNGSTR', 'ngst', 'bakery wedding', 'dana@whitfield-b', '50%'])
      expect({ query, found: await idsOf(db, { q: query }) }).toEqual({ query, found: [first] });
    for (const query of ['vienna', 'second_', '571 555 0123', '(571) 555', 'Dana@Whitfield.Ex'])
      expect({ query, found: await idsOf(db, { q: query }) }).toEqual({ query, found: [second] });
    for (const query of ['secondxshop', '50x', 'jose vienna', '"', '% % %', 'zzz'])
      expect((await idsOf(db, { q: `${query} nothing-like-it` })).length).toBe(0);
    // Too short for the index, so it filters nothing.
    expect((await idsOf(db, { q: 'a' })).length).toBe(2);
  });

  it('are found once, among the newest and among all others', async () => {
    const db = await engine.open();
    const { lead } = begin(db, 1_000);
    for (let i = 0; i < 6; i += 1) await lead({ goals: `Number ${i} and many more` });
    await createFiller(db).fill(50);
    for (const window of [1, 3, 6, 10]) {
      const query = matching('pg_trgm', searchWords('whitfield'), window);
      const found = sql<{ seq: number }>`(select seq from (${query}) as found)`;
      const rows = await db.read.selectFrom(found.as('found')).select('seq').execute();
      expect(rows.map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  it('are found among the newest where PostgreSQL has no index for the search', async () => {
    const db = await engine.open();
    const id = await begin(db, 1_000).lead();
    await createFiller(db).fill(50);
    const query = matching('newest', searchWords('whitfield bakery'));
    const found = db.read
      .selectFrom('entries')
      .select('id')
      .where('seq', 'in', sql<number>`(${query})`);
    expect(await found.execute()).toEqual([{ id }]);
    if (engine.name === 'postgres') expect(await searchBy(db.read)).toBe('pg_trgm');
  });

  it('wait while they are held, and are due as promised once released', async () => {
    const db = await engine.open();
    const { services, lead } = begin(db, 1_000);
    const id = await lead({ company_website: '', goals: 'seo seo seo seo' });
    await db.write((tx) =>
      tx
        .updateTable('leads')
        .set({ set_aside_at: 5, spam_reasons: null })
        .where('id', '=', id)
        .execute(),
    );
    const filler = createFiller(db);
    await filler.fill(50);
    expect(await idsOf(db, {})).toEqual([]);
    expect(await idsOf(db, { held: '1' })).toEqual([id]);
    expect(await release(services, { table: 'leads', event: leadCreated, id })).toBe(true);
    await filler.fill(50);
    expect(await idsOf(db, { held: '1' })).toEqual([]);
    const [entry] = await listEntries(db, filterBy({}), { limit: 1 });
    expect(entry).toMatchObject({ id, held: 0, due_at: 1_000 + 24 * hour });
  });

  it('take outcomes, statuses and notes; the last one can be undone', async () => {
    const db = await engine.open();
    const now = Date.UTC(2026, 6, 8, 12);
    const { lead, message } = begin(db, now - 25 * hour);
    const ids = [await lead(), await message({ source: 'support' }), await message()];
    await createFiller(db).fill(50);
    const [a = '', b = '', c = ''] = ids;
    const record = (id: string, event: 'reached' | 'no-answer' | 'not-a-fit', at: number) =>
      db.write((tx) => recordEvent(tx, { ids: [id, 'unknown'], ownerId, event, at }));
    expect(await record(a, 'no-answer', now - 2 * hour)).toEqual([a]);
    expect(await loadToday(db.read, now)).toMatchObject({ late: 3, toCall: 3 });
    expect(await loadToday(db.read, now - 20 * hour)).toMatchObject({ late: 1, toCall: 3 });
    await record(a, 'reached', now);
    // Noted later, happened earlier.
    await record(a, 'reached', now - 5 * hour);
    await record(b, 'not-a-fit', now);
    const rows = await db.read.selectFrom('entries').selectAll().orderBy('seq').execute();
    expect(rows).toMatchObject([
      { id: a, status: 'contacted', answered_at: now - 5 * hour, due_at: null },
      { id: b, status: 'lost', answered_at: null, closed_at: now, due_at: null },
      { id: c, status: 'new', due_at: now - hour },
    ]);
    expect(await loadToday(db.read, now + 1)).toEqual({
      toCall: 1,
      dueToday: 0,
      late: 1,
      median: { thisWeek: 20 * hour, lastWeek: null },
    });
    expect(await db.write((tx) => undoEvent(tx, b))).toBe(true);
    expect(await db.write((tx) => undoEvent(tx, b))).toBe(false);
    expect(await idsOf(db, { sort: 'due' })).toEqual([b, c]);
    expect(await db.write((tx) => addNote(tx, { entryId: c, ownerId, text: 'Busy', now }))).toBe(
      true,
    );
    expect(await db.write((tx) => addNote(tx, { entryId: 'x', ownerId, text: 'Busy', now }))).toBe(
      false,
    );
  });

  it('go with the record that they belong to, from the search too', async () => {
    const db = await engine.open();
    const { lead } = begin(db, 1_000);
    const id = await lead();
    const filler = createFiller(db);
    await filler.fill(50);
    await db.write((tx) => recordEvent(tx, { ids: [id], ownerId, event: 'reached', at: 2_000 }));
    await db.write((tx) => tx.deleteFrom('leads').where('id', '=', id).execute());
    for (const table of ['entries', 'entry_events'] as const)
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await idsOf(db, { q: 'whitfield' })).toEqual([]);
    expect(await filler.fill(50)).toBe(0);
  });

  it('are filtered, sorted and paged like a plain loop over all of them', async () => {
    const db = await engine.open();
    const entries = await many(db, 90);
    const filters = allFilters();
    for (const filter of filters) {
      const expected = expectedSeqs(entries, filter);
      const seqs: number[] = [];
      let after: Cursor | undefined;
      for (;;) {
        const page = await listEntries(db, filter, { limit: 40, after });
        seqs.push(...page.map(({ seq }) => seq));
        after = page.at(-1);
        if (page.length < 40) break;
      }
      expect({ filter, seqs }).toEqual({ filter, seqs: expected });
    }
    expect(filters.length).toBeGreaterThan(100);
  });
});

async function many(db: Database, count: number) {
  const now = 1_000_000_000;
  for (let i = 0; i < count; i += 1) {
    const { lead, message } = begin(db, now + (i % 37) * hour);
    const text = ['wedding cakes', 'new roof', 'a yoga class'][i % 3] ?? '';
    if (i % 2 === 0)
      await lead({ goals: `More ${text}, please`, source: i % 4 ? 'api' : sampleLead.source });
    else await message({ source: (['contact', 'support', 'chat'] as const)[i % 3], message: text });
  }
  await createFiller(db).fill(count);
  const rows = await db.read.selectFrom('entries').selectAll().orderBy('seq').execute();
  await db.write(async (tx) => {
    for (const { id, seq } of rows) {
      const held = seq % 7 === 0 ? 1 : 0;
      await tx.updateTable('entries').set({ held }).where('id', '=', id).execute();
      const event = statuses[seq % 5];
      if (event && event !== 'new') await recordEvent(tx, { ids: [id], ownerId, event, at: now });
      else await updateProgress(tx, id);
    }
  });
  return db.read.selectFrom('entries').selectAll().orderBy('seq').execute();
}

function allFilters(): Filter[] {
  const lists = ['', 'wedding', 'yoga please'].flatMap((q) =>
    ['', ...kinds].flatMap((kind) =>
      ['', ...statuses].flatMap((status) =>
        ['', '1'].flatMap((held) =>
          ['due', 'newest'].map((sort) => ({ q, kind, status, held, sort })),
        ),
      ),
    ),
  );
  const sources = originIds.map((source) => ({ source, sort: 'newest' }));
  return [...lists, ...sources, { plan: 'growth' }, { kind: 'chat', source: 'contact' }].map(
    filterBy,
  );
}

function expectedSeqs(entries: Awaited<ReturnType<typeof many>>, filter: Filter): number[] {
  const due = sortOf(filter) === 'due';
  const found = entries.filter(
    (entry) =>
      originsOf(filter).includes(entry.origin) &&
      filter.plan === '' &&
      (filter.status === '' || entry.status === filter.status) &&
      entry.held === (filter.held === '1' ? 1 : 0) &&
      (!due || entry.due_at !== null) &&
      searchWords(filter.q).every((word) => entry.text.includes(foldText(word))),
  );
  found.sort((a, b) => (due ? (a.due_at ?? 0) - (b.due_at ?? 0) || a.seq - b.seq : b.seq - a.seq));
  return found.map(({ seq }) => seq);
}
