import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { workerFile } from '../worker-file.ts';
import { StorageError } from './errors.ts';

/** The file and its write-ahead log; both have rows that the other lacks. */
const partsOf = (file: string) => [file, `${file}-wal`];

/**
 * Creates the file, with its folder, when missing, and lets only their owner read them (0600 in 0700):
 * they have names and addresses. SQLite gives the write-ahead log the file's mode.
 *
 * It opens no file that exists: closing a descriptor ends all locks of this process on the file, also
 * those of SQLite's connections (fcntl(2)). The next program with a SQLite before 3.51 that closes the
 * file would then take itself for its last user, and delete the write-ahead log of the running site.
 */
export function createPrivately(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  try {
    chmodSync(folder, 0o700);
    for (const path of [...partsOf(file), `${file}-shm`]) {
      if (existsSync(path)) chmodSync(path, 0o600);
    }
  } catch (error) {
    // Another user's folder, or a disk without modes: its owner decides who may read it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Remembers which files are open, and returns the check that they are still at their paths. SQLite
 * keeps writing into a file that was deleted or replaced, and everything written is lost when it
 * closes. Called after a commit, it costs about 5 µs.
 */
export function watchFile(file: string): () => void {
  const opened = partsOf(file).map((path) => ({ path, id: identity(path) }));
  return () => {
    for (const { path, id } of opened) {
      if (identity(path) === id) continue;
      throw new StorageError(
        `${path} was deleted or replaced while the site runs: put it back, or restart the site to use the one that is there now`,
      );
    }
  };
}

/** Device and inode number; undefined when there is no file. */
function identity(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/**
 * Checks the structure of a whole database (`pragma quick_check`) in a worker thread. Changed letters
 * inside a text stay unnoticed: SQLite stores no checksums.
 * @throws {StorageError} naming the first damage found.
 */
export async function checkFile(file: string): Promise<void> {
  const worker = new Worker(workerFile('lib/db/quick-check.worker.ts'), {
    workerData: file,
  });
  worker.unref();
  const [damage]: unknown[] = await once(worker, 'message');
  if (damage === 'ok') return;
  throw new StorageError(
    `${file} is damaged (${damage}): restore a backup, or save what is left with sqlite3’s .recover`,
  );
}
