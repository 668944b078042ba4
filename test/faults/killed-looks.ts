import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { sampleLead } from '../sample-lead.ts';
import { type Site, startSite } from '../site.ts';

/** Result of killing the server several times while it looks at sites. */
export interface KilledLooksReport {
  rounds: number;
  /** Looks that visitors were promised with 202. */
  looks: number;
  /** Looks under way after each kill, those included that an earlier one cut off. */
  underWay: number;
  /** Looks that ended with a finding for each check. */
  answered: number;
  /** Looks whose visitor was told that we couldn't look. */
  couldNotLook: number;
  /** The longest that a visitor waited, in ms, the server's restarts included. */
  longestMs: number;
  /** Looks that never ended for their visitor, and leads that never got their findings. */
  lost: number;
  /** Sites with two looks, or visited more often than a look of theirs was begun. */
  doubled: number;
}

/** Looks, and one of them a lead's, asked for in a round. */
const perRound = 5;
/** Latency of the targets in ms. */
const latency = 60;
/** Time in ms after which a look counts as lost: it is given up after 42 s. */
const timeout = 60_000;

interface Visitor {
  id: string;
  address: string;
  asked: number;
  /** Undefined while the look is open. */
  ended?: { at: number; complete: boolean };
}

/**
 * Kills the real server with SIGKILL at a random moment while it looks at sites, starts it again on
 * the same database, and counts what became of the looks.
 */
export async function killedLooks(
  settings: DatabaseSettings,
  rounds: number,
): Promise<KilledLooksReport> {
  const targets = createTargets();
  const start = () =>
    startSite({
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      RATE_LIMIT: 'off',
      AUDIT_PRIVATE_NETWORK: 'allow',
    });
  const visitors: Visitor[] = [];
  const leads: string[] = [];
  let underWay = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const site = await start();
      const addresses = await Promise.all(Array.from({ length: perRound }, targets.add));
      visitors.push(...(await Promise.all(addresses.map((address) => ask(site, address)))));
      leads.push(await sendLead(site, addresses[0] ?? ''));
      await pause(randomInt(0, 900));
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
      await site.stop();
      const db = openDatabase(settings);
      underWay += await countLooking(db);
      await db.close();
    }
    const site = await start();
    const db = openDatabase(settings);
    await untilEnded(site, visitors);
    const unattached = await untilAttached(db, leads);
    const doubled = await countDoubled(db, targets.visits);
    await db.close();
    await site.stop();
    const ended = visitors.flatMap((visitor) => visitor.ended ?? []);
    return {
      rounds,
      looks: visitors.length,
      underWay,
      answered: ended.filter(({ complete }) => complete).length,
      couldNotLook: ended.filter(({ complete }) => !complete).length,
      longestMs: Math.round(
        Math.max(...visitors.map(({ asked, ended: end }) => (end?.at ?? Infinity) - asked)),
      ),
      lost: visitors.length - ended.length + unattached,
      doubled,
    };
  } finally {
    targets.close();
  }
}

/** Sites on ports of their own; counts how often each one's page is visited. */
function createTargets() {
  const servers: Server[] = [];
  const visits = new Map<string, number>();
  return {
    visits,
    add: async (): Promise<string> => {
      const server = createServer(async (request, response) => {
        await pause(latency);
        if (request.url !== '/') return response.writeHead(404).end();
        visits.set(address, (visits.get(address) ?? 0) + 1);
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<title>Rye Bakery</title><h1>Rye</h1><a href=/menu>Menu</a>');
      }).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      return address;
    },
    close: () => {
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}

async function ask(site: Site, address: string): Promise<Visitor> {
  const { id } = await send(site, '/api/looks', { website: address }, 202);
  return { id, address, asked: performance.now() };
}

async function sendLead(site: Site, website: string): Promise<string> {
  const { id } = await send(site, '/api/leads', { ...sampleLead, website }, 201);
  return id;
}

async function send({ url }: Site, path: string, body: object, status: number) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== status) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as { id: string };
}

/** Asks as visitors' pages do, until every look has ended or the time is up. */
async function untilEnded({ url }: Site, visitors: readonly Visitor[]): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const open = visitors.filter(({ ended }) => !ended);
    if (open.length === 0 || performance.now() > end) return;
    for (const visitor of open) {
      const response = await fetch(`${url}/api/looks/${visitor.id}`);
      if (!response.ok) continue;
      const look = (await response.json()) as Shown;
      if (look.open) continue;
      const complete = !look.problem && look.findings.length === look.total;
      // Without findings there must be a reason.
      if (complete || look.problem) visitor.ended = { at: performance.now(), complete };
    }
    await pause(200);
  }
}

interface Shown {
  open: boolean;
  problem?: string;
  findings: unknown[];
  total: number;
}

/** @returns leads that still have no findings when the time is up. */
async function untilAttached(db: Database, leads: readonly string[]): Promise<number> {
  const end = performance.now() + timeout;
  for (;;) {
    const rows = await db.read.selectFrom('lead_findings').select('lead_id').execute();
    const found = new Set(rows.map((row) => row.lead_id));
    const without = leads.filter((id) => !found.has(id)).length;
    if (without === 0 || performance.now() > end) return without;
    await pause(500);
  }
}

async function countLooking(db: Database): Promise<number> {
  const rows = await db.read
    .selectFrom('site_looks')
    .select('id')
    .where('state', '=', 'looking')
    .execute();
  return rows.length;
}

async function countDoubled(db: Database, visits: ReadonlyMap<string, number>): Promise<number> {
  const rows = await db.read.selectFrom('site_looks').select(['url', 'attempt']).execute();
  const begun = new Map<string, number[]>();
  for (const { url, attempt } of rows) begun.set(url, [...(begun.get(url) ?? []), attempt]);
  return [...begun].filter(([url, attempts]) => {
    const [attempt = 0] = attempts;
    return attempts.length > 1 || (visits.get(url) ?? 0) > attempt;
  }).length;
}
