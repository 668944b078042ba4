import { rm } from 'node:fs/promises';
import { nightlyBackups } from '../backup/nightly.ts';
import type { DatabaseSettings, Tx } from '../db/client.ts';
import type { Job, JobServices } from '../jobs.ts';
import type { Retention } from '../site-settings.ts';
import type { ScreenedTable } from '../spam/held.ts';
import { eraseRows } from './erase.ts';
import { cleanExports } from './export-files.ts';
import { type Found, follow } from './find.ts';
import { removeMailsAbout } from './mail-files.ts';
import type { ExpiryRequest, PersonalTable } from './personal.ts';
import { wipe } from './wipe.ts';

const day = 24 * 60 * 60 * 1000;

/** Rows deleted in one transaction. */
const BATCH = 200;

/** Timeout in ms for readers that still see deleted rows; the next day's run wipes otherwise. */
const readerTimeout = 10_000;

export interface RetentionParts {
  settings: DatabaseSettings;
  /** Folder of the nightly backups. */
  backupDir: string | undefined;
  /** Age in days at which a nightly backup is deleted, however few there are. */
  backupDays: number;
  retention: Retention;
  personal: readonly PersonalTable[];
}

/**
 * The job that deletes, once a day, what is older than the settings and the privacy policy say, with
 * all that belongs to it.
 */
export function retentionJob(parts: RetentionParts): Job {
  return {
    name: 'retention',
    every: day,
    run: async ({ db, clock, outbox, signal }) => {
      const now = clock();
      const { retention } = parts;
      const deleted = new Set<string>();
      for (const declared of parts.personal) {
        if (!('address' in declared) || !declared.expires) continue;
        for (;;) {
          if (signal?.aborted) return;
          const ids = await declared.expires(db.read, { retention, now, limit: BATCH });
          if (ids.length === 0) break;
          for (const table of await deleteRows({ db, outbox }, parts, declared, ids))
            deleted.add(table);
        }
      }
      // On SQLite, also what an erasure could not remove while a backup was being made.
      await wipe(parts.settings, [...deleted], { texts: [], readerTimeout });
      await deleteOldBackups(parts, now);
    },
  };
}

/** Deletes rows of a table, and those that belong to them. @returns the tables they were in. */
async function deleteRows(
  { db, outbox }: Pick<JobServices, 'db' | 'outbox'>,
  { personal, settings: { dataDir } }: RetentionParts,
  declared: PersonalTable,
  ids: string[],
): Promise<string[]> {
  const rows = new Map([[declared.table as string, ids]]);
  const found: Found = await follow(db.read, personal, '', rows);
  const erased = await db.write((tx) => eraseRows(tx, personal, found, outbox));
  await removeMailsAbout(dataDir, [found]);
  await cleanExports(dataDir, [found]);
  return Object.keys(erased);
}

/** Deletes nightly backups that are too old, but for the newest. */
async function deleteOldBackups(
  { backupDir, backupDays }: RetentionParts,
  now: number,
): Promise<void> {
  if (!backupDir) return;
  const [, ...older] = await nightlyBackups(backupDir);
  for (const { path, at } of older) if (now - at > backupDays * day) await rm(path);
}

/** How long a screened table's rows are kept: those that are held have a period of their own. */
export function expiryOf(
  table: ScreenedTable,
): (read: Pick<Tx, 'selectFrom'>, request: ExpiryRequest) => Promise<string[]> {
  return async (read, { retention: { requests, spam }, now, limit }) => {
    const ids: string[] = [];
    for (const [days, held] of [
      [requests, 'is'],
      [spam, 'is not'],
    ] as const) {
      if (days === null) continue;
      const rows = await read
        .selectFrom(table)
        .select('id')
        .where('set_aside_at', held, null)
        .where('created_at', '<', now - days * day)
        .limit(limit)
        .execute();
      ids.push(...rows.map(({ id }) => id));
    }
    return ids.slice(0, limit);
  };
}
