import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, type DatabaseSettings, openDatabase } from '../lib/db/client.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { median, type Part, type Row } from './measured.ts';

const ROUNDS = 25;

/** Batches of concurrent units in a round. */
const BATCHES = 30;

/** Units of a batch whose time is measured, and their neighbors. */
const MEASURED = 29;
const NEIGHBORS = 3;

/** Compares the cost of a unit of work when none and when a tenth of the concurrent units fail. */
export const writes: Part = {
  title: 'Concurrent writes, a tenth of them failing',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'beltway-bench-'));
    const postgres = await startPostgres({ durable: true });
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
  await db.write((tx) => sql`create table units (id text primary key, body text)`.execute(tx));
  await round(db, true);
  const turns: { none: number; some: number }[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    // The two alternate in going first, so that other work on the machine affects both alike.
    if (i % 2 === 0) turns.push({ none: await round(db, false), some: await round(db, true) });
    else {
      const some = await round(db, true);
      turns.push({ some, none: await round(db, false) });
    }
  }
  await db.close();
  return {
    engine,
    'µs a unit, none fails': median(turns.map(({ none }) => none)).toFixed(0),
    'µs a unit, a tenth fails': median(turns.map(({ some }) => some)).toFixed(0),
    ratio: median(turns.map(({ none, some }) => some / none)).toFixed(2),
  };
}

/** Returns the wall-clock time per measured unit in µs. */
async function round(db: Database, neighborsFail: boolean): Promise<number> {
  const start = performance.now();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const units = Array.from({ length: MEASURED + NEIGHBORS }, (_, i) =>
      unit(db, neighborsFail && i % 10 === 5),
    );
    await Promise.all(units);
  }
  return ((performance.now() - start) * 1000) / (BATCHES * MEASURED);
}

async function unit(db: Database, fails: boolean): Promise<void> {
  const stored = db.write(async (tx) => {
    for (const body of ['first', 'second']) {
      await sql`insert into units values (${randomUUID()}, ${body})`.execute(tx);
    }
    if (fails) throw new NeighborError();
  });
  await stored.catch((error) => {
    if (!(error instanceof NeighborError)) throw error;
  });
}

class NeighborError extends Error {}
