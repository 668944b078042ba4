import { createReadStream, existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseSettings, sqliteFile } from '../db/client.ts';
import { openWriter } from '../db/node-sqlite.ts';
import { openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';

/** Timeout in ms for readers of the write-ahead log, such as a backup. */
const LOG_TIMEOUT = 120_000;

/** Result of wiping: whether what was erased is gone from the database's files too. */
export interface Wiped {
  /** Whether the whole file had to be written anew. */
  rewritten: boolean;
  /** Places in the files where a text still is, in rows of somebody else for example. */
  left: number;
}

/**
 * Removes deleted rows from the database's files. On SQLite, `secure_delete` has overwritten them in
 * the file and the write-ahead log is emptied here; only a file from before that setting has to be
 * written anew. On PostgreSQL, VACUUM frees the rows' space.
 * @param texts what must be gone: the address and the phone number, for example.
 * @param tables those that rows were deleted from.
 */
export async function wipe(
  settings: DatabaseSettings,
  tables: readonly string[],
  texts: readonly string[],
): Promise<Wiped> {
  return settings.databaseUrl
    ? vacuumTables(settings.databaseUrl, tables)
    : wipeFile(sqliteFile(settings), texts);
}

async function wipeFile(file: string, texts: readonly string[]): Promise<Wiped> {
  await emptyLog(file);
  const left = await countIn(file, texts);
  if (left === 0) return { rewritten: false, left };
  const db = openWriter(file);
  try {
    db.exec('pragma busy_timeout = 10000; pragma temp_store = file; vacuum');
  } finally {
    db.close();
  }
  await emptyLog(file);
  return { rewritten: true, left: await countIn(file, texts) };
}

/** @throws when a reader keeps the log in use for longer than {@link LOG_TIMEOUT}. */
async function emptyLog(file: string): Promise<void> {
  const deadline = performance.now() + LOG_TIMEOUT;
  const db = openWriter(file);
  try {
    for (;;) {
      const row = db.prepare('pragma wal_checkpoint(truncate)').get();
      if (row?.busy === 0) return;
      if (performance.now() > deadline) {
        throw new Error('the write-ahead log is in use, by a backup perhaps: run this again');
      }
      await sleep(500);
    }
  } finally {
    db.close();
  }
}

/** How often texts occur in a file and its write-ahead log, in any case. */
async function countIn(file: string, texts: readonly string[]): Promise<number> {
  const wanted = texts.map((text) => text.toLowerCase()).filter(Boolean);
  const overlap = Math.max(0, ...wanted.map((text) => text.length - 1));
  let count = 0;
  for (const path of [file, `${file}-wal`]) {
    if (!existsSync(path)) continue;
    let rest = '';
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      const text = rest + (chunk as Buffer).toString('latin1').toLowerCase();
      for (const part of wanted)
        count += text.split(Buffer.from(part).toString('latin1')).length - 1;
      rest = text.slice(-overlap);
    }
  }
  return count;
}

async function vacuumTables(url: string, tables: readonly string[]): Promise<Wiped> {
  const pool = openPool(url, { size: 1, log: silentLog });
  try {
    for (const table of tables) await pool.query(`vacuum "${table}"`);
    return { rewritten: false, left: 0 };
  } finally {
    await pool.end();
  }
}
