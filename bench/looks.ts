import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { runChecks } from '../site-audit/checks.ts';
import { siteOf } from '../site-audit/corpus/example.ts';
import { hostilePages } from '../site-audit/test-hostile-pages.ts';
import { sampleLead } from '../test/sample-lead.ts';
import type { Measured, Part, Row } from './measured.ts';
import { startServing } from './probes.ts';

/** Latency of the targets in ms. */
const latency = 100;
const targets = 50;
/** Interval at which a visitor's page asks for findings, in ms. */
const pollMs = 400;
/** Requests of one measurement, one each 20 ms. */
const probes = 300;

const html = `<!doctype html><html lang=en><head><title>Rye Bakery, Bethesda</title>
<meta name=viewport content="width=device-width"><link rel=stylesheet href=/a.css>
<link rel=icon href=/i.png></head><body><h1>Rye Bakery</h1><p>7100 Wisconsin Ave, Bethesda, MD 20814
<p>Mon-Fri 7am-3pm <a href="tel:+13015550142">301-555-0142</a>
${Array.from({ length: 20 }, (_, n) => `<a href="/page-${n}">Page ${n}</a><img src="/p${n}.jpg" alt="">`).join('')}
${'<p>Bread, rolls and cakes from our own oven, made overnight by four bakers.</p>'.repeat(300)}</body></html>`;

/** Measures how long visitors wait for a look, and what looks cost everybody else. */
export const looks: Part = {
  title: 'Looks at sites',
  async run() {
    const { site, folder } = await startServing({
      RATE_LIMIT: 'off',
      AUDIT_PRIVATE_NETWORK: 'allow',
    });
    const servers = await Promise.all(Array.from({ length: targets }, () => target(latency)));
    try {
      return await measure(site, servers.map(originOf));
    } finally {
      for (const server of servers) server.close().closeAllConnections();
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

async function measure(site: Measured, origins: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  let round = 0;
  const lookAt = (origin: string) => timed(() => answered(site.url, `${origin}/?r=${round++}`));
  const first = await lookAt(origins[0] ?? '');
  rows.push({ what: 'first look after the start', ...times([first]) });
  const single: number[] = [];
  for (const origin of origins) single.push(await lookAt(origin));
  rows.push({ what: `look, one at a time, ${latency} ms latency`, ...times(single) });
  const all = await Promise.all(origins.map(lookAt));
  rows.push({ what: `look, ${targets} at once`, ...times(all) });
  const page = () => get(`${site.url}/free-audit`);
  const lead = () => send(`${site.url}/api/leads`, sampleLead, 201);
  await paced(page);
  const alone = { page: await paced(page), lead: await paced(lead) };
  const busy = keepLooking(site.url, origins);
  const beside = { page: await paced(page), lead: await paced(lead) };
  await busy.stop();
  rows.push({ what: 'GET /free-audit', ...times(alone.page) });
  rows.push({ what: `GET /free-audit, ${targets} looks at once`, ...times(beside.page) });
  rows.push({ what: 'POST /api/leads', ...times(alone.lead) });
  rows.push({ what: `POST /api/leads, ${targets} looks at once`, ...times(beside.lead) });
  rows.push(await memoryOfHostile(site));
  return rows;
}

/** Looks at hostile pages of 1 MB, and reports how much the process's memory grows at most. */
async function memoryOfHostile(site: Measured): Promise<Row> {
  const pages = Object.values(hostilePages).map((page) => page(1_000_000));
  const servers = await Promise.all(pages.map((page) => target(0, page)));
  const before = memory(site.pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, memory(site.pid));
  }, 20);
  const waits = await Promise.all(
    servers.map((server) => timed(() => answered(site.url, originOf(server)))),
  );
  clearInterval(sampling);
  for (const server of servers) server.close().closeAllConnections();
  const what = `look, ${pages.length} hostile pages of 1 MB at once (memory +${Math.round(most - before)} MB of ${Math.round(before)})`;
  return { what, ...times(waits) };
}

/** Resident memory of a process in MB. */
const memory = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** CPU time of the reader for hostile pages, in a thread that has read others before. */
export const hostileReading: Part = {
  title: 'Reading hostile pages of 1 MB',
  async run() {
    const rows: Row[] = [];
    for (let round = 0; round < 3; round += 1) runChecks(await siteOf({ html }));
    for (const [page, make] of Object.entries(hostilePages)) {
      const markup = make(1_000_000);
      let least = Number.POSITIVE_INFINITY;
      for (let run = 0; run < 2; run += 1) {
        const start = process.threadCpuUsage();
        runChecks(await siteOf({ html: markup }));
        const { user, system } = process.threadCpuUsage(start);
        least = Math.min(least, (user + system) / 1_000);
      }
      rows.push({ page, 'CPU ms': least.toFixed(0) });
    }
    return rows.toSorted((a, b) => Number(b['CPU ms']) - Number(a['CPU ms']));
  },
};

/** A site that answers each request after `wait` ms. */
async function target(wait: number, page = html): Promise<Server> {
  const server = createServer(async (request, response) => {
    await delay(wait);
    if (request.url?.startsWith('/robots.txt')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Asks for a look and waits for its end as the page does, by asking again. */
async function answered(url: string, website: string): Promise<void> {
  const { id } = JSON.parse(await send(`${url}/api/looks`, { website }, 202));
  for (;;) {
    const look = JSON.parse(await get(`${url}/api/looks/${id}`));
    if (!look.open) return;
    await delay(pollMs);
  }
}

function keepLooking(url: string, origins: string[]) {
  let going = true;
  const run = async (origin: string) => {
    for (let round = 0; going; round += 1) await answered(url, `${origin}/?busy=${round}`);
  };
  const all = Promise.all(origins.map(run));
  return {
    stop: async () => {
      going = false;
      await all;
    },
  };
}

/** Times of requests that begin at a steady pace, so that a slow one doesn't delay the next. */
async function paced(request: () => Promise<unknown>): Promise<number[]> {
  const waits: Promise<number>[] = [];
  for (let count = 0; count < probes; count += 1) {
    waits.push(timed(request));
    await delay(20);
  }
  return Promise.all(waits);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function get(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

async function send(url: string, body: object, status: number): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== status) throw new Error(`${url}: ${response.status} ${text}`);
  return text;
}

function times(all: number[]): Row {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1)} ms`;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
