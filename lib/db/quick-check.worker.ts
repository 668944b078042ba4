/** Runs `pragma quick_check` on the file named by `workerData`; posts `ok` or the first damage. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(quickCheck(String(workerData)));

function quickCheck(file: string): string {
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    const [row] = db.prepare('pragma quick_check(1)').all();
    db.close();
    return String(row?.quick_check).split('\n').at(-1) ?? '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
