import type { Composition } from '../app/feature.ts';
import { type NightlyBackup, nightlyBackups } from '../lib/backup/nightly.ts';
import { NoDatabaseError, openForReading } from '../lib/db/client.ts';
import { isMissingTable, isUnavailable } from '../lib/db/errors.ts';
import { type Job, type JobHealth, jobsHealth } from '../lib/jobs.ts';
import { type Env, readEnv, StartError } from '../server/env.ts';
import { settingsJobs } from '../server/settings-jobs.ts';
import type { Terminal } from '../server/terminal/records-command.ts';
import { localTime, wrap } from '../server/terminal/text.ts';
import { checks } from './doctor-checks.ts';
import { database } from './doctor-database.ts';
import { mailRecords, shortResolver } from './doctor-dns.ts';
import { tryRestore } from './doctor-restore.ts';
import type { Finding } from './finding.ts';

/**
 * Runs `npm run doctor`: lists what is wrong, unconfirmed or still a placeholder, when each job
 * last succeeded, and how old the last backup is. `--restore` also restores that one, elsewhere.
 * @returns the exit code: 1 if a setting is invalid or something is wrong, and in production mode also
 * for placeholders and what nobody has confirmed; else 0.
 */
export async function runDoctor(
  { args, env: source, out, migrations }: Pick<Terminal, 'args' | 'env' | 'out' | 'migrations'>,
  { jobs, screened, personal }: Pick<Composition, 'jobs' | 'screened' | 'personal'>,
  resolver = shortResolver(),
) {
  try {
    const env = readEnv(source);
    const found = await database(env, { screened });
    const health = await readJobs(env, [...jobs, ...settingsJobs(env, personal)]);
    const backups = env.backup ? await nightlyBackups(env.backup.dir) : [];
    found.push(...(await Promise.all(checks.map((check) => check(env)))).flat());
    found.push(...(await mailRecords(env, resolver)));
    found.push(...health.flatMap(overdueFinding));
    const restored = args.includes('--restore')
      ? await tryRestore(backups, { migrations, personal })
      : undefined;
    if (typeof restored === 'object') found.push(restored);
    const pressing = found.filter(({ kind }) => kind !== 'note').length;
    const failing = env.mode === 'production' ? pressing > 0 : found.some(isWrong);
    await out(found.map(describe).join(''));
    await out(health.map(describeJob).join(''));
    await out(
      backups
        .slice(0, 1)
        .map((backup) => describeBackup(backup, restored))
        .join(''),
    );
    await out(`${summary(pressing)}\n`);
    return failing ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    await out(`wrong        ${error.message}\n`);
    return 1;
  }
}

/** Health of the site's jobs; empty before the site's first start. */
async function readJobs(env: Env, jobs: readonly Job[]): Promise<JobHealth[]> {
  try {
    const db = openForReading(env);
    try {
      return await jobsHealth(jobs, db.read, Date.now());
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof NoDatabaseError || isMissingTable(error)) return [];
    // `database` has reported it.
    if (isUnavailable(error)) return [];
    throw error;
  }
}

function isWrong({ kind }: Finding): boolean {
  return kind === 'wrong';
}

function overdueFinding({ name, succeededAt, overdue }: JobHealth): Finding[] {
  if (!overdue) return [];
  const since =
    succeededAt === null ? 'never succeeded' : `not succeeded since ${localTime(succeededAt)}`;
  return [
    {
      kind: 'wrong',
      what: `The job ${name} has ${since}.`,
      why: 'Each job runs when the site starts and then at its interval; the log has the error.',
      fix: 'Start the site and look for this job in its log.',
    },
  ];
}

function describeJob({ name, succeededAt, failedAt }: JobHealth): string {
  const success = succeededAt === null ? 'never' : localTime(succeededAt);
  const failure = failedAt === null ? '' : `, last failed ${localTime(failedAt)}`;
  return `${'job'.padEnd(13)}${name}: last succeeded ${success}${failure}\n`;
}

function describeBackup({ path, at, size }: NightlyBackup, restored: unknown): string {
  const hours = Math.round((Date.now() - at) / 3_600_000);
  const age = hours < 48 ? `${hours} hours old` : `${Math.round(hours / 24)} days old`;
  const proof =
    typeof restored === 'number' ? `, restores with ${restored.toLocaleString('en-US')} rows` : '';
  return `${'backup'.padEnd(13)}${path}: ${age}, ${(size / 1e6).toFixed(1)} MB${proof}\n`;
}

function describe({ kind, what, why, fix }: Finding): string {
  const lines = [
    ...wrap(kind.padEnd(13), what, 100),
    ...wrap(' '.repeat(13), why, 100),
    ...wrap(`${' '.repeat(13)}> `, fix, 100),
  ];
  return `${lines.join('\n')}\n\n`;
}

function summary(pressing: number): string {
  if (pressing === 0) return 'Ready for visitors.';
  return `${pressing} ${pressing === 1 ? 'thing' : 'things'} to fix or confirm before the site opens.`;
}
