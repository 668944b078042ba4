import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { countOf, readArguments, titlesWith } from '../../scripts/arguments.ts';
import { ensureBuilt } from '../../scripts/build.ts';
import { createDatabase, startPostgres } from '../postgres.ts';
import { type Fault, faultsOf } from './faults.ts';

const usage = `npm run faults -- [options] [words]

Brings about faults on SQLite and PostgreSQL, with fsync, counts what is lost, and prints the table of
the README. Each word picks the faults whose title contains it, as in: sending 'build killed'

  --rounds 50   how often a process is killed; a build at most 3 times, a migration 10
  --leads 1000  how many leads there are; a backup is of 150,000, a copy of 20,000 unless given
  --help        this text`;

const { values, positionals: words } = readArguments(usage, {
  rounds: { type: 'string', default: '50' },
  leads: { type: 'string' },
});
const faults = faultsOf({
  rounds: countOf(usage, '--rounds', values.rounds),
  leads: values.leads === undefined ? undefined : countOf(usage, '--leads', values.leads),
  newPlace,
});
const titles = titlesWith(
  usage,
  faults.map(({ title }) => title),
  words,
);

await ensureBuilt();
const folders: string[] = [];
const lines: string[] = [];
const postgres = await startPostgres({ durable: true });
try {
  for (const fault of faults.filter(({ title }) => titles.includes(title))) {
    console.log(`\n${fault.title}`);
    const reports: Record<string, object> = {
      SQLite: await onSqlite(fault),
      PostgreSQL: await onPostgres(fault),
    };
    console.table(reports);
    lines.push(lineOf(fault, Object.values(reports)));
    if (Object.values(reports).some((report) => failed(fault, report))) process.exitCode = 1;
  }
  const head = ['| fault | what happens | lost, on SQLite and PostgreSQL |', '| --- | --- | --- |'];
  console.log(`\n${[...head, ...lines].join('\n')}`);
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
  return inFolder((dataDir) => fault.run({ dataDir, databaseUrl: undefined }, postgres));
}

async function onPostgres(fault: Fault): Promise<object> {
  const databaseUrl = await createDatabase(postgres.url);
  return inFolder((dataDir) => fault.run({ dataDir, databaseUrl }, postgres));
}

async function inFolder(run: (dataDir: string) => Promise<object>): Promise<object> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  try {
    return await run(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Whether a report has something that must not be; a field that it lacks counts as 0. */
function failed({ none }: Fault, report: object): boolean {
  if ('skipped' in report) return false;
  const values = report as Record<string, unknown>;
  return none.some((field) => (values[field] ?? 0) !== 0);
}

/** A line of the README's table. */
function lineOf(fault: Fault, reports: readonly object[]): string {
  const { title, happens, counts } = fault;
  const cells = reports.map((report) => {
    if ('skipped' in report) return '–';
    if (failed(fault, report)) return 'FAILED';
    const [all, lost] = (counts ?? []).map((field) => (report as Record<string, unknown>)[field]);
    return typeof all === 'number' ? `${lost} of ${all.toLocaleString('en-US')}` : 'nothing';
  });
  return `| ${title} | ${happens} | ${cells.join('; ')} |`;
}
