import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backupCommand } from '../../lib/backup/nightly.ts';
import type { DatabaseSettings } from '../../lib/db/client.ts';
import { sampleLead } from '../sample-lead.ts';
import { startSite } from '../site.ts';
import { countRows, differentTables, leadNames, storeLeads } from './backup-rows.ts';

/** Result of a backup under load and of restoring it on both engines. */
export interface BackupReport {
  leads: number;
  /** Rows of all tables. */
  rows: number;
  backupSeconds: number;
  megabytes: number;
  /** 99th percentile of a page's time in ms, before and during the backup. */
  p99Before: number;
  p99During: number;
  /** 1 if pages took more than twice as long at their 99th percentile. */
  slowed: 0 | 1;
  /** Leads acknowledged before the backup began that aren't in it. */
  missing: number;
  restoreSeconds: Record<string, number>;
  /** Tables whose rows differ between two restored databases. */
  different: number;
  /** Restores that couldn't be killed in the middle, or left something behind. */
  broken: number;
}

/** Clients that post leads and read a page during the backup, with a pause after each request. */
const POSTING = 4;
const READING = 8;
const PAUSE = 20;
/** Fewer milliseconds than this are noise, not a slow page. */
const NOISE = 10;

/** An empty place on each engine, to restore into. */
export type NewPlace = (engine: 'sqlite' | 'postgres') => Promise<DatabaseSettings>;

/**
 * Fills a database, backs it up while visitors read a page and send leads, and restores the backup on
 * both engines, each time after a restore that was killed in the middle.
 * @param leads at least 10,000: the restore of fewer may end before it is killed.
 * @param timed how long pages are timed before the backup, in ms; after a third of it to warm up.
 */
export async function backupUnderLoad(
  settings: DatabaseSettings,
  leads: number,
  newPlace: NewPlace,
  timed = 9_000,
): Promise<BackupReport> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const file = join(folder, 'backup.jsonl.zst');
  try {
    await storeLeads(settings, leads);
    const backup = await underLoad(settings, file, timed);
    const { size } = await stat(file);
    const restored = await restoreEverywhere(file, newPlace);
    const [one, other] = restored.places;
    const names = one ? await leadNames(one) : new Set<string>();
    return {
      leads,
      rows: restored.rows,
      backupSeconds: backup.seconds,
      megabytes: Math.round(size / 1e6),
      p99Before: backup.before,
      p99During: backup.during,
      slowed: backup.during > Math.max(2 * backup.before, backup.before + NOISE) ? 1 : 0,
      missing: backup.acknowledged.filter((name) => !names.has(name)).length,
      restoreSeconds: restored.seconds,
      different: one && other ? await differentTables(one, other) : 1,
      broken: restored.broken,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function underLoad(settings: DatabaseSettings, file: string, timed: number) {
  const site = await startSite({ ...variables(settings), RATE_LIMIT: 'off', DELIVERY: 'none' });
  const acknowledged: string[] = [];
  const times: number[] = [];
  let running = true;
  const loop = async (send: () => Promise<void>) => {
    while (running) {
      await send();
      await sleep(PAUSE);
    }
  };
  const clients = [
    ...Array.from({ length: POSTING }, () =>
      loop(async () => void acknowledged.push(await postLead(site.url))),
    ),
    ...Array.from({ length: READING }, () =>
      loop(async () => {
        const start = performance.now();
        const answer = await fetch(`${site.url}/free-audit`);
        await answer.arrayBuffer();
        times.push(performance.now() - start);
      }),
    ),
  ];
  try {
    acknowledged.push(await postLead(site.url));
    await sleep(timed / 3);
    times.length = 0;
    await sleep(timed);
    const before = p99(times.splice(0));
    const known = [...acknowledged];
    const start = performance.now();
    await run(['backup', file], settings);
    const seconds = since(start);
    return { acknowledged: known, before, during: p99(times), seconds };
  } finally {
    running = false;
    await Promise.allSettled(clients);
    await site.stop();
  }
}

async function postLead(url: string): Promise<string> {
  const name = `Lead ${randomUUID()}`;
  const answer = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sampleLead, name }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return name;
}

async function restoreEverywhere(file: string, newPlace: NewPlace) {
  const places: DatabaseSettings[] = [];
  const seconds: Record<string, number> = {};
  let broken = 0;
  for (const engine of ['sqlite', 'postgres'] as const) {
    let place = await newPlace(engine);
    if (!(await killRestore(file, place))) {
      broken += 1;
      place = await newPlace(engine);
    }
    // Without --replace: it refuses unless the killed one left the place empty.
    const start = performance.now();
    await run(['restore', file], place);
    seconds[engine] = since(start);
    if (place.dataDir && existsSync(join(place.dataDir, 'restoring'))) broken += 1;
    places.push(place);
  }
  const [first] = places;
  const rows = first ? await countRows(first) : 0;
  return { places, seconds, broken, rows };
}

/** Kills a restore while it inserts rows. @returns whether it was still running then. */
async function killRestore(file: string, place: DatabaseSettings): Promise<boolean> {
  const restore = spawnCli(['restore', file], place);
  const ended = once(restore, 'exit');
  while (restore.exitCode === null && !(await isInserting(place))) await sleep(20);
  const running = restore.exitCode === null;
  restore.kill('SIGKILL');
  await ended;
  return running;
}

async function isInserting({ dataDir, databaseUrl }: DatabaseSettings): Promise<boolean> {
  if (!databaseUrl) {
    const log = await stat(join(dataDir, 'restoring/site.sqlite-wal')).catch(() => undefined);
    return (log?.size ?? 0) > 4_000_000;
  }
  const { pathname } = new URL(databaseUrl);
  const server = new pg.Client({ connectionString: databaseUrl.replace(pathname, '/postgres') });
  await server.connect();
  const { rowCount } = await server.query(
    `select from pg_stat_activity where datname = $1 and query like 'insert into %'`,
    [pathname.slice(1)],
  );
  await server.end();
  return rowCount === 1;
}

type CliCommand = ['backup' | 'restore', file: string];

const variables = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  DATABASE_URL: databaseUrl ?? '',
  ...(dataDir && { DATA_DIR: dataDir }),
});

function spawnCli([name, file]: CliCommand, settings: DatabaseSettings): ChildProcess {
  const [command, ...args] =
    name === 'backup' ? backupCommand(file) : [process.execPath, 'cli/main.ts', name, file];
  return spawn(command, args, {
    env: { ...process.env, ...variables(settings) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function run(args: CliCommand, settings: DatabaseSettings): Promise<void> {
  const child = spawnCli(args, settings);
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} failed: ${said}`);
}

const since = (start: number) => Math.round((performance.now() - start) / 100) / 10;

function p99(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN) * 10) / 10;
}
