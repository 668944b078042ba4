import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSnapshot } from '../../lib/backup/snapshot.ts';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { openPool } from '../../lib/db/postgres.ts';
import { silentLog } from '../../lib/log.ts';

export type Person = ReturnType<typeof personOf>;

/** A person whose name, address, number and company nobody else has. */
export function personOf(family: string, at: number) {
  const code = `${family}${String(at).padStart(4, '0')}`;
  const four = String(at).padStart(4, '0');
  return {
    email: `${code}@Example.com`,
    lastName: `${code}witz`,
    company: `${code} Bakery`,
    phone: `(${family === 'Quagga' ? 301 : 202}) 555-${four}`,
  };
}

/** What only a person's own records have, in lower case. */
export function tracesOf({ email, lastName, company, phone }: Person): string[] {
  return [email, lastName, company, phone, phone.replace(/\D/g, '')].map((one) =>
    one.toLowerCase(),
  );
}

/** What each trace has, in lower case: a word of the person's own, or a number. */
const TRACE =
  /(?:quagga|wombat)\d{4}(?:witz| bakery|@example\.com)|\((?:301|202)\) 555-\d{4}|(?:301|202)555\d{4}/g;

/** Counts traces in every row and every byte of the files. */
export async function search(settings: DatabaseSettings, traces: readonly string[]) {
  const wanted = new Set(traces);
  let total = 0;
  const seen = new Set<string>();
  const look = (text: string) => {
    for (const [found] of text.toLowerCase().matchAll(TRACE)) {
      if (!wanted.has(found)) continue;
      total += 1;
      seen.add(found);
    }
  };
  const snapshot = await openSnapshot(settings);
  for (const table of snapshot.tables) {
    for await (const rows of snapshot.rows(table)) look(JSON.stringify(rows));
  }
  await snapshot.close();
  for (const file of filesIn(settings.dataDir)) {
    // A compressed backup; what is in it is searched where it is restored.
    if (!file.endsWith('.zst')) look((await readFile(file)).toString('latin1'));
  }
  if (!settings.databaseUrl) return { total, distinct: seen.size, inLog: 0 };
  const { folder, oid } = await placeOf(settings.databaseUrl);
  for (const file of filesIn(join(folder, 'base', oid))) {
    look((await readFile(file)).toString('latin1'));
  }
  const inTables = total;
  for (const file of filesIn(join(folder, 'pg_wal'))) {
    look((await readFile(file)).toString('latin1'));
  }
  return { total: inTables, distinct: seen.size, inLog: total - inTables };
}

/** Folder of a PostgreSQL server's files on this machine, all of them written, and the database's. */
async function placeOf(url: string): Promise<{ folder: string; oid: string }> {
  const pool = openPool(url, { size: 1, log: silentLog });
  try {
    await pool.query('checkpoint');
    const { rows } = await pool.query(
      `select current_setting('data_directory') as folder, oid::text from pg_database
        where datname = current_database()`,
    );
    return rows[0];
  } finally {
    await pool.end();
  }
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
}

/** How many of the traces a text has. */
export const tracesIn = (text: string, traces: readonly string[]): number =>
  traces.filter((trace) => text.toLowerCase().includes(trace)).length;
