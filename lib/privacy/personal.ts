import type { Tx } from '../db/client.ts';
import type { Tables } from '../db/tables.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Retention } from '../site-settings.ts';

/** A person: their mailbox, and the ids of the rows about them that were found so far. */
export interface Person {
  /** As {@link mailbox} returns it. */
  address: string;
  ids: readonly string[];
}

/**
 * How to find a person's rows in a table. The lists of all features and of `lib/` together are what
 * `npm run privacy` exports and erases, and what a restore erases again. A table comes after those
 * whose ids it refers to.
 */
export type PersonalTable = {
  [T in keyof Tables]: AddressedTable<T> | LinkedTable<T> | QuotingTable<T>;
}[keyof Tables];

interface PersonRows<T extends keyof Tables> {
  table: T;
  /** Heading of its rows where the person reads them; without one they are only in the file. */
  title?: string;
  /** Columns that the export leaves out: secrets that nobody could use but somebody else. */
  hidden?: readonly Column<T>[];
  /**
   * Runs once the person's rows are deleted, in the same transaction; not in a restore. Throws
   * {@link ErasureRefused} where they must stay: nothing is erased then.
   */
  erased?(tx: Tx, rows: readonly Tables[T][], outbox: Outbox): Promise<void>;
}

/** A table whose rows state the person's email address. */
export interface AddressedTable<T extends keyof Tables> extends PersonRows<T> {
  /** Column of the address, in any spelling. */
  address: Column<T>;
  /** Primary key; ids are unique across all tables. */
  id: Column<T>;
  /** Column of when the row was stored: what came after an erasure stays. */
  since: Column<T>;
  /** What one of its rows is called where somebody has copies: in emails and in webhooks. */
  record?: string;
  /** Ids of at most `limit` rows that are older than the settings allow; the daily job deletes them. */
  expires?(read: Pick<Tx, 'selectFrom'>, request: ExpiryRequest): Promise<string[]>;
}

export interface ExpiryRequest {
  retention: Retention;
  /** Epoch milliseconds. */
  now: number;
  limit: number;
}

/** A table whose rows refer to a person's other rows, or have a hash of the address. */
export interface LinkedTable<T extends keyof Tables> extends PersonRows<T> {
  column: Column<T>;
  /** Values of the column in the person's rows. */
  values(person: Person, read: Pick<Tx, 'selectFrom'>): string[] | Promise<string[]>;
  /** Primary key, where other tables refer to it. */
  id?: Column<T>;
}

/** A table about nobody that may quote an address in a column, which is then set to null. */
export interface QuotingTable<T extends keyof Tables> {
  table: T;
  quotes: Column<T>;
}

/** A person can't be erased; the message says why and what to do. */
export class ErasureRefused extends Error {}

type Column<T extends keyof Tables> = keyof Tables[T] & string;

/** An address as a mailbox, for comparing: without spaces around it, in lower case. */
export function mailbox(address: string): string {
  return address.trim().toLowerCase();
}

/** The ids of a person's rows: for columns that refer to one. */
export const theirIds = ({ ids }: Person): string[] => [...ids];
