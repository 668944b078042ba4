import { type DatabaseSettings, openExistingDatabase } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import { type Erased, eraseRows } from './erase.ts';
import { ensureErasureKey, readErasures, recordErasures, writeErasureList } from './erasures.ts';
import { type Found, findPerson } from './find.ts';
import { removeMailsAbout } from './mail-files.ts';
import type { PersonalTable } from './personal.ts';
import { type Wiped, wipe } from './wipe.ts';

export interface EraseOptions {
  settings: DatabaseSettings;
  /** Folder of the nightly backups, where the list of erasures is kept too. */
  backupDir: string | undefined;
  personal: readonly PersonalTable[];
  clock: Clock;
}

export interface EraseReport extends Wiped {
  /** Rows by table. */
  erased: Erased;
  mails: number;
}

/**
 * Erases a person everywhere: their rows in all tables, mails in files, and what is left of them in
 * the database's files. It records a keyed hash of the address, so that a restored backup doesn't
 * bring them back. Safe to run again, and while the site runs.
 */
export async function erasePerson(options: EraseOptions, address: string): Promise<EraseReport> {
  const { settings, backupDir, personal, clock } = options;
  const key = await ensureErasureKey(settings.dataDir);
  const db = openExistingDatabase(settings);
  const erased: Erased = {};
  let person: Found;
  try {
    person = await findPerson(db.read, personal, address);
    // A second look finds what was stored during the first.
    for (let found = person; ; found = await findPerson(db.read, personal, address)) {
      const now = clock();
      const rows = await db.write(async (tx) => {
        const record = { subject: key.macOf(found.address), key_id: key.id, erased_at: now };
        await recordErasures(tx, [record]);
        return eraseRows(tx, personal, found);
      });
      for (const [table, count] of Object.entries(rows))
        erased[table] = (erased[table] ?? 0) + count;
      if (found.rows.size === 0) break;
    }
    const list = await readErasures(db.read);
    for (const folder of [settings.dataDir, backupDir]) {
      if (folder) await writeErasureList(folder, list);
    }
  } finally {
    await db.close();
  }
  let mails = await removeMailsAbout(settings.dataDir, person);
  const wiped = await wipe(settings, Object.keys(erased), [person.address]);
  // A mail that was being written while its delivery was erased.
  mails += await removeMailsAbout(settings.dataDir, person);
  return { erased, mails, ...wiped };
}
