/** Runs VACUUM on the SQLite file named by `workerData`; posts null, or what went wrong. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(vacuum(String(workerData)));

function vacuum(file: string): string | null {
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    db.exec('pragma secure_delete = on; pragma temp_store = file; vacuum');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}
