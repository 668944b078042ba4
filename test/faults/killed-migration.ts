import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrations } from '../../app/features.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { assertMigrated, type Migrations, migrate } from '../../lib/db/migrate.ts';
import { sampleLead } from '../sample-lead.ts';
import type { NewPlace } from './backup.ts';

/** Result of migrations that were killed, each in a database of an old version with leads. */
export interface KilledMigrationReport {
  rounds: number;
  /** Rounds in which the kill came between the first and the last step. */
  inBetween: number;
  leads: number;
  /** Leads of the old version that are gone. */
  lost: number;
  /** Databases that the next start didn't bring up to date. */
  broken: number;
}

/** The step that makes the table of leads; the old version has this one and those before. */
const oldest = '001-leads';
const each = 500;

/**
 * Kills the migration of an old database with SIGKILL at a random step, migrates again, and looks
 * whether every lead is there.
 */
export async function killedMigrations(
  { databaseUrl }: DatabaseSettings,
  rounds: number,
  newPlace: NewPlace,
): Promise<KilledMigrationReport> {
  const report = { rounds, inBetween: 0, leads: 0, lost: 0, broken: 0 };
  const names = Object.keys(migrations);
  for (let round = 0; round < rounds; round += 1) {
    const place = await newPlace(databaseUrl ? 'postgres' : 'sqlite');
    await createOld(place);
    const steps = await killAt(place, randomInt(1, names.length));
    if (steps > 1 && steps < names.length) report.inBetween += 1;
    const ended = spawnMigration(place);
    const [code] = await once(ended, 'exit');
    const db = openDatabase(place);
    const current = await assertMigrated(db, migrations).then(
      () => true,
      () => false,
    );
    if (code !== 0 || !current) report.broken += 1;
    const leads = await db.read.selectFrom('leads').select('name').execute();
    await db.close();
    report.leads += each;
    report.lost += each - new Set(leads.map(({ name }) => name)).size;
  }
  return report;
}

async function createOld(place: DatabaseSettings): Promise<void> {
  const db = openDatabase(place);
  const steps: Migrations = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => name <= oldest),
  );
  await migrate(db, steps);
  const { businessType: business_type, currentMarketing: _, ...lead } = sampleLead;
  await db.write((tx) =>
    tx
      .insertInto('leads')
      .values(
        // Only the columns of that version.
        Array.from({ length: each }, (_, n) => ({
          ...{ ...lead, business_type, id: `lead-${n}`, name: `Lead ${n}`, created_at: n },
        })) as never,
      )
      .execute(),
  );
  await db.close();
}

/** Kills a migration once it has taken some steps. @returns the steps that are recorded. */
async function killAt(place: DatabaseSettings, steps: number): Promise<number> {
  const db = openDatabase(place);
  const taken = async () =>
    (await db.read.selectFrom('migrations').select('name').execute()).length;
  const child = spawnMigration(place);
  const exited = once(child, 'exit');
  while (child.exitCode === null && (await taken()) < steps) await sleep(0);
  // Within the step that follows.
  await sleep(randomInt(0, 4));
  child.kill('SIGKILL');
  await exited;
  const count = await taken();
  await db.close();
  return count;
}

function spawnMigration(place: DatabaseSettings) {
  return spawn(process.execPath, ['test/migrate-process.ts', JSON.stringify(place)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
