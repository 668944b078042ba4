import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeAtomically } from '../atomic-file.ts';
import type { Person } from './personal.ts';

/** List of the files that commands have exported to, one absolute path a line. */
const listOf = (dataDir: string) => join(dataDir, 'exports.txt');

/** Remembers a file that a command wrote people's data to, so that an erasure reaches it. */
export async function recordExport(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await appendFile(listOf(dataDir), `${resolve(path)}\n`, { mode: 0o600 });
}

/**
 * Removes people from the files that commands have exported to and that are still there: their
 * records from a CSV file, and a file about one of them alone as a whole. Copies elsewhere are the owner's.
 * @returns how many files were changed.
 */
export async function cleanExports(dataDir: string, people: readonly Person[]): Promise<number> {
  const list = listOf(dataDir);
  if (!existsSync(list)) return 0;
  const listed = [...new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean))];
  const wanted = people.flatMap(({ address, ids }) => [address, ...ids]).filter(Boolean);
  const isAbout = (text: string) => {
    const folded = text.toLowerCase();
    return wanted.some((part) => folded.includes(part));
  };
  let changed = 0;
  for (const path of listed.filter((one) => existsSync(one))) {
    const text = await readFile(path, 'utf8');
    if (!isAbout(text)) continue;
    if (path.endsWith('.json')) await rm(path);
    else {
      const [header = '', ...records] = csvRecords(text);
      await writeAtomically(path, [header, ...records.filter((record) => !isAbout(record))]);
    }
    changed += 1;
  }
  const left = listed.filter((path) => existsSync(path));
  await writeAtomically(
    list,
    left.map((path) => `${path}\n`),
  );
  return changed;
}

/** Records of a CSV file with their line breaks; quoted fields may have some too (RFC 4180). */
function csvRecords(text: string): string[] {
  const records: string[] = [];
  let open = '';
  for (const line of text.split(/(?<=\n)/)) {
    open += line;
    if ((open.match(/"/g)?.length ?? 0) % 2 === 1) continue;
    records.push(open);
    open = '';
  }
  return open ? [...records, open] : records;
}
