import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NightlyBackup } from '../lib/backup/nightly.ts';
import { type RestoreOptions, restore } from '../lib/backup/restore.ts';
import { sqliteFile } from '../lib/db/client.ts';
import { checkFile } from '../lib/db/sqlite-file.ts';
import { type Finding, reason } from './finding.ts';

/**
 * Restores the newest nightly backup into a temporary SQLite file, and checks that.
 * @returns its number of rows, or what is wrong with it.
 */
export async function tryRestore(
  [newest]: readonly NightlyBackup[],
  options: Pick<RestoreOptions, 'migrations' | 'personal'>,
): Promise<number | Finding> {
  if (!newest) {
    return {
      kind: 'wrong',
      what: 'There is no nightly backup that could be restored.',
      why: '--restore tries the newest backup in BACKUP_DIR.',
      fix: 'Set BACKUP_DIR and start the site.',
    };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  try {
    const settings = { dataDir, databaseUrl: undefined };
    const { header, rows } = await restore({
      ...{ file: newest.path, settings, ...options, erasures: [], key: undefined },
      ...{ replace: false, withoutErasures: true },
    });
    await checkFile(sqliteFile(settings));
    const backedUp = header.tables.reduce((sum, table) => sum + table.rows, 0);
    if (rows !== backedUp) throw new Error(`it has ${rows} of ${backedUp} rows`);
    return rows;
  } catch (error) {
    return {
      kind: 'wrong',
      what: `The newest backup doesn’t restore: ${reason(error)}`,
      why: 'After a broken disk it would be no use.',
      fix: 'Make another with npm run backup -- FILE, and look for the cause: a full or faulty disk.',
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
