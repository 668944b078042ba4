import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../app/features.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { runRecords } from '../server/terminal/records-command.ts';
import {
  essence,
  exported,
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
    for (const kind of exported) {
      const text = await exportOf(kind);
      const rows = await rowsOf(db, kind);
      const phone = kind.columns.findIndex(({ header }) => header === 'Phone');
      for (const read of readers) {
        const cells = read(text, ',');
        expect(cells.map((row) => row.map(essence))).toEqual(rows.map((row) => row.map(essence)));
        const texts = cells.flatMap((row) => row.filter((_, i) => i !== phone));
        expect(texts.filter(looksLikeFormula)).toEqual([]);
        const typed = new Set(cells.slice(1).map((row) => row[phone]));
        expect(typed).toEqual(new Set(phones.map((p) => (p.startsWith('=') ? `'${p}` : p))));
        for (const delimiter of [';', '\t']) {
          expect(read(text, delimiter).flat().filter(looksLikeFormula)).toEqual([]);
        }
      }
    }
  } finally {
    await db.close();
  }
}, 30_000);

async function exportOf(kind: (typeof exported)[number]): Promise<string> {
  let text = '';
  const out = async (chunk: string) => {
    text += chunk;
  };
  const terminal = { args: ['--csv', '-'], env: { DATA_DIR: folder }, migrations, out };
  expect(await runRecords(kind, { ...terminal, error: () => {} })).toBe(0);
  return text;
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Readers of CSV: ours, and Python's where it is installed. */
const readers = [readCsv, ...(hasPython ? [readWithPython] : [])];

function readWithPython(text: string, delimiter: string): string[][] {
  const program = `
import csv, io, json, sys
text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8-sig', newline='')
json.dump(list(csv.reader(text, delimiter=sys.argv[1])), sys.stdout)
`;
  const options = { input: text, maxBuffer: 2 ** 26, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync('python3', ['-c', program, delimiter], options));
}
