import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { lockFile } from '../lock.ts';
import { sampleLead } from '../sample-lead.ts';
import { startSite } from '../site.ts';
import { type Answer, type Client, createClient, pageTimes, percentile } from './http.ts';

/** Result of another program's write lock of 30 s. */
export interface WriteLockReport {
  /** 99th percentile of the home page's time in ms, before and during the lock. */
  p99Before: number;
  p99During: number;
  /** 1 if the second is more than 50 ms above the first. */
  slowed: 0 | 1;
  stored: number;
  /** Leads answered 503 with Retry-After. */
  refused: number;
  /** Leads answered 408. */
  timedOut: number;
  /** Leads answered anything else. */
  other: number;
  /** Leads that waited for more than 15 s: a write gives up after 10. */
  overdue: number;
  /** Leads answered 201 that are not in the table. */
  lost: number;
}

const CLIENTS = 16;

/** Another process keeps the write lock of the SQLite file for 30 s, while visitors send leads. */
export async function writeLock(
  settings: DatabaseSettings,
): Promise<WriteLockReport | { skipped: string }> {
  if (settings.databaseUrl) return { skipped: 'PostgreSQL locks rows, not the whole database' };
  const site = await startSite({ DATA_DIR: settings.dataDir, RATE_LIMIT: 'off' });
  const client = createClient(site.url);
  try {
    await pageTimes(client, sleep(2_000));
    const before = await pageTimes(client, sleep(8_000));
    const unlock = await lockFile(join(settings.dataDir, 'site.sqlite'));
    const locked = sleep(30_000).then(unlock);
    const posted = Promise.all(Array.from({ length: CLIENTS }, () => postUntil(client, locked)));
    const during = await pageTimes(client, locked);
    const answers = (await posted).flat();
    const ids = answers.flatMap(({ status, body }) =>
      status === 201 ? [JSON.parse(body).id] : [],
    );
    const isRefused = ({ status, headers }: Answer) => status === 503 && 'retry-after' in headers;
    const [refused, timedOut] = [isRefused, ({ status }: Answer) => status === 408].map(
      (is) => answers.filter(is).length,
    ) as [number, number];
    const p99Before = percentile(before, 0.99);
    const p99During = percentile(during, 0.99);
    return {
      p99Before,
      p99During,
      slowed: p99During > p99Before + 50 ? 1 : 0,
      stored: ids.length,
      refused,
      timedOut,
      other: answers.length - ids.length - refused - timedOut,
      overdue: answers.filter(({ ms }) => ms > 15_000).length,
      lost: await countMissing(settings, ids),
    };
  } finally {
    client.close();
    await site.stop();
  }
}

/** Posts leads one after another; the last one is sent when `over` has resolved. */
async function postUntil({ send }: Client, over: Promise<unknown>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let running = true;
  void over.then(() => {
    running = false;
  });
  do answers.push(await send('/api/leads', sampleLead));
  while (running);
  return answers;
}

async function countMissing(settings: DatabaseSettings, ids: string[]): Promise<number> {
  const db = openDatabase(settings);
  const rows = await db.read.selectFrom('leads').select('id').execute();
  await db.close();
  const stored = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id)).length;
}
