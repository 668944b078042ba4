import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Log } from '../../../lib/log.ts';
import { projectRoot } from '../../../lib/project-root.ts';
import type { CoreServices } from '../../../lib/services.ts';
import type { Env } from '../../../server/env.ts';
import { recountIfDue, recountPosts } from './post-counts.server.ts';
import { type SyncReport, syncMarkdown, syncReportSchema } from './sync.server.ts';

/** Milliseconds between two Notion syncs. */
const syncInterval = 5 * 60_000;
/** Milliseconds between two checks for posts whose publication time has come. */
const publishInterval = 60_000;

/**
 * Keeps the blog up to date until `stop`. Markdown files are read before this resolves, within
 * milliseconds. A separate process syncs Notion: each commit waits for the disk, and in the server
 * every reader would wait with it.
 */
export async function startBlog(
  services: CoreServices,
  notion: Env['notion'],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sync = async () => {
    try {
      logReport(log, notion ? await forkSync(signal) : await syncMarkdown(services));
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'blog sync failed');
    }
  };
  const firstSync = async () => {
    await sync();
    // A killed process may have stored posts without counting them.
    await recountPosts(services.db, services.clock()).catch(logCountError);
  };
  const logCountError = (err: unknown) => log.error({ err }, 'counting the blog posts failed');
  const recount = () => recountIfDue(services.db, services.clock()).catch(logCountError);
  const loops = [repeat(signal, publishInterval, recount)];
  if (notion) loops.push(firstSync().then(() => repeat(signal, syncInterval, sync)));
  else await firstSync();
  return {
    stop: async () => {
      stopping.abort();
      // Don't wait for a running sync: stored posts are kept, the next sync does the rest.
      await Promise.race([Promise.all(loops), sleep(500)]);
    },
  };
}

/** Runs `blog:sync` in a low-priority process. */
function forkSync(signal: AbortSignal): Promise<SyncReport> {
  const script = join(projectRoot, 'cli/main.ts');
  return new Promise((resolve, reject) => {
    const child = fork(script, ['blog:sync'], { signal, execArgv: [] });
    child.once('message', (message) => {
      const report = v.safeParse(syncReportSchema, message);
      if (report.success) resolve(report.output);
      else reject(new Error('the sync process sent an invalid report'));
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`the sync process exited with ${code} without a report`)),
    );
  });
}

async function repeat(signal: AbortSignal, wait: number, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await work();
  }
}

function logReport(log: Log, { problems, unavailable, ...counts }: SyncReport): void {
  for (const problem of problems) log.warn(`blog: ${problem}`);
  if (unavailable) log.error(`blog: Notion could not be read, its posts stay: ${unavailable}`);
  else log.info(counts, 'blog is up to date');
}
