import type { Database, DatabaseSettings, Tx } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import { newId } from '../db/new-id.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { type Erased, eraseRows } from './erase.ts';
import { ensureErasureKey, readErasures, recordErasures, writeErasureList } from './erasures.ts';
import { cleanExports } from './export-files.ts';
import { collectPerson, type PersonalData } from './export-person.ts';
import { type Found, findPerson } from './find.ts';
import { removeMailsAbout } from './mail-files.ts';
import { notifyOfErasure } from './person-erased.ts';
import type { PersonalTable } from './personal.ts';
import { type Wiped, wipe } from './wipe.ts';

/** What is kept about people: to show it to them, and to erase it. */
export interface People {
  /** Collects everything that is kept about the person at an address (GDPR, article 15). */
  collect(address: string): Promise<PersonalData>;
  /**
   * Erases a person everywhere: their rows in all tables, emails in files, records in exports, and
   * what is left of them in the database's files. It records a keyed hash of the address, so that a
   * restored backup doesn't bring them back, and notifies the owner and the webhook's receiver of
   * the ids. Safe while the site runs, and again: without rows to erase, it removes what an earlier
   * run had to keep in the database's files.
   * @throws {ErasureRefused}
   */
  erase(address: string, options?: EraseOptions): Promise<EraseReport | undefined>;
}

export interface EraseOptions {
  /** Runs first in the transaction; where it returns false, nothing is erased. */
  claim?(tx: Tx): Promise<boolean>;
}

export interface EraseReport extends Cleaned {
  /** Rows by table. */
  erased: Erased;
}

/** What was removed outside the tables, of everybody who was erased at the same time. */
interface Cleaned extends Wiped {
  /** Emails in files. */
  mails: number;
  /** Exported files that they were in. */
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
  /** Timeout in ms for readers that still see deleted rows, such as a backup. */
  readerTimeout?: number;
}

/** Creates the service that finds, shows and erases people. */
export function createPeople(parts: PeopleParts): People {
  const { db, clock, personal, settings } = parts;
  const { dataDir } = settings;
  // One erasure at a time, since each writes the list of erasures.
  let erasing: Promise<unknown> = Promise.resolve();
  const clean = cleaner(parts);
  return {
    collect: (address) => collectPerson(db.read, personal, { address, dataDir, now: clock() }),
    erase: async (address, options = {}) => {
      const rows = erasing.then(() => eraseFromTables(parts, address, options));
      erasing = rows.catch(() => {});
      const result = await rows;
      if (!result) return undefined;
      const { person, erased } = result;
      const tables = Object.keys(erased);
      const everywhere = personal.map(({ table }) => table);
      return { erased, ...(await clean(person, tables.length > 0 ? tables : everywhere)) };
    },
  };
}

/** Erases a person's rows, and records that. @returns undefined when the claim failed. */
async function eraseFromTables(
  { db, clock, outbox, settings, backupDir, personal }: PeopleParts,
  address: string,
  { claim }: EraseOptions,
): Promise<{ person: Found; erased: Erased } | undefined> {
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
  return { person, erased };
}

/**
 * Cleans files after people's rows are gone. A cleaning reads all mails and may rewrite whole tables,
 * so people who are erased during one share the next.
 */
function cleaner({ settings, readerTimeout }: PeopleParts) {
  let cleaning: Promise<unknown> = Promise.resolve();
  let next: { people: Found[]; tables: Set<string>; done: Promise<Cleaned> } | undefined;
  return (person: Found, tables: readonly string[]): Promise<Cleaned> => {
    if (!next) {
      const people: Found[] = [];
      const all = new Set<string>();
      const done = cleaning.then(async () => {
        next = undefined;
        const exports = await cleanExports(settings.dataDir, people);
        const texts = people.map(({ address }) => address);
        const wiped = await wipe(settings, [...all], { texts, readerTimeout });
        // Last, to catch a mail that was being written while its delivery was erased.
        const mails = await removeMailsAbout(settings.dataDir, people);
        return { mails, exports, ...wiped };
      });
      cleaning = done.catch(() => {});
      next = { people, tables: all, done };
    }
    next.people.push(person);
    for (const table of tables) next.tables.add(table);
    return next.done;
  };
}
