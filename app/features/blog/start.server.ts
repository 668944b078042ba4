import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../../lib/log.ts';
import { projectRoot } from '../../../lib/project-root.ts';
import type { CoreServices } from '../../../lib/services.ts';
import type { Env } from '../../../server/env.ts';
import { syncBlog } from './sync-blog.server.ts';
import type { SyncReport } from './sync-notion.server.ts';
import { recountIfDue, recountTerms } from './terms.server.ts';

/** Milliseconds between two looks at Notion. */
const interval = 5 * 60_000;
/** Milliseconds between two looks at the clock, for posts whose day comes. */
const dayCheck = 60_000;

/**
 * Keeps the blog current until `stop`. The files are read before this resolves, since that takes
 * milliseconds; Notion is read by a process beside the server, whatever it does: each commit waits
 * for the disk, and in the server that wait would be its readers'.
 */
export async function startBlog(
  services: CoreServices,
  notion: Env['notion'],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const sync = async () => {
    try {
      const report = notion ? syncApart(stopping.signal) : syncBlog(services, notion);
      logReport(log, await report);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'the blog could not be brought up to date');
    }
  };
  // What a process that was killed stored last may not have been counted.
  const first = () => sync().then(() => recountTerms(services.db, services.clock()));
  const loops = [
    repeat(stopping.signal, dayCheck, () =>
      recountIfDue(services.db, services.clock()).catch((error: unknown) =>
        log.error({ err: error }, 'the posts could not be counted'),
      ),
    ),
  ];
  if (notion) loops.push(first().then(() => repeat(stopping.signal, interval, sync)));
  else await first();
  return {
    stop: async () => {
      stopping.abort();
      // A sync under way is not waited for: what it has stored is stored, the rest comes next time.
      await Promise.race([Promise.all(loops), sleep(500)]);
    },
  };
}

const script = join(projectRoot, 'cli/main.ts');

/** Syncs in a process of its own, which gives way to the server. */
function syncApart(signal: AbortSignal): Promise<SyncReport> {
  return new Promise((resolve, reject) => {
    const child = fork(script, ['blog:sync'], { signal, execArgv: [] });
    child.once('message', (report) => resolve(report as SyncReport));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the sync ended with ${code} and no report`)));
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
