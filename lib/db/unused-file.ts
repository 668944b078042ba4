import { existsSync } from 'node:fs';
import { type DatabaseSettings, sqliteFile } from './client.ts';
import { isMissingTable } from './errors.ts';
import { openReader } from './node-sqlite.ts';

/**
 * The SQLite file of a site that was given a PostgreSQL database later: the site uses PostgreSQL, and
 * neither shows nor exports what is in the file.
 */
export interface UnusedFile {
  file: string;
  /** Rows in the tables asked for. */
  rows: number;
}

/** Looks for a SQLite file that isn't used and has rows in any of these tables. */
export function unusedFile(
  settings: DatabaseSettings,
  tables: readonly string[],
): UnusedFile | undefined {
  const file = sqliteFile(settings);
  if (!settings.databaseUrl || !existsSync(file)) return undefined;
  const db = openReader(file);
  try {
    const count = (table: string) => {
      try {
        return Number(db.prepare(`select count(*) as rows from "${table}"`).get()?.rows);
      } catch (error) {
        if (isMissingTable(error)) return 0;
        throw error;
      }
    };
    const rows = tables.reduce((sum, table) => sum + count(table), 0);
    return rows > 0 ? { file, rows } : undefined;
  } finally {
    db.close();
  }
}

/** '1 request', '2 requests'. */
export const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;
