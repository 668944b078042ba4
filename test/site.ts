import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running production server with its own database. */
export interface Site {
  /** Origin without a trailing slash. */
  url: string;
  /** The temporary DATA_DIR; gone after `stop`. */
  dataDir: string;
  /** File below `dataDir` that takes the server's output. */
  logFile: string;
  process: ChildProcess;
  /** Ends the server with SIGTERM and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port of the loopback; resolves when it answers.
 * @param program its folder, and Node's arguments; the production server by default.
 */
export async function startSite(
  env: Record<string, string> = {},
  { folder = '.', command = ['server/main.mjs'] } = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const logFile = join(dataDir, 'server.log');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, 'a');
  const child = spawn(resolve('node_modules/.bin/node'), command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: `${port}`, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  await answers(url, child, logFile);
  return {
    url,
    dataDir,
    logFile,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server's output so far; empty once its data is removed. */
export function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * A TCP port of the loopback that nothing listens on now, below those that the system gives to
 * outgoing connections: of these, one could take it before the server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** @throws with the server's output when it ends or does not answer within a minute. */
async function answers(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline && child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await sleep(50);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${readLog(logFile)}`);
}

/** Paths of all pages in the sitemap, in its order. */
export async function sitemapPaths(site: Pick<Site, 'url'>): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Drops all articles but the newest: they share one template. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const [article] = paths.filter(isArticle);
  return paths.filter((path) => !isArticle(path) || path === article);
}

function isArticle(path: string): boolean {
  return path.startsWith('/blog/');
}
