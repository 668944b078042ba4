import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { copyFiles } from '../copy-files.ts';
import { type Site, sitemapPaths, startSite } from '../site.ts';

/** Result of builds that were killed. */
export interface KilledBuildReport {
  rounds: number;
  /** Starts after a kill that ended and said what to do. */
  refused: number;
  /** Starts after a kill that served every page: the kill came before the build began to write. */
  served: number;
  /** Starts that served a part of the site, or said nothing. */
  broken: number;
  /** Builds after a kill that failed. */
  failed: number;
}

/**
 * Kills the build of a site at random moments, starts a server on what is there, and builds again as
 * `npm start` does.
 */
export async function killedBuilds(
  settings: DatabaseSettings,
  rounds: number,
): Promise<KilledBuildReport | { skipped: string }> {
  if (settings.databaseUrl) return { skipped: 'A build reads no database' };
  const folder = mkdtempSync(join(tmpdir(), 'killed-build-'));
  const report = { rounds, refused: 0, served: 0, broken: 0, failed: 0 };
  try {
    copyFiles(folder);
    const begun = performance.now();
    if ((await ended(startBuild(folder))) !== 0) throw new Error('The build failed');
    const duration = Math.round(performance.now() - begun);
    for (let round = 0; round < rounds; ) {
      const build = startBuild(folder);
      const exit = ended(build);
      await Promise.race([exit, sleep(randomInt(0, duration))]);
      // Faster than the first build, so there is nothing to kill.
      if (build.exitCode !== null) continue;
      // With its children: Vite builds in a process of its own.
      process.kill(-(build.pid ?? 0), 'SIGKILL');
      await exit;
      round += 1;
      report[await startAfter(folder)] += 1;
      if ((await ended(startBuild(folder, ['--if-changed']))) !== 0) report.failed += 1;
      if ((await startAfter(folder)) !== 'served') report.failed += 1;
    }
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function startBuild(cwd: string, args: string[] = []): ChildProcess {
  return spawn(resolve('node_modules/.bin/node'), ['scripts/build.ts', ...args], {
    ...{ cwd, detached: true, stdio: 'ignore' },
  });
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

/** Starts a server on what a folder holds, and asks for every page and its files. */
async function startAfter(folder: string): Promise<'refused' | 'served' | 'broken'> {
  let site: Site;
  try {
    site = await startSite({}, { folder });
  } catch (error) {
    return String(error).includes('run npm run build') ? 'refused' : 'broken';
  }
  try {
    for (const path of await sitemapPaths(site)) {
      const answer = await fetch(site.url + path);
      const html = await answer.text();
      if (answer.status !== 200) return 'broken';
      for (const [, file] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
        if ((await fetch(site.url + file)).status !== 200) return 'broken';
      }
    }
    return 'served';
  } finally {
    await site.stop();
  }
}
