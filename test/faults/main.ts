import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build.ts';
import { createDatabase, startPostgres } from '../postgres.ts';
import { type CrashReport, crashRounds } from './crash.ts';

// npm run faults -- --rounds 50: both engines on a disk that is really written to.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
await ensureBuilt();

const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
const postgres = await startPostgres({ durable: true });
const reports: Record<string, CrashReport> = {};
try {
  reports.SQLite = await crashRounds({ dataDir, databaseUrl: undefined }, rounds);
  const databaseUrl = await createDatabase(postgres.url);
  reports.PostgreSQL = await crashRounds({ dataDir, databaseUrl }, rounds);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.table(reports);
if (Object.values(reports).some(({ lost, extra }) => lost + extra > 0)) process.exitCode = 1;
