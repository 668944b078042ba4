import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSettings } from '../db/client.ts';
import type { Job } from '../jobs.ts';
import { projectRoot } from '../project-root.ts';
import { timeZone } from '../site-settings.ts';

/** Where nightly backups go, and how many are kept. */
export interface BackupSettings {
  dir: string;
  keep: number;
}

/** Nightly backups kept at most: the privacy policy says that deleted data is gone after 30 days. */
export const MAX_KEPT = 30;

/** Hour of the night from which a backup is due, in the site's time zone. */
const HOUR = 3;

const hour = 60 * 60 * 1000;

const pattern = /^nightly-\d{4}-\d\d-\d\d\.jsonl\.zst$/;

/** A nightly backup in the folder. */
export interface NightlyBackup {
  path: string;
  /** When it was finished, epoch milliseconds. */
  at: number;
  /** Bytes. */
  size: number;
}

/** Nightly backups, the newest first. */
export async function nightlyBackups(dir: string): Promise<NightlyBackup[]> {
  if (!existsSync(dir)) return [];
  const names = (await readdir(dir))
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
  return Promise.all(
    names.map(async (name) => {
      const path = join(dir, name);
      const { mtimeMs, size } = await stat(path);
      return { path, at: Math.round(mtimeMs), size };
    }),
  );
}

/** Makes a backup at a path; a signal ends it. */
type MakeBackup = (path: string, signal: AbortSignal | undefined) => Promise<void>;

/**
 * The job that makes a backup each night, and at the first start. It looks every hour, so that a
 * failed one is made an hour later. The work is done by `npm run backup` in a process of its own, at
 * the lowest priority.
 * @returns no job without a folder.
 */
export function nightlyBackup(
  settings: DatabaseSettings,
  backup: BackupSettings | undefined,
  make: MakeBackup = (path, signal) => spawnBackup(settings, path, signal),
): Job[] {
  if (!backup) return [];
  const { dir, keep } = backup;
  return [
    {
      name: 'backup',
      every: hour,
      run: async ({ clock, signal }) => {
        const path = join(dir, `nightly-${nightOf(clock())}.jsonl.zst`);
        if (existsSync(path)) return;
        await mkdir(dir, { recursive: true, mode: 0o700 });
        await make(path, signal);
        for (const { path: old } of (await nightlyBackups(dir)).slice(keep)) await rm(old);
        await removeParts(dir, clock());
      },
    },
  ];
}

/** Date of the night, `2026-11-22`, that a time belongs to: before {@link HOUR} the day before. */
function nightOf(time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(time - HOUR * hour);
}

/** Removes what killed backups left; one in progress is written to all the time. */
async function removeParts(dir: string, now: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const path = join(dir, name);
    if (!/^nightly-.*\.part$/.test(name)) continue;
    if ((await stat(path)).mtimeMs < now - hour) await rm(path, { force: true });
  }
}

/**
 * Command line of a backup, as in `npm run backup`. `nice` starts the process with the lowest
 * priority, since serving pages comes first; loading the command takes half a second of CPU time, and
 * a process that lowers its own priority changes only one of its threads on Linux.
 */
export function backupCommand(path: string): [string, ...string[]] {
  return ['nice', '-n', '19', process.execPath, join(projectRoot, 'cli/main.ts'), 'backup', path];
}

function spawnBackup(
  { dataDir, databaseUrl }: DatabaseSettings,
  path: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const [command, ...args] = backupCommand(path);
    const child = spawn(command, args, {
      ...(signal ? { signal } : {}),
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-500);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the backup failed: ${said.trim()}`)),
    );
  });
}
