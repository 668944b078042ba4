import type { Database, DatabaseSettings, Tx } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import { newId } from '../db/new-id.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { type Erased, eraseRows } from './erase.ts';
import { ensureErasureKey, readErasures, recordErasures, writeErasureList } from './erasures.ts';
import { cleanExports } from './export-files.ts';
import { collectPerson, type PersonalData } from './export-person.ts';
import { findPerson } from './find.ts';
import { removeMailsAbout } from './mail-files.ts';
import { notifyOfErasure } from './person-erased.ts';
import type { PersonalTable } from './personal.ts';
import { type Wiped, wipe } from './wipe.ts';

/** What is kept about people: to show it to them, and to erase it. */
export interface People {
  /** Collects everything that is kept about the person at an address (GDPR, article 15). */
  collect(address: string): Promise<PersonalData>;
  /**
   * Erases a person everywhere: their rows in all tables, e-mails in files, records in exports, and
   * what is left of them in the database's files. It records a keyed hash of the address, so that a
   * restored backup doesn't bring them back, and notifies the owner and the webhook's receiver of
   * the ids. Safe to run again, and while the site runs.
   * @throws {ErasureRefused}
   */
  erase(address: string, options?: EraseOptions): Promise<EraseReport | undefined>;
}

export interface EraseOptions {
  /** Runs first in the transaction; where it returns false, nothing is erased. */
  claim?(tx: Tx): Promise<boolean>;
  /** Timeout in ms for readers of SQLite's write-ahead log, such as a backup. */
  logTimeout?: number;
}

export interface EraseReport extends Wiped {
  /** Rows by table. */
  erased: Erased;
  /** E-mails in files. */
  mails: number;
  /** Exported files that the person was in. */
  exports: number;
}

export interface PeopleParts {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  settings: DatabaseSettings;
  /** Folder of the nightly backups, where the list of erasures is kept too. */
  backupDir: string | undefined;
  personal: readonly PersonalTable[];
}

/** Creates the service that finds, shows and erases people. */
export function createPeople(parts: PeopleParts): People {
  const { db, clock, personal, settings } = parts;
  const { dataDir } = settings;
  // One erasure at a time: each writes the list of erasures and may have the file to itself.
  let last: Promise<unknown> = Promise.resolve();
  return {
    collect: (address) => collectPerson(db.read, personal, { address, dataDir, now: clock() }),
    erase: (address, options = {}) => {
      const erasing = last.then(() => erase(parts, address, options));
      last = erasing.catch(() => {});
      return erasing;
    },
  };
}

async function erase(
  parts: PeopleParts,
  address: string,
  { claim, logTimeout }: EraseOptions,
): Promise<EraseReport | undefined> {
  const { db, clock, outbox, settings, backupDir, personal } = parts;
  const { dataDir } = settings;
  const key = await ensureErasureKey(dataDir);
  const id = newId();
  const erased: Erased = {};
  const person = await findPerson(db.read, personal, address);
  // A second look finds what was stored during the first.
  for (let found = person, isFirst = true; ; isFirst = false) {
    const now = clock();
    const rows = await db.write(async (tx) => {
      if (isFirst && claim && !(await claim(tx))) return undefined;
      const record = { subject: key.macOf(found.address), key_id: key.id, erased_at: now };
      await recordErasures(tx, [record]);
      const counts = await eraseRows(tx, personal, found, outbox);
      await notifyOfErasure(tx, outbox, personal, { id, person: found });
      return counts;
    });
    if (!rows) return undefined;
    for (const [table, count] of Object.entries(rows)) erased[table] = (erased[table] ?? 0) + count;
    if (found.rows.size === 0) break;
    found = await findPerson(db.read, personal, address);
  }
  const list = await readErasures(db.read);
  for (const folder of [dataDir, backupDir]) if (folder) await writeErasureList(folder, list);
  const exports = await cleanExports(dataDir, person);
  let mails = await removeMailsAbout(dataDir, person);
  const texts = [person.address];
  const wiped = await wipe(settings, Object.keys(erased), { texts, logTimeout });
  // A mail that was being written while its delivery was erased.
  mails += await removeMailsAbout(dataDir, person);
  return { erased, mails, exports, ...wiped };
}
