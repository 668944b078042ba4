import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Takes the write lock of a SQLite file in another process, as a backup script or a console may.
 * @returns the function that releases it.
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['test/lock-process.ts', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.end();
    await exited;
  };
}
