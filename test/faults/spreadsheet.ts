import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { migrations } from '../../app/features.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { runRecords } from '../../server/terminal/records-command.ts';
import { exported, exportInbox, storeHostileRows } from '../hostile-rows.ts';
import { readCsv } from '../read-csv.ts';

/** Result of opening exports of hostile records in LibreOffice. */
export interface SpreadsheetReport {
  rows: number;
  /** Cells that became formulas, split at commas, at semicolons or at tabs. */
  formulas: number;
  /** Rows that LibreOffice reads otherwise than RFC 4180 says. */
  wrong: number;
}

/** Exports `count` hostile records of each kind, and the inbox, and opens the files in LibreOffice. */
export async function spreadsheet(
  settings: DatabaseSettings,
  count: number,
): Promise<SpreadsheetReport | { skipped: string }> {
  if (spawnSync('soffice', ['--version']).status !== 0) return { skipped: 'no LibreOffice' };
  const db = openDatabase(settings);
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
  const report: SpreadsheetReport = { rows: 0, formulas: 0, wrong: 0 };
  try {
    await migrate(db, migrations);
    await storeHostileRows(db, count);
    const files: string[] = [];
    for (const kind of exported) {
      const file = join(folder, `${kind.name}.csv`);
      const env = { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl };
      const terminal = { args: ['--csv', file], env, migrations, out: async () => {} };
      await runRecords(kind, { ...terminal, error: () => {} });
      files.push(file);
    }
    const inbox = join(folder, 'inbox.csv');
    await writeFile(inbox, await exportInbox(db));
    for (const file of [...files, inbox]) await open(file, report);
    return report;
  } finally {
    await db.close();
    await rm(folder, { recursive: true });
  }
}

/** Opens an export in LibreOffice and adds what it shows to the report. */
async function open(file: string, report: SpreadsheetReport): Promise<void> {
  const rows = readCsv(await readFile(file, 'utf8'));
  report.rows += rows.length - 1;
  for (const delimiter of [',', ';', '\t']) {
    const sheet = await convert(file, `CSV:${delimiter.charCodeAt(0)},34,76,1`, 'fods');
    report.formulas += sheet.match(/ table:formula=/g)?.length ?? 0;
  }
  const read = readCsv(await convert(file, asText, `csv:Text - txt - csv (StarCalc):${quoted}`));
  report.wrong += rows.filter((row, i) => !isDeepStrictEqual(row, read[i])).length;
  report.wrong += Math.abs(read.length - rows.length);
}

/** LibreOffice's filter options: commas, quotes, UTF-8, and 'Format quoted field as text'. */
const asText = 'CSV:44,34,76,1,,0,true';

/** The same for its own CSV, every text in quotes. */
const quoted = '44,34,76,1,,0,true';

/** Converts a file in LibreOffice; returns the result's text. */
async function convert(file: string, infilter: string, format: string): Promise<string> {
  const out = `${file}.out`;
  const profile = `-env:UserInstallation=file://${file}.profile`;
  const target = ['--convert-to', format, '--outdir', out, file];
  const { status, stderr } = spawnSync(
    'soffice',
    ['--headless', profile, `--infilter=${infilter}`, ...target],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`soffice failed: ${stderr}`);
  const name = basename(file).replace(/csv$/, format.split(':')[0] ?? '');
  return readFile(join(out, name), 'utf8');
}
