import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createFiller } from '../app/features/inbox/fill.server.ts';
import { readFilter } from '../app/features/inbox/filter.ts';
import { listEntries } from '../app/features/inbox/list.server.ts';
import { recordEvent } from '../app/features/inbox/progress.server.ts';
import { loadToday } from '../app/features/inbox/today.server.ts';
import { migrations } from '../app/features.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../lib/db/client.ts';
import { insertRows } from '../lib/db/insert.ts';
import { migrate } from '../lib/db/migrate.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { numberAsked, type Part, type Row } from './measured.ts';
import { leadRow, person, storeLeads, storeMessages, words } from './records.ts';

/** Leads, and as many messages: `npm run bench -- inbox 20000`. */
const ROWS = numberAsked(1_000_000);

/** Queries of each kind. */
const QUERIES = 200;

const hour = 3_600_000;

/** Measures the inbox's queries on a database with a million leads and a million messages. */
export const inbox: Part = {
  title: `Inbox: ${ROWS.toLocaleString('en-US')} leads and as many messages`,
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'beltway-bench-'));
    const postgres = await startPostgres({ durable: false });
    try {
      const databaseUrl = await createDatabase(postgres.url);
      return [
        await measure('SQLite', { dataDir, databaseUrl: undefined }),
        await measure('PostgreSQL', { dataDir, databaseUrl }),
      ];
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    }
  },
};

async function measure(engine: string, settings: DatabaseSettings): Promise<Row> {
  const db = openDatabase(settings);
  await migrate(db, migrations);
  await fill(db);
  const now = Date.now();
  const filters = [
    { sort: 'newest' },
    { status: 'won', sort: 'newest' },
    { status: 'lost', kind: 'chat' },
    { kind: 'message', source: 'support', status: 'qualified' },
    { source: 'audit-api', status: 'contacted' },
  ];
  const times = {
    list: await timed(() => listed(db, {})),
    filter: await timed((i) => listed(db, filters[i % filters.length] ?? {})),
    search: await timed((i) => listed(db, { q: searched(i), sort: 'newest' })),
    both: await timed((i) => listed(db, { q: searched(i), status: 'won' })),
    today: await timed(() => loadToday(db.read, now)),
  };
  const finding = await timeToFind(db);
  await db.close();
  return {
    engine,
    'list, p95': ms(times.list),
    'filter, p95': ms(times.filter),
    'search, p95': ms(times.search),
    'search and filter, p95': ms(times.both),
    'figures of the day, p95': ms(times.today),
    'new entry found after, at most': ms([finding]),
  };
}

const listed = (db: Database, query: Record<string, string>) =>
  listEntries(db, readFilter(new URLSearchParams(query)), { limit: 50 });

/** What owners type: a name, an address, a number, a common word, two words, nothing that exists. */
function searched(i: number): string {
  const { name, email, phone } = person((i * 7_368_787) % ROWS);
  const texts = [name.slice(4), email, phone, words[i % words.length], 'yoga salon', 'xylophone'];
  return texts[i % texts.length] ?? '';
}

/** The records, then their entries as the site adds them, then an outcome for some. */
async function fill(db: Database): Promise<void> {
  await storeLeads(db, { from: 0, to: ROWS });
  await storeMessages(db, { from: 0, to: ROWS });
  const filler = createFiller(db);
  while ((await filler.fill(5_000)) > 0) {}
  const statuses = ['contacted', 'qualified', 'won', 'lost'] as const;
  for (let n = 0; n < ROWS / 100; n += 1) {
    const seq = ((n * 7_919) % (2 * ROWS)) + 1;
    const event = statuses[n % 4] ?? 'won';
    await db.write(async (tx) => {
      const row = await tx
        .selectFrom('entries')
        .select('id')
        .where('seq', '=', seq)
        .executeTakeFirst();
      if (row) await recordEvent(tx, { ids: [row.id], ownerId: 'bench', event, at: Date.now() });
    });
  }
  if (db.engine === 'postgres') await db.write((tx) => sql`analyze`.execute(tx));
}

/** Time in ms from storing a lead to finding it, when the site looks twice a second. */
async function timeToFind(db: Database): Promise<number> {
  const filler = createFiller(db);
  await filler.fill(1);
  const now = Date.now();
  await db.write((tx) =>
    insertRows(tx, 'leads', [{ ...leadRow(0, now + hour), name: 'Quagga Zyx' }]),
  );
  const started = performance.now();
  await filler.fill(50);
  const found = await listed(db, { q: 'quagga', sort: 'newest' });
  if (found.length !== 1) throw new Error(`Found ${found.length} entries`);
  return 500 + performance.now() - started;
}

async function timed(query: (i: number) => Promise<unknown>): Promise<number[]> {
  await query(0);
  const times: number[] = [];
  for (let i = 0; i < QUERIES; i += 1) {
    const started = performance.now();
    await query(i);
    times.push(performance.now() - started);
  }
  return times;
}

/** The 95th percentile. */
function ms(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0).toFixed(1)} ms`;
}
