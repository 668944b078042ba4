import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { startSite } from '../site.ts';
import { type Met, startVisitors } from './visitors.ts';

/** What a fault did to a running site, from before it to after it. */
export interface DuringReport extends Met {
  /** Seconds from the fault's end until `/readyz` said so. */
  readyAfter: number;
  /** 1 if `/readyz` went on saying 200 for 15 s, though nothing could be stored. */
  unnoticed: 0 | 1;
  /** Acknowledged leads that aren't stored. */
  lost: number;
  /** Leads stored more than once. */
  doubled: number;
}

/** A fault with a beginning and an end, while the server goes on running. */
export interface PassingFault {
  begin(site: { url: string; pid: number | undefined }): Promise<unknown>;
  end(): Promise<unknown>;
  /** Time in ms for which it lasts once it shows. */
  lasts?: number;
  /** Whether leads are refused meanwhile; if not, they must go on being stored. */
  refuses: boolean;
  /** Further settings of the server, and Node's arguments. */
  env?: Record<string, string>;
  command?: string[];
  /** Between two leads of a visitor, in ms. */
  pause?: number;
}

/** Fields of the report that must be 0. */
export const noneDuring = ['other', 'pagesFailed', 'unnoticed', 'lost', 'doubled'];

/** Leads before, and after the fault. */
const leads = 40;

/** Lets visitors send leads to the real server before, during and after a fault. */
export async function duringFault(
  settings: DatabaseSettings,
  { begin, end, lasts = 5_000, refuses, env, command, pause }: PassingFault,
): Promise<DuringReport> {
  const site = await startSite(
    { ...variables(settings), RATE_LIMIT: 'off', ...env },
    command && { command },
  );
  const visitors = startVisitors(() => site.url, { ...(pause !== undefined && { pause }) });
  try {
    await visitors.untilAcknowledged(leads);
    await begin({ url: site.url, pid: site.process.pid });
    const unnoticed = refuses ? await goesUnnoticed(site.url) : 0;
    const over = Date.now() + lasts;
    if (!refuses) await visitors.untilAcknowledged(leads);
    while (Date.now() < over) await sleep(50);
    await end();
    const ended = performance.now();
    while ((await readiness(site.url)) !== 200) await sleep(50);
    const readyAfter = Math.round((performance.now() - ended) / 100) / 10;
    await visitors.untilAcknowledged(leads);
    await visitors.stop();
    return { ...(await visitors.report(settings)), readyAfter, unnoticed };
  } finally {
    await site.stop();
  }
}

/** Waits until the site says that it isn't ready; 1 where it doesn't within 15 s. */
async function goesUnnoticed(url: string): Promise<0 | 1> {
  const late = performance.now() + 15_000;
  while ((await readiness(url)) === 200) {
    if (performance.now() > late) return 1;
    await sleep(50);
  }
  return 0;
}

async function readiness(url: string): Promise<number> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

/** A database's settings as the server reads them. */
export const variables = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  DATABASE_URL: databaseUrl ?? '',
  ...(dataDir && { DATA_DIR: dataDir }),
});
