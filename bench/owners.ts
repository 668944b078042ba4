import { setTimeout as sleep } from 'node:timers/promises';
import { addOwner, findOwner } from '../app/features/desk/owners.server.ts';
import { startOwnerSession } from '../app/features/desk/sessions.server.ts';
import { changeCount } from '../app/features/inbox/changes.server.ts';
import { type Database, openDatabase } from '../lib/db/client.ts';
import { ensureBuilt } from '../scripts/build.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { type Site, startSite } from '../test/site.ts';
import type { Part, Row } from './measured.ts';

const OWNERS = 50;

/** Each owner notes so many outcomes. */
const ROUNDS = 4;

/** Time from the answer to an owner's change until every other owner's page has loaded it. */
export const owners: Part = {
  title: `Inbox: ${OWNERS} owners at once`,
  async run() {
    await ensureBuilt();
    const postgres = await startPostgres({ durable: true });
    try {
      const databaseUrl = await createDatabase(postgres.url);
      return [await onSqlite(), await onPostgres(databaseUrl)];
    } finally {
      await postgres.stop();
    }
  },
};

async function onSqlite(): Promise<Row> {
  const site = await startSite({ RATE_LIMIT: 'off' });
  const db = openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  try {
    return { site: 'SQLite', ...(await measure(db, [site])) };
  } finally {
    await db.close();
    await site.stop();
  }
}

async function onPostgres(databaseUrl: string): Promise<Row> {
  const env = { RATE_LIMIT: 'off', DATABASE_URL: databaseUrl };
  const sites = [await startSite(env), await startSite({ ...env, ROLE: 'web' })];
  const db = openDatabase({ dataDir: '', databaseUrl });
  try {
    return { site: 'PostgreSQL, two processes', ...(await measure(db, sites)) };
  } finally {
    await db.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** An owner's inbox in a browser: it loads again at each event, as the page does. */
interface Desk {
  url: string;
  cookie: string;
  /** Changes that the page shows. */
  shown: number;
}

async function measure(db: Database, sites: Site[]): Promise<Row> {
  const desks: Desk[] = [];
  for (let i = 0; i < OWNERS; i += 1) {
    const { url = '' } = sites[i % sites.length] ?? {};
    desks.push({ url, cookie: await signInOwner(db, `owner${i}@owner.example`), shown: -1 });
  }
  const ids = await storeLeads(sites[0]?.url ?? '');
  const stop = new AbortController();
  const pages = desks.map((desk) => listen(db, desk, stop.signal));
  while (desks.some(({ shown }) => shown < 0)) await sleep(20);
  const times: number[] = [];
  for (let i = 0; i < ROUNDS * OWNERS; i += 1) {
    const desk = desks[(i * 7) % OWNERS];
    if (desk) await note(desk, ids[i % ids.length] ?? '', i % 2 ? 'reached' : 'no-answer');
    const answered = performance.now();
    const change = await changeCount(db.read);
    while (desks.some(({ shown }) => shown < change)) await sleep(5);
    times.push(performance.now() - answered);
    // At no fixed point of the server's interval.
    await sleep(Math.random() * 500);
  }
  stop.abort();
  await Promise.all(pages);
  times.sort((a, b) => a - b);
  const ms = (share: number) => `${Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)} ms`;
  return { changes: `${times.length}`, p50: ms(0.5), p95: ms(0.95), slowest: ms(1) };
}

/** Adds an owner. @returns the `Cookie` header of their session. */
export async function signInOwner(db: Database, email: string): Promise<string> {
  await addOwner({ db, clock: Date.now }, email);
  const owner = await findOwner(db.read, email);
  const token = await db.write((tx) =>
    startOwnerSession(tx, { ownerId: owner?.id ?? '', label: 'Bench', now: Date.now() }),
  );
  return `desk=${token}`;
}

/** Stores as many leads as the list shows. @returns their ids, once the inbox has them. */
async function storeLeads(url: string): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < 50; i += 1) {
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleLead, email: `visitor@mail${i}.example` }),
    });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  await sleep(2_000);
  return ids;
}

async function note({ url, cookie }: Desk, id: string, event: string): Promise<void> {
  const body = new URLSearchParams({ intent: 'event', ids: id, event });
  const answer = await fetch(`${url}/inbox.data`, { method: 'POST', headers: { cookie }, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`An outcome was answered with ${answer.status}: ${text}`);
}

/** Holds the desk's events open, and loads the list again at each. */
async function listen(db: Database, desk: Desk, signal: AbortSignal): Promise<void> {
  const { url, cookie } = desk;
  const load = async () => {
    // What the page will show at least.
    const change = await changeCount(db.read);
    const list = await fetch(`${url}/inbox.data`, { headers: { cookie } });
    await list.text();
    if (!list.ok) throw new Error(`The inbox was answered with ${list.status}`);
    desk.shown = change;
  };
  await load();
  try {
    while (!signal.aborted) {
      const events = await fetch(`${url}/api/inbox/events?since=${desk.shown}`, {
        headers: { cookie },
        signal,
      });
      for await (const chunk of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        if (chunk.includes('data:')) await load();
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
