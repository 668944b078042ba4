import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { ensureBuilt } from '../../scripts/build.ts';
import { createDatabase, startPostgres } from '../postgres.ts';
import { backupUnderLoad } from './backup.ts';
import { claims } from './claims.ts';
import { crashRounds } from './crash.ts';
import { erasePeople } from './erasing.ts';
import { killedLooks } from './killed-looks.ts';
import { killedSending } from './killed-sending.ts';
import { mailFlood } from './mail-flood.ts';
import { outage } from './outage.ts';
import { signInAttack } from './sign-ins.ts';
import { spreadsheet } from './spreadsheet.ts';
import { writeLock } from './write-lock.ts';

/**
 * npm run faults: both engines, with fsync.
 * -- --rounds 50 --leads 1000, and a word picks the faults whose title has it: -- sending
 * A backup is of 150,000 leads unless --leads says otherwise.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    leads: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const leads = Number(values.leads ?? 1_000);

interface Fault {
  title: string;
  run(settings: DatabaseSettings): Promise<object>;
  /** Fields of the report that must be 0, unless it says why the fault was `skipped`. */
  none: string[];
}

const faults: Fault[] = [
  {
    title: 'Server killed under load',
    run: (settings) => crashRounds(settings, rounds),
    none: ['lost', 'extra'],
  },
  {
    title: 'Server killed while sending',
    run: (settings) => killedSending(settings, rounds),
    none: ['lost', 'wrong', 'unpushed', 'needless'],
  },
  {
    title: 'Server killed while it looks at sites',
    run: (settings) => killedLooks(settings, rounds),
    none: ['lost', 'doubled'],
  },
  {
    title: 'Mail server down for 6 hours, receiver for 24',
    run: (settings) => outage(settings, leads),
    none: ['refused', 'lost', 'repeated', 'strange'],
  },
  {
    title: 'Two processes with four workers each claim',
    run: (settings) => claims(settings, leads),
    none: ['twice'],
  },
  {
    title: 'Exports of hostile records opened in LibreOffice',
    run: (settings) => spreadsheet(settings, leads),
    none: ['formulas', 'wrong'],
  },
  {
    title: 'Backup under load, restored on both engines',
    run: (settings) => backupUnderLoad(settings, Number(values.leads ?? 150_000), newPlace),
    none: ['missing', 'different', 'broken', 'slowed'],
  },
  {
    title: 'Mails to one victim asked for from 1,000 networks',
    run: mailFlood,
    none: ['overLimit', 'late'],
  },
  {
    title: '200 people erased',
    run: (settings) => erasePeople(settings, 200, newPlace),
    none: ['found', 'logged', 'restored', 'missing'],
  },
  {
    title: 'Another program has the write lock for 30 s',
    run: writeLock,
    none: ['slowed', 'timedOut', 'other', 'overdue', 'lost'],
  },
  {
    title: '1,000 sign-ins tried from one /48',
    run: signInAttack,
    none: ['overLimit', 'refused', 'late'],
  },
];

await ensureBuilt();
const folders: string[] = [];
const postgres = await startPostgres({ durable: true });
try {
  const wanted = positionals[0]?.toLowerCase() ?? '';
  for (const fault of faults.filter(({ title }) => title.toLowerCase().includes(wanted))) {
    console.log(`\n${fault.title}`);
    const reports: Record<string, object> = {
      SQLite: await onSqlite(fault),
      PostgreSQL: await onPostgres(fault),
    };
    console.table(reports);
    for (const report of Object.values(reports)) {
      if ('skipped' in report) continue;
      const bad = fault.none.filter((field) => (report as Record<string, unknown>)[field] !== 0);
      if (bad.length > 0) process.exitCode = 1;
    }
  }
} finally {
  await postgres.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

/** An empty place to restore into; both are removed at the end. */
async function newPlace(engine: 'sqlite' | 'postgres'): Promise<DatabaseSettings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  folders.push(dataDir);
  return {
    dataDir,
    databaseUrl: engine === 'sqlite' ? undefined : await createDatabase(postgres.url),
  };
}

async function onSqlite(fault: Fault): Promise<object> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  try {
    return await fault.run({ dataDir, databaseUrl: undefined });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(fault: Fault): Promise<object> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  try {
    return await fault.run({ dataDir, databaseUrl: await createDatabase(postgres.url) });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
