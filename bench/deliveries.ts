import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { leadCreated } from '../app/audit/events.server.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { claim } from '../server/deliveries/ledger.ts';
import { createOutbox } from '../server/deliveries/outbox.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { median } from './measured.ts';
import type { Part, Row } from './part.ts';

/** Leads, each with three deliveries and their attempts, in the full database. */
const FULL = 1_000_000;
const WAITING = 100_000;
const TURNS = 7;

/** Microseconds for one lead, medians of turns. */
interface Storing {
  bare: number;
  withDeliveries: number;
  full: number;
  /** Medians of the turns' own ratios. */
  cost: number;
  growth: number;
}

/** What the ledger costs whoever sends a form, and how long a claim takes. */
export const deliveries: Part = {
  title: 'Deliveries: storing and claiming',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-deliveries-'));
    const postgres = await startPostgres({ durable: true });
    const sqlite = (name: string) => ({ dataDir: join(folder, name), databaseUrl: undefined });
    const url = async () => ({ dataDir: '', databaseUrl: await createDatabase(postgres.url) });
    try {
      return [
        ...(await measure('SQLite', sqlite('empty'), sqlite('full'))),
        ...(await measure('PostgreSQL', await url(), await url())),
      ];
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measure(
  engine: string,
  emptyAt: DatabaseSettings,
  fullAt: DatabaseSettings,
): Promise<Row[]> {
  const [empty, full] = [openDatabase(emptyAt), openDatabase(fullAt)];
  await Promise.all([migrate(empty), migrate(full)]);
  await fill(full);
  const rows: Row[] = [];
  for (const clients of [1, 32]) {
    const one = await storing(empty, full, clients);
    rows.push({
      engine,
      'at once': String(clients),
      'lead alone, µs': one.bare.toFixed(0),
      'with deliveries, µs': one.withDeliveries.toFixed(0),
      ratio: one.cost.toFixed(2),
      'with 1,000,000 leads, µs': one.full.toFixed(0),
      'full / empty': one.growth.toFixed(2),
    });
  }
  const claiming = await claims(full);
  await Promise.all([empty.close(), full.close()]);
  return rows.map((row) => ({
    ...row,
    'claim with 100,000 waiting, ms (median, p99)': claiming,
  }));
}

/** The same leads without and with their deliveries, and in a full database, taking turns. */
async function storing(empty: Database, full: Database, clients: number): Promise<Storing> {
  const bare = () => empty.write((tx) => tx.insertInto('leads').values(row()).execute());
  const [whole, inFull] = [wholeLead(empty), wholeLead(full)];
  const turns: { bare: number; whole: number; full: number }[] = [];
  for (let i = 0; i <= TURNS; i += 1) {
    turns.push({
      bare: await turn(bare, clients),
      whole: await turn(whole, clients),
      full: await turn(inFull, clients),
    });
  }
  turns.shift();
  return {
    bare: median(turns.map((one) => one.bare)),
    withDeliveries: median(turns.map((one) => one.whole)),
    full: median(turns.map((one) => one.full)),
    cost: median(turns.map((one) => one.whole / one.bare)),
    growth: median(turns.map((one) => one.full / one.whole)),
  };
}

function wholeLead(db: Database): () => Promise<void> {
  const outbox = createOutbox({ engine: db.engine, clock: Date.now, webhook: true });
  return () =>
    db.write(async (tx) => {
      const lead = row();
      await tx.insertInto('leads').values(lead).execute();
      await outbox.enqueue(tx, leadCreated, { id: lead.id });
    });
}

/** Microseconds for one write, with so many clients asking at once for 0.7 s. */
async function turn(write: () => Promise<unknown>, clients: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - start < 700) {
        await write();
        count += 1;
      }
    }),
  );
  return ((performance.now() - start) * 1000) / count;
}

function row() {
  const { businessType, currentMarketing, ...lead } = sampleLead;
  return {
    ...lead,
    id: randomUUIDv7(),
    business_type: businessType,
    current_marketing: currentMarketing,
    first_landing: '/',
    last_landing: '/free-audit',
    referrer: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    utm_term: null,
    utm_content: null,
    created_at: Date.now(),
    set_aside_at: null,
    spam_reasons: null,
    released_at: null,
  };
}

/** A year of a busy site, its ids as ordered as real ones. */
async function fill(db: Database): Promise<void> {
  const numbers =
    db.engine === 'sqlite'
      ? sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(FULL)})`
      : sql`with n as (select i from generate_series(1, ${sql.lit(FULL)}) as i)`;
  const hex = (prefix: string) =>
    db.engine === 'sqlite'
      ? sql`printf('${sql.raw(prefix)}%07x-0000-7000-8000-000000000000', i)`
      : sql`'${sql.raw(prefix)}' || lpad(to_hex(i), 7, '0') || '-0000-7000-8000-000000000000'`;
  await db.write(async (tx) => {
    await sql`${numbers} insert into leads (id, name, email, phone, company, business_type, goals, source, created_at)
      select ${hex('0')}, 'Dana Whitfield', 'dana' || i || '@mail.example', '(703) 555-0199', 'Whitfield Bakery',
        'Retail Store', 'More orders for wedding cakes from Arlington and Alexandria.', 'Free Audit Page', i from n`.execute(
      tx,
    );
  });
  for (const [kind, channel, prefix] of kinds) {
    await db.write(async (tx) => {
      await sql`${numbers} insert into deliveries (id, channel, kind, event, subject_id, state, attempts, replayed_after, due_at, created_at, ended_at)
        select ${hex(prefix)}, ${sql.lit(channel)}, ${sql.lit(kind)}, 'lead.created', ${hex('0')}, 'delivered', 1, 0, i, i, i from n`.execute(
        tx,
      );
    });
  }
  if (db.engine === 'postgres') await db.write((tx) => sql`analyze`.execute(tx));
}

const kinds = [
  ['visitor-email', 'email', '0'],
  ['owner-email', 'email', '1'],
  ['webhook', 'webhook', '2'],
] as const;

/** Median and 99th percentile of single claims of four, with many waiting. */
async function claims(db: Database): Promise<string> {
  await db.write((tx) =>
    sql`update deliveries set state = 'waiting', due_at = created_at, claim = null where channel = 'webhook' and id < ${waitingBelow}`.execute(
      tx,
    ),
  );
  if (db.engine === 'postgres') await db.write((tx) => sql`analyze deliveries`.execute(tx));
  const times: number[] = [];
  for (let i = 0; i < 300; i += 1) {
    const start = performance.now();
    const claimed = await claim(db, {
      channel: 'webhook',
      now: Date.now(),
      count: 4,
      lease: 600_000,
    });
    times.push(performance.now() - start);
    if (claimed.length !== 4) throw new Error('The ledger ran dry');
  }
  times.sort((a, b) => a - b);
  return `${times[150]?.toFixed(2)}, ${times[296]?.toFixed(2)}`;
}

const waitingBelow = `2${WAITING.toString(16).padStart(7, '0')}`;
