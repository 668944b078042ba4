import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../app/features.ts';
import { type Database, openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { runRecords } from '../server/terminal/records-command.ts';
import {
  essence,
  exported,
  exportInbox,
  inboxRows,
  looksLikeFormula,
  phones,
  rowsOf,
  storeHostileRows,
} from '../test/hostile-rows.ts';
import { readCsv } from '../test/read-csv.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('exports are read cell by cell, and never as a formula, from over 1,000 hostile records', async () => {
  const db = openDatabase({ dataDir: folder, databaseUrl: undefined });
  try {
    await migrate(db, migrations);
    await storeHostileRows(db, 350);
    const files = await exportsOf(db);
    for (const read of readers) {
      const tables = read(
        files.flatMap(({ text }) => [',', ';', '\t'].map((delimiter) => ({ text, delimiter }))),
      );
      for (const [i, { expected }] of files.entries()) {
        const [cells = [], ...split] = tables.slice(3 * i, 3 * i + 3);
        const [header = []] = cells;
        expect(cells.filter((row) => row.length !== header.length)).toEqual([]);
        const places = (expected[0] ?? []).map((name) => header.indexOf(name));
        const shown = cells.map((row) => places.map((at) => essence(row[at] ?? '')));
        expect(shown).toEqual(expected.map((row) => row.map(essence)));
        const phone = header.indexOf('Phone');
        const texts = cells.flatMap((row) => row.filter((_, at) => at !== phone));
        expect(texts.filter(looksLikeFormula)).toEqual([]);
        const typed = new Set(cells.slice(1).map((row) => row[phone]));
        expect(typed).toEqual(new Set(phones.map((p) => (p.startsWith('=') ? `'${p}` : p))));
        expect(split.flat(2).filter(looksLikeFormula)).toEqual([]);
      }
    }
  } finally {
    await db.close();
  }
}, 120_000);

/** Every export, and its rows below their headers as people typed them. */
async function exportsOf(db: Database): Promise<{ text: string; expected: string[][] }[]> {
  const files = [{ text: await exportInbox(db), expected: await inboxRows(db) }];
  for (const kind of exported) {
    files.push({ text: await exportOf(kind), expected: await rowsOf(db, kind) });
  }
  return files;
}

async function exportOf(kind: (typeof exported)[number]): Promise<string> {
  let text = '';
  const out = async (chunk: string) => {
    text += chunk;
  };
  const terminal = { args: ['--csv', '-'], env: { DATA_DIR: folder }, migrations, out };
  expect(await runRecords(kind, { ...terminal, error: () => {} })).toBe(0);
  return text;
}

/** Reads CSV files into rows of cells. */
type Reader = (files: { text: string; delimiter: string }[]) => string[][][];

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Ours, and Python's where it is installed. */
const readers: Reader[] = [
  (files) => files.map(({ text, delimiter }) => readCsv(text, delimiter)),
  ...(hasPython ? [readWithPython] : []),
];

/** One process for all files, since each takes longer to start than to read them. */
function readWithPython(files: { text: string; delimiter: string }[]): string[][][] {
  const program = `
import csv, io, json, sys
read = lambda file: list(csv.reader(io.StringIO(file['text'].lstrip('\\ufeff'), newline=''), delimiter=file['delimiter']))
json.dump([read(file) for file in json.load(sys.stdin)], sys.stdout)
`;
  const options = { input: JSON.stringify(files), maxBuffer: 2 ** 27, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync('python3', ['-c', program], options));
}
