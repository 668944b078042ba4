import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '../atomic-file.ts';
import type { Tx } from '../db/client.ts';
import { column, type Time } from '../db/columns.ts';
import { isMissingTable } from '../db/errors.ts';
import type { MigrationDb, Migrations } from '../db/migrate.ts';
import { parseJson } from '../json.ts';
import type { IsMeant } from './find.ts';
import { mailbox } from './personal.ts';

/** Who was erased and when. It names nobody, and a restore of an older backup erases them again. */
export interface ErasureRow {
  /**
   * A person: the keyed hash of their address (HMAC-SHA-256). Or a row, such as the account that a
   * customer deleted: its id.
   */
  subject: string;
  /** Identifies the key of the hash; {@link ROW} for a row's id, which is random. */
  key_id: string;
  erased_at: Time;
}

declare module '../db/tables.ts' {
  interface Tables {
    erasures: ErasureRow;
  }
}

export const migrations: Migrations = { '100-erasures': { up: createErasures } };

/** In place of a key's id, for a row. */
const ROW = 'row';

/** Records that a customer deleted a row themselves, and all that refers to it. */
export function recordErasedRow(tx: Tx, id: string, now: number): Promise<void> {
  return recordErasures(tx, [{ subject: id, key_id: ROW, erased_at: now }]);
}

/** How many erasures were recorded with another key, or with one that is lost. */
export function countForeign(rows: readonly ErasureRow[], key: ErasureKey | undefined): number {
  return rows.filter(({ key_id }) => key_id !== ROW && key_id !== key?.id).length;
}

/** Key of the hashes; its file in `DATA_DIR` is worth a copy in a safe place. */
export interface ErasureKey {
  id: string;
  /** @param address as `mailbox` returns it. */
  macOf(address: string): string;
}

const keyFile = (dataDir: string) => join(dataDir, 'erasure.key');

/** File with the list, beside the backups and in `DATA_DIR`. */
const listFile = (folder: string) => join(folder, 'erasures.json');

/** Reads the key; undefined when nobody has been erased here. */
export async function readErasureKey(dataDir: string): Promise<ErasureKey | undefined> {
  const file = keyFile(dataDir);
  if (!existsSync(file)) return undefined;
  const secret = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (secret.length < 32) throw new Error(`${file} has no key`);
  return {
    id: hash('sha256', secret, 'hex').slice(0, 16),
    macOf: (address) => createHmac('sha256', secret).update(address).digest('base64url'),
  };
}

/** Reads the key, after making one (256 random bits) when there is none. */
export async function ensureErasureKey(dataDir: string): Promise<ErasureKey> {
  const known = await readErasureKey(dataDir);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  await createOnce(keyFile(dataDir), `${randomBytes(32).toString('hex')}\n`);
  return ensureErasureKey(dataDir);
}

/** Creates a file with its whole content, unless another erasure has created it in the meantime. */
async function createOnce(file: string, content: string): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await writeAtomically(own, [content]);
  try {
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
}

/** Records that a person is erased at this time. */
export async function recordErasures(tx: Tx, rows: readonly ErasureRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .insertInto('erasures')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({ erased_at: row.erased_at, key_id: row.key_id })
          .where('erasures.erased_at', '<', row.erased_at),
      )
      .execute();
  }
}

/** Every recorded erasure; none where the database is older than this table. */
export async function readErasures(db: Pick<Tx, 'selectFrom'>): Promise<ErasureRow[]> {
  try {
    return await db.selectFrom('erasures').selectAll().orderBy('subject').execute();
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** Whether a row, or its person, was erased after it was stored. */
export function wereErased(rows: readonly ErasureRow[], key: ErasureKey | undefined): IsMeant {
  const times = new Map(rows.map((row) => [row.subject, row.erased_at]));
  return ({ id, address, since }) => {
    if (times.has(id)) return true;
    const erasedAt = key && times.get(key.macOf(mailbox(address)));
    return erasedAt !== undefined && since <= erasedAt;
  };
}

/** One list of several: the latest erasure of each address. */
export function mergeErasures(...lists: (readonly ErasureRow[])[]): ErasureRow[] {
  const sorted = lists.flat().sort((a, b) => a.erased_at - b.erased_at);
  return [...new Map(sorted.map((row) => [row.subject, row])).values()];
}

/** Writes the list to a folder, added to what is there. */
export async function writeErasureList(folder: string, rows: readonly ErasureRow[]): Promise<void> {
  const all = mergeErasures(await readErasureList(folder), rows);
  if (all.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeAtomically(listFile(folder), [`${JSON.stringify(all, null, 1)}\n`]);
}

const list = v.array(v.object({ subject: v.string(), key_id: v.string(), erased_at: v.number() }));

/** Reads the list in a folder; empty when there is none. */
export async function readErasureList(folder: string): Promise<ErasureRow[]> {
  const file = listFile(folder);
  return existsSync(file) ? parseJson(list, await readFile(file, 'utf8')) : [];
}

async function createErasures(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('subject', column.text, (c) => c.primaryKey())
    .addColumn('key_id', column.text, (c) => c.notNull())
    .addColumn('erased_at', column.time, (c) => c.notNull())
    .execute();
}
