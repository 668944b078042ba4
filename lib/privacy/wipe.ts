import { once } from 'node:events';
import { createReadStream, existsSync, openSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type DatabaseSettings, sqliteFile } from '../db/client.ts';
import { openWriter } from '../db/node-sqlite.ts';
import { openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';
import { workerFile } from '../worker-file.ts';
import { vacuumTables } from './vacuum-tables.ts';

/** Timeout in ms for readers that still see deleted rows, such as a backup. */
const READER_TIMEOUT = 120_000;

/** Result of wiping: whether what was erased is gone from the database's files too. */
export interface Wiped {
  /** Whether the whole SQLite file had to be rewritten. */
  rewritten: boolean;
  /** Places in the SQLite file where a text still is, in rows of somebody else for example. */
  left: number;
  /**
   * What keeps the bytes of deleted rows until their space is used again: SQLite's write-ahead log
   * while a backup reads it, and tables of PostgreSQL that are large, in use, or seen by a reader as
   * they were before, or that the site's role may not rewrite.
   */
  kept: string[];
}

export interface WipeOptions {
  /** What must be gone from a SQLite file, such as the address. */
  texts: readonly string[];
  /** Timeout in ms for readers that still see the rows; two minutes unless given. */
  readerTimeout?: number | undefined;
  /** Whether visitors may wait for the tables; if not, large ones are rewritten, too. */
  isServing?: boolean;
}

/**
 * Removes deleted rows from the database's files. On SQLite, `secure_delete` has overwritten them in
 * the file and the write-ahead log is emptied here; only a file from before that setting has to be
 * rewritten. On PostgreSQL, plain VACUUM frees the rows' space and leaves their bytes in it, so
 * small tables are rewritten (VACUUM FULL), and so is its table of values that ANALYZE sampled. Its own
 * write-ahead log has them for longer still.
 * @param tables those that rows were deleted from.
 */
export async function wipe(
  settings: DatabaseSettings,
  tables: readonly string[],
  { texts, readerTimeout = READER_TIMEOUT, isServing = true }: WipeOptions,
): Promise<Wiped> {
  if (!settings.databaseUrl) return wipeFile(sqliteFile(settings), texts, readerTimeout);
  const pool = openPool(settings.databaseUrl, { size: 1, log: silentLog });
  try {
    const kept = await vacuumTables(pool, tables, { readerTimeout, isServing });
    return { rewritten: false, left: 0, kept };
  } finally {
    await pool.end();
  }
}

async function wipeFile(file: string, texts: readonly string[], timeout: number): Promise<Wiped> {
  const kept = (await emptyLog(file, timeout)) ? [] : ['the write-ahead log'];
  const left = kept.length > 0 ? 0 : await countIn(file, texts);
  if (left === 0) return { rewritten: false, left, kept };
  await vacuumFile(file);
  const isEmptied = await emptyLog(file, timeout);
  return {
    rewritten: true,
    left: await countIn(file, texts),
    kept: isEmptied ? [] : ['the write-ahead log'],
  };
}

/** Rewrites a SQLite file, in a thread: it takes 10 s for 1 GB. */
async function vacuumFile(file: string): Promise<void> {
  const worker = new Worker(workerFile('lib/privacy/vacuum.worker.ts'), {
    workerData: file,
  });
  const [problem]: unknown[] = await once(worker, 'message');
  if (problem) throw new Error(String(problem));
}

/** @returns false when a reader keeps the log in use for longer than the timeout in ms. */
async function emptyLog(file: string, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout;
  const db = openWriter(file);
  try {
    for (;;) {
      const row = db.prepare('pragma wal_checkpoint(truncate)').get();
      if (row?.busy === 0) return true;
      if (performance.now() > deadline) return false;
      await sleep(100);
    }
  } finally {
    db.close();
  }
}

/** How often texts occur in a file and its write-ahead log, in any case. */
async function countIn(file: string, texts: readonly string[]): Promise<number> {
  const wanted = texts.map((text) => text.toLowerCase()).filter(Boolean);
  if (wanted.length === 0) return 0;
  const overlap = Math.max(0, ...wanted.map((text) => text.length - 1));
  let count = 0;
  for (const path of [file, `${file}-wal`]) {
    if (!existsSync(path)) continue;
    let rest = '';
    const options = { fd: descriptorOf(path), autoClose: false, start: 0, highWaterMark: 1 << 20 };
    for await (const chunk of createReadStream(path, options)) {
      const text = rest + (chunk as Buffer).toString('latin1').toLowerCase();
      for (const part of wanted)
        count += text.split(Buffer.from(part).toString('latin1')).length - 1;
      rest = text.slice(-overlap);
    }
  }
  return count;
}

/** Descriptors by device and inode number. */
const descriptors = new Map<string, number>();

/**
 * A descriptor of a file that is never closed, since that would end the locks of this process's
 * connections to it (`createPrivately` of lib/db/sqlite-file.ts).
 */
function descriptorOf(path: string): number {
  const { dev, ino } = statSync(path, { bigint: true });
  const key = `${dev} ${ino}`;
  const known = descriptors.get(key);
  if (known !== undefined) return known;
  const opened = openSync(path, 'r');
  descriptors.set(key, opened);
  return opened;
}
