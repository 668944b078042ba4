import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Time in ms for which a build waits for another one; it takes half a minute on two cores. */
const TIMEOUT = 15 * 60_000;

/**
 * Runs a build alone in its folder: two would delete each other's files. A second one waits; the
 * operating system gives it the lock when the first one ends, also when it is killed, since the lock
 * is SQLite's on an empty file.
 * @param build `waited`: another build ended meanwhile.
 */
export async function alone(
  folder: string,
  build: (waited: boolean) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    await build(!acquire(lock));
  } finally {
    lock.close();
  }
}

/** @returns whether the lock was free; else it has waited. */
function acquire(lock: DatabaseSync): boolean {
  const begin = () => lock.exec('BEGIN EXCLUSIVE');
  try {
    begin();
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
  console.log('> waiting for another build of this folder');
  lock.exec(`PRAGMA busy_timeout = ${TIMEOUT}`);
  try {
    begin();
    return false;
  } catch (error) {
    if (!isBusy(error)) throw error;
    console.error(
      `> failed: another build of this folder hasn’t ended in ${TIMEOUT / 60_000} minutes`,
    );
    process.exit(1);
  }
}

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}
