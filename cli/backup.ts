import { dirname } from 'node:path';
import { type Header, verifyBackup, writeBackup } from '../lib/backup/format.ts';
import { openSnapshot } from '../lib/backup/snapshot.ts';
import { openForReading } from '../lib/db/client.ts';
import { readErasures, writeErasureList } from '../lib/privacy/erasures.ts';
import { type Env, readEnv } from '../server/env.ts';
import { readFileOptions } from '../server/terminal/file-options.ts';
import { explain, type Terminal } from '../server/terminal/records-command.ts';

const usage = `npm run backup -- FILE           writes a backup, while the site runs or not
npm run backup -- --check FILE   compares a backup's checksum and shows what is in it`;

/**
 * Runs `npm run backup`. The nightly job runs it too.
 * @returns the exit code: 0, 1 when it failed, 2 for wrong arguments.
 */
export async function runBackup(terminal: Terminal): Promise<0 | 1 | 2> {
  const options = readFileOptions(terminal, usage, ['check']);
  if (typeof options === 'number') return options;
  const { file, flags } = options;
  try {
    const env = readEnv(terminal.env);
    const header = flags.check ? await verifyBackup(file) : await backUp(env, file);
    terminal.error(`${file}: ${describe(header)}${flags.check ? ', undamaged' : ''}`);
    return 0;
  } catch (error) {
    terminal.error(explain(error, file));
    return 1;
  }
}

async function backUp(env: Env, file: string): Promise<Header> {
  const snapshot = await openSnapshot(env);
  try {
    const header = await writeBackup(snapshot, file, new Date());
    await keepErasures(env, dirname(file));
    return header;
  } finally {
    await snapshot.close();
  }
}

/** Puts the list of erasures beside the backup, which is restored without those people. */
async function keepErasures(env: Env, folder: string): Promise<void> {
  const db = openForReading(env);
  try {
    await writeErasureList(folder, await readErasures(db.read));
  } finally {
    await db.close();
  }
}

/** A backup's content in a line. */
export function describe({ engine, startedAt, migrations, tables }: Header): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US');
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return `${rows} rows of ${tables.length} tables, from ${name} at ${startedAt}, schema ${migrations.at(-1) ?? 'none'}`;
}
