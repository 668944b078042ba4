import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import type { NewPlace } from './backup.ts';
import { countRows, differentTables, storeLeads } from './backup-rows.ts';
import { runCommand, startCommand } from './commands.ts';

/** Result of `npm run db:copy`, killed in the middle and run again. */
export interface KilledCopyReport {
  leads: number;
  /** Rows of all tables. */
  rows: number;
  /** Rows that the killed copy had stored, and that weren't copied again. */
  found: number;
  /** 1 if a site would have started on the part. */
  taken: 0 | 1;
  /** Seconds that the second run took. */
  seconds: number;
  /** Tables whose rows differ in the end. */
  different: number;
}

/** Copies a database to the other engine, in two runs of which the first is killed. */
export async function killedCopy(
  settings: DatabaseSettings,
  leads: number,
  newPlace: NewPlace,
): Promise<KilledCopyReport> {
  await storeLeads(settings, leads);
  const engine = settings.databaseUrl ? 'sqlite' : 'postgres';
  const target = await newPlace(engine);
  const env = {
    DATA_DIR: (settings.databaseUrl ? target : settings).dataDir,
    DATABASE_URL: settings.databaseUrl ?? target.databaseUrl ?? '',
  };
  const args = ['db:copy', '--to', engine];
  const killed = startCommand(args, env);
  const exited = once(killed, 'exit');
  // Not before: the copy begins only where nobody else uses the database.
  await untilSaid(killed, 'leads: ');
  while (killed.exitCode === null && (await storedLeads(target)) < leads / 2) await sleep(20);
  killed.kill('SIGKILL');
  await exited;
  const taken = await startsOn(target);
  const begun = performance.now();
  const said = await runCommand(args, env);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const [, found = '0'] = /([\d,]+) rows were there from before/.exec(said) ?? [];
  return {
    leads,
    rows: await countRows(target),
    found: Number(found.replaceAll(',', '')),
    taken,
    seconds,
    different: await differentTables(settings, target),
  };
}

async function untilSaid({ stderr }: ChildProcess, words: string): Promise<void> {
  let said = '';
  for await (const text of stderr ?? []) {
    said += text;
    if (said.includes(words)) return;
  }
}

/** Leads of a copy under way. */
async function storedLeads(place: DatabaseSettings): Promise<number> {
  const db = openDatabase(place);
  const { count } = await db.read
    .selectFrom('leads')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db.close();
  return count;
}

/** Whether a command that needs a whole database accepts this one. */
async function startsOn(place: DatabaseSettings): Promise<0 | 1> {
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  return runCommand(['leads', '--limit', '1'], env).then(
    () => 1 as const,
    () => 0 as const,
  );
}
