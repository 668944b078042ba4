import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { leadCreated } from '../app/features/audit/mail.server.ts';
import { migrations } from '../app/features.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { createOutbox } from '../lib/deliveries/outbox.ts';
import { claimIn } from '../lib/deliveries/queue.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { median, type Part, type Row } from './measured.ts';

/** Leads in the full database, each with three deliveries. */
const FULL = 1_000_000;
const WAITING = 100_000;
/** Turns that count, and those before them that only warm up. */
const TURNS = 60;
const WARM_UP = 6;

/** Medians of the turns, for one lead. */
interface Storing {
  bare: Cost;
  whole: Cost;
  full: Cost;
  /** Medians of the ratios within each turn. */
  ratio: number;
  growth: number;
}

/** Cost of one write in µs: time until the durable commit, and this process's CPU time. */
interface Cost {
  time: number;
  cpu: number;
}

/**
 * Measures what the ledger adds to a form post, and how long a claim takes. It compares a transaction
 * that inserts one lead with one that inserts a lead and its three deliveries, on the same database
 * and connections, both committed durably. They take turns of a few writes, so that other work on the
 * machine affects both alike. The idempotency key, the screening and HTTP are left out, because they
 * cost both the same.
 */
export const deliveries: Part = {
  title: 'Deliveries: storing a lead without and with them, and claiming',
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
  await Promise.all([migrate(empty, migrations), migrate(full, migrations)]);
  await fill(full);
  const rows: Row[] = [];
  for (const clients of [1, 32]) {
    const one = await storing(empty, full, clients);
    rows.push({
      engine,
      'at once': String(clients),
      'lead alone, µs': one.bare.time.toFixed(0),
      'with deliveries, µs': one.whole.time.toFixed(0),
      ratio: one.ratio.toFixed(2),
      'CPU of this process, µs': `${one.bare.cpu.toFixed(0)} → ${one.whole.cpu.toFixed(0)}`,
      'with 1,000,000 leads, µs': one.full.time.toFixed(0),
      'full / empty': one.growth.toFixed(2),
    });
  }
  const claiming = await claims(full);
  await Promise.all([empty.close(), full.close()]);
  return rows.map((row) => ({ ...row, ...claiming }));
}

/** Stores leads without and with deliveries, and in a full database, in turns. */
async function storing(empty: Database, full: Database, clients: number): Promise<Storing> {
  const bare = () => empty.write((tx) => tx.insertInto('leads').values(row()).execute());
  const [whole, inFull] = [wholeLead(empty), wholeLead(full)];
  const turns: { bare: Cost; whole: Cost; full: Cost }[] = [];
  for (let i = 0; i < WARM_UP + TURNS; i += 1) {
    turns.push({
      bare: await turn(bare, clients),
      whole: await turn(whole, clients),
      full: await turn(inFull, clients),
    });
  }
  turns.splice(0, WARM_UP);
  const middle = (way: 'bare' | 'whole' | 'full'): Cost => ({
    time: median(turns.map((one) => one[way].time)),
    cpu: median(turns.map((one) => one[way].cpu)),
  });
  return {
    bare: middle('bare'),
    whole: middle('whole'),
    full: middle('full'),
    ratio: median(turns.map((one) => one.whole.time / one.bare.time)),
    growth: median(turns.map((one) => one.full.time / one.whole.time)),
  };
}

function wholeLead(db: Database): () => Promise<void> {
  const outbox = createOutbox({ clock: Date.now, webhook: true });
  return () =>
    db.write(async (tx) => {
      const lead = row();
      await tx.insertInto('leads').values(lead).execute();
      await outbox.enqueue(tx, leadCreated, { id: lead.id, source: '198.51.100.7' });
    });
}

/** Average cost of a write while the given number of clients write a few times each. */
async function turn(write: () => Promise<unknown>, clients: number): Promise<Cost> {
  const each = clients === 1 ? 5 : 10;
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let i = 0; i < each; i += 1) await write();
    }),
  );
  const time = (performance.now() - start) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { time: time / (clients * each), cpu: (user + system) / (clients * each) };
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
    request_id: null,
  };
}

/** Fills a database as a busy site would in a year, with ids in order of time. */
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

/** Medians and 95th percentiles of single claims of four, with many waiting. */
async function claims(db: Database): Promise<Row> {
  await db.write((tx) =>
    sql`update deliveries set state = 'waiting', due_at = created_at, claim = null where channel = 'webhook' and id < ${waitingBelow}`.execute(
      tx,
    ),
  );
  if (db.engine === 'postgres') await db.write((tx) => sql`analyze deliveries`.execute(tx));
  const [whole, work]: [number[], number[]] = [[], []];
  for (let i = 0; i < 330; i += 1) {
    const start = performance.now();
    const request = { now: Date.now(), count: 4, leaseMs: 600_000 };
    const [claimed, took] = await db.write(async (tx) => {
      const begun = performance.now();
      const rows = await claimIn(tx, db.engine, { kind: 'webhook' }, request);
      return [rows, performance.now() - begun];
    });
    if (claimed.length !== 4) throw new Error('Too few deliveries are waiting');
    if (i < 30) continue;
    whole.push(performance.now() - start);
    work.push(took);
  }
  return {
    'claim with 100,000 waiting, ms (median, p95)': spread(whole),
    'without its durable commit': spread(work),
  };
}

function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return `${median(times).toFixed(2)}, ${p95.toFixed(2)}`;
}

const waitingBelow = `2${WAITING.toString(16).padStart(7, '0')}`;
