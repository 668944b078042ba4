import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running production server with a database of its own. */
export interface Site {
  /** Origin without a trailing slash. */
  url: string;
  /** The temporary DATA_DIR; gone after `stop`. */
  dataDir: string;
  process: ChildProcess;
  /** What the server has printed so far. */
  output(): string;
  /** Ends the server with SIGTERM and removes its data. */
  stop(): Promise<void>;
}

/** Starts `server/main.ts` on a free port of the loopback; resolves when it answers. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('node_modules/.bin/node', ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: `${port}`, DATA_DIR: dataDir, ...env },
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const output = () => printed.join('');
  await answers(url, child, output);
  return {
    url,
    dataDir,
    process: child,
    output,
    stop: async () => {
      const ended =
        child.exitCode === null &&
        child.signalCode === null &&
        new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A TCP port of the loopback that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output()}`);
}
