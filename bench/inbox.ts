import { randomUUID } from 'node:crypto';
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
import type { Part, Row } from './measured.ts';

/** Leads, and as many messages: `npm run bench -- inbox 20000`. */
const ROWS = Number(process.argv[3] ?? 1_000_000);

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

const words =
  'bakery plumber wedding arlington alexandria fairfax bethesda dentist lawyer flyers facebook instagram orders customers website google reviews phone monthly weekly budget seasonal holiday spring winter catering delivery office repair roofing garden kitchen studio fitness yoga salon barber clinic family grooming cleaning moving storage brakes'.split(
    ' ',
  );

const names =
  'whitfield zebrowska okonkwo ramirez nguyen petrov lindqvist abernathy castellano fitzgerald haverford kowalczyk mcallister oyelaran papadopoulos quintero rosenthal schumacher thornbury vandermeer'.split(
    ' ',
  );

/** The text of row `n`: a name and a number that few share, and words that many do. */
function person(n: number) {
  const name = `${names[n % names.length]}${(n * 7_919) % 100_003}`;
  const list = Array.from(
    { length: 25 },
    (_, i) => words[(n * (i + 3) + i * i * 7) % words.length],
  );
  const digits = String(2_000_000 + ((n * 104_729) % 7_999_999));
  return {
    name: `Ann ${name}`,
    email: `${name}.${n}@${words[n % 11]}.example`,
    phone: `(703) ${digits.slice(0, 3)}-${digits.slice(3)}`,
    text: list.join(' '),
  };
}

/** What owners type: a name, an address, a number, a common word, two words, nothing that exists. */
function searched(i: number): string {
  const { name, email, phone } = person((i * 7_368_787) % ROWS);
  const texts = [name.slice(4), email, phone, words[i % words.length], 'yoga salon', 'xylophone'];
  return texts[i % texts.length] ?? '';
}

/** The records, then their entries as the site adds them, then an outcome for some. */
async function fill(db: Database): Promise<void> {
  const start = Date.now() - ROWS;
  const together = 200;
  for (let n = 0; n < ROWS; n += together) {
    await db.write(async (tx) => {
      const some = Array.from({ length: Math.min(together, ROWS - n) }, (_, i) => n + i);
      await insertRows(
        tx,
        'leads',
        some.map((i) => lead(i, start + i)),
      );
      await insertRows(
        tx,
        'messages',
        some.map((i) => message(i, start + i)),
      );
    });
  }
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

const unknown = {
  first_landing: null,
  last_landing: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  set_aside_at: null,
  spam_reasons: null,
  released_at: null,
  request_id: null,
};

function lead(n: number, created_at: number) {
  const { text, ...who } = person(n);
  return {
    id: idAt(created_at),
    ...who,
    company: `${words[n % 37]} and sons`,
    website: null,
    business_type: 'Other',
    current_marketing: null,
    goals: text,
    source: n % 4 === 0 ? 'api' : 'Free Audit Page',
    created_at,
    ...unknown,
  };
}

function message(n: number, created_at: number) {
  const { text, ...who } = person(n + ROWS);
  return {
    id: idAt(created_at),
    source: (['contact', 'support', 'chat'] as const)[n % 3] ?? 'chat',
    ...who,
    first_name: null,
    last_name: null,
    company: null,
    topic: null,
    subject: null,
    message: text,
    priority: 'normal' as const,
    transcript: null,
    created_at,
    ...unknown,
  };
}

/** A UUIDv7 of a time. */
function idAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Time in ms from storing a lead to finding it, when the site looks twice a second. */
async function timeToFind(db: Database): Promise<number> {
  const filler = createFiller(db);
  await filler.fill(1);
  const now = Date.now();
  await db.write((tx) => insertRows(tx, 'leads', [{ ...lead(0, now + hour), name: 'Quagga Zyx' }]));
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
