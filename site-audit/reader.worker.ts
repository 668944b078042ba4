/** Thread that parses and judges strangers' pages, a job at a time. */
import { parentPort } from 'node:worker_threads';
import { NotYet, runChecks } from './checks.ts';
import { baseOf, outlineOf } from './outline.ts';
import type { Page } from './parse/page.ts';
import { readPage } from './parse/read-page.ts';
import type { Answers, CheckFinding, Job, LatePart, Seen } from './reader-jobs.ts';
import type { Looked, Site } from './site.ts';

/** Pages by look, until it ends. */
const pages = new Map<string, Page>();

parentPort?.on('message', async (job: Job) => parentPort?.postMessage({ answer: await run(job) }));
parentPort?.postMessage({ ready: true });

async function run(job: Job): Promise<Answers[Job['kind']]> {
  switch (job.kind) {
    case 'read':
      return read(job);
    case 'judge':
      return judge(job);
    case 'forget':
      pages.delete(job.look);
      return null;
  }
}

async function read({ look, url, bytes, contentType }: Extract<Job, { kind: 'read' }>) {
  const page = await readPage(bytes, contentType);
  pages.set(look, page);
  return outlineOf(page, url, baseOf(bytes, url));
}

function judge({ look, seen, noPage, done }: Extract<Job, { kind: 'judge' }>): CheckFinding[] {
  const page = pages.get(look);
  const looked: Looked<Page> = page
    ? { looked: true, value: page }
    : { looked: false, reason: noPage };
  return runChecks(withoutLateParts({ ...seen, page: looked }), done);
}

const lateParts: readonly LatePart[] = ['plainHttp', 'sitemap', 'files', 'links'];

function withoutLateParts(seen: Seen & Pick<Site, 'page'>): Site {
  const site = { ...seen };
  for (const part of lateParts) {
    if (seen[part]) continue;
    Object.defineProperty(site, part, {
      get() {
        throw new NotYet();
      },
    });
  }
  return site as Site;
}
