/**
 * `npm run lighthouse`: Lighthouse scores, on a phone, of every page in the sitemap, of a signed-in
 * customer's dashboard and of an owner's desk. Takes minutes.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { openDatabase } from '../lib/db/client.ts';
import { ensureBuilt } from '../scripts/build.ts';
import { findChromium } from '../scripts/chromium.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { oneOfEachKind, sitemapPaths, startSite } from '../test/site.ts';
import { signInOwner } from './owners.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of pages that hydrate as a whole and aren't indexed, for which the other two don't apply. */
const personalCategories = categories.slice(1, 3);

await ensureBuilt();
const site = await startSite({ RATE_LIMIT: 'off' });
const owner = await signInOnDesk();
const chromium = await startChromium();
let worst = 100;
try {
  const asked = process.argv.slice(2);
  const desk = [
    '/inbox/sign-in',
    ...['/inbox', `/inbox/entry/${await requestAudit()}`, '/inbox/sources'],
    ...['/inbox/log', '/inbox/settings'],
  ];
  const every = [...oneOfEachKind(await sitemapPaths(site)), '/dashboard', ...desk];
  // `/inbox` stands for the whole desk.
  const chosen = asked.flatMap((path) => (path === '/inbox' ? desk : [path]));
  const paths = asked.length > 0 ? chosen : every;
  console.log(`${'page'.padEnd(44)} perf a11y best  seo    LCP    TBT  CLS`);
  for (const path of paths) console.log(await measure(path));
} finally {
  await chromium.stop();
  await site.stop();
}
process.exitCode = worst === 100 ? 0 : 1;

/** Measures a page. @returns a line with its scores, and one for each failed audit. */
async function measure(path: string): Promise<string> {
  const cookie = await cookieFor(path);
  const wanted = cookie === undefined ? categories : personalCategories;
  const result = await lighthouse(site.url + path, {
    port: chromium.port,
    onlyCategories: [...wanted],
    output: 'json',
    logLevel: 'error',
    ...(cookie && { extraHeaders: { cookie } }),
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { lhr } = result;
  if (new URL(lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${path} redirects`);
  const scores = categories.map((name) =>
    lhr.categories[name] ? Math.round((lhr.categories[name].score ?? 0) * 100) : undefined,
  );
  worst = Math.min(worst, ...scores.map((score) => score ?? 100));
  const value = (id: string) => lhr.audits[id]?.numericValue ?? 0;
  const failed = wanted.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `\n  ${name}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`),
  );
  return [
    path.padEnd(44),
    ...scores.map((score) => String(score ?? '').padStart(4)),
    `${Math.round(value('largest-contentful-paint'))} ms`.padStart(8),
    `${Math.round(value('total-blocking-time'))} ms`.padStart(6),
    value('cumulative-layout-shift').toFixed(2),
    ...failed,
  ].join(' ');
}

/** The session that a page needs, none for the sign-in; undefined for a page that everybody sees. */
async function cookieFor(path: string): Promise<string | undefined> {
  if (path === '/dashboard') return signUp();
  if (path === '/inbox/sign-in') return '';
  return path.startsWith('/inbox') ? owner : undefined;
}

/** Asks for an audit. @returns the id of its entry, once the inbox has it. */
async function requestAudit(): Promise<string> {
  const answer = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleLead),
  });
  const { id } = (await answer.json()) as { id: string };
  const page = `${site.url}/inbox/entry/${id}`;
  while ((await fetch(page, { headers: { cookie: owner }, redirect: 'manual' })).status !== 200)
    await sleep(100);
  return id;
}

async function signInOnDesk(): Promise<string> {
  const db = openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  try {
    return await signInOwner(db, 'owner@owner.example');
  } finally {
    await db.close();
  }
}

/** Signs up a customer. @returns the `Cookie` header of their session. */
async function signUp(): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'rosa@example.com',
      firstName: 'Rosa',
      lastName: 'Alvarez',
      password: 'three wet otters',
    }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`The signup was answered with ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** A browser with a debugging port, which Lighthouse needs. */
async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const executable = findChromium();
  if (!executable) throw new Error('No Chromium: install one or set CHROMIUM_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(executable, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const file = join(folder, 'DevToolsActivePort');
  const deadline = Date.now() + 20_000;
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 2) {
    if (Date.now() > deadline) throw new Error('Chromium did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port: Number(readFileSync(file, 'utf8').split('\n')[0]),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
