import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { startSite } from '../test/site.ts';
import { leadRequest, load } from './load.ts';
import { median } from './measured.ts';

/** A row of the leads table: inserts per second, medians over the rounds. */
export interface LeadsRow {
  engine: 'SQLite' | 'PostgreSQL';
  /** Leads per second through HTTP, validation, idempotency key and commit, with 32 clients. */
  leads: number;
  /** Rows per second of a bare loop: one prepared single-row insert after another, each durable. */
  bare: number;
  /** Median of the ratios within each round. */
  ratio: number;
}

const CLIENTS = 32;

/** Load in s before the first turn, until V8 has compiled what a lead runs. */
const WARM_UP = 8;

/**
 * Measures both engines; the server and the bare loop take turns on the same disk.
 * @param rounds turns of each.
 * @param seconds length of a turn.
 */
export async function benchLeads(rounds = 5, seconds = 2): Promise<LeadsRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'beltway-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createDatabase(postgres.url);
    return [
      await measure('SQLite', { DATA_DIR: folder }, bareSqlite(folder), rounds, seconds),
      await measure('PostgreSQL', { DATABASE_URL: url }, await barePostgres(url), rounds, seconds),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Bare {
  insert(): unknown;
  close(): unknown;
}

async function measure(
  engine: LeadsRow['engine'],
  env: Record<string, string>,
  bare: Bare,
  rounds: number,
  seconds: number,
): Promise<LeadsRow> {
  const site = await startSite({ ...env, RATE_LIMIT: 'off' });
  const port = Number(new URL(site.url).port);
  const turns: { leads: number; bare: number }[] = [];
  await post(port, WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ leads: await post(port, seconds), bare: await loop(bare, seconds) });
  }
  await site.stop();
  await bare.close();
  return {
    engine,
    leads: median(turns.map((turn) => turn.leads)),
    bare: median(turns.map((turn) => turn.bare)),
    ratio: median(turns.map((turn) => turn.leads / turn.bare)),
  };
}

async function post(port: number, seconds: number): Promise<number> {
  const result = await load(port, { connections: CLIENTS, seconds, status: 201 }, leadRequest);
  return result.answered / result.seconds;
}

async function loop(bare: Bare, seconds: number): Promise<number> {
  const start = performance.now();
  let rows = 0;
  while (performance.now() < start + seconds * 1000) {
    await bare.insert();
    rows += 1;
  }
  return rows / ((performance.now() - start) / 1000);
}

const table = `create table bare (id text primary key, name text not null, email text not null,
  phone text not null, company text not null, website text, business_type text not null,
  current_marketing text, goals text not null, source text not null, created_at bigint not null)`;
const columns = 11;
const values = () => [randomUUID(), ...Object.values(sampleLead), Date.now()];

function bareSqlite(folder: string): Bare {
  const db = new DatabaseSync(join(folder, 'bare.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${table}`);
  const insert = db.prepare(`insert into bare values (${Array(columns).fill('?').join(', ')})`);
  return { insert: () => insert.run(...values()), close: () => db.close() };
}

async function barePostgres(url: string): Promise<Bare> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(table);
  const places = Array.from({ length: columns }, (_, i) => `$${i + 1}`).join(', ');
  const text = `insert into bare values (${places})`;
  return {
    insert: () => client.query({ name: 'bare', text, values: values() }),
    close: () => client.end(),
  };
}
