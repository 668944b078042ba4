import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isBusy, StorageError } from './errors.ts';

/** Units committed together at most; bounds how long one transaction holds the write lock. */
const MAX_UNITS = 256;

/** Timeout in ms for another process to release the write lock, from when a unit arrived. */
const LOCK_TIMEOUT = 10_000;

/** Pause in ms between two tries to get the write lock, which take about 10 µs each. */
export const LOCK_PAUSE = 5;

interface Unit<DB> {
  /** Runs the unit; returns the function that resolves its promise. */
  run(tx: Transaction<DB>): Promise<() => void>;
  reject(error: unknown): void;
  /** Whether its commit waits for the disk. */
  flush: boolean;
  /** When it gives up waiting for the write lock, on the clock of `performance.now()`. */
  deadline: number;
}

export interface GroupCommitOptions {
  /** Called after each COMMIT and before its units resolve; what it throws, they throw. */
  afterCommit?: (() => void) | undefined;
  /** {@link LOCK_TIMEOUT} by default. */
  lockTimeout?: number | undefined;
}

/**
 * Group commit for SQLite: the units of work of concurrent requests share one transaction, and so
 * one wait for the disk (decisions/003). Each runs once, inside a savepoint: a unit that throws is
 * rolled back alone, and the others commit. When BEGIN or COMMIT fails, all of them are rejected.
 *
 * SQLite would wait for another process's write lock inside the event loop, and stall the pages; the
 * pauses here are outside of it (decisions/013).
 */
export class GroupCommit<DB> {
  readonly #kysely: Kysely<DB>;
  readonly #db: DatabaseSync;
  readonly #afterCommit: () => void;
  readonly #lockTimeout: number;
  readonly #begin: () => void;
  readonly #savepoint: () => void;
  readonly #release: () => void;
  readonly #rollback: () => void;
  #queue: Unit<DB>[] = [];
  #running = false;
  /** Whether commits wait for the disk, as the connection does from its start. */
  #flushes = true;

  /** @param db the connection that `kysely` writes on; nothing else may write on it. */
  constructor(
    kysely: Kysely<DB>,
    db: DatabaseSync,
    { afterCommit = () => {}, lockTimeout = LOCK_TIMEOUT }: GroupCommitOptions = {},
  ) {
    this.#kysely = kysely;
    this.#db = db;
    this.#afterCommit = afterCommit;
    this.#lockTimeout = lockTimeout;
    this.#begin = prepared(db, 'begin immediate');
    // Through Kysely each of these would cost as much as one of the unit's queries.
    this.#savepoint = prepared(db, 'savepoint unit');
    this.#release = prepared(db, 'release unit');
    this.#rollback = prepared(db, 'rollback to unit');
  }

  /** Resolves after the COMMIT, which has reached the disk unless `flush` is false. */
  write<T>(run: (tx: Transaction<DB>) => Promise<T>, flush = true): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        run: async (tx) => {
          const value = await run(tx);
          return () => resolve(value);
        },
        reject,
        flush,
        deadline: performance.now() + this.#lockTimeout,
      });
      this.#schedule();
    });
  }

  /** Commits on the next turn of the event loop, which first reads the requests already received. */
  #schedule() {
    if (this.#running || this.#queue.length === 0) return;
    this.#running = true;
    setImmediate(async () => {
      await this.#commit();
      this.#running = false;
      this.#schedule();
    });
  }

  /**
   * Rejections wait for the COMMIT too: a unit may have failed because of a neighbor's row (a unique
   * violation), which nobody can read before it.
   */
  async #commit(): Promise<void> {
    let units: Unit<DB>[] = [];
    try {
      units = await this.#lock();
      const outcomes = await this.#kysely.transaction().execute(async (tx) => {
        const reports: (() => void)[] = [];
        for (const unit of units) reports.push(await this.#run(unit, tx));
        return reports;
      });
      this.#afterCommit();
      for (const report of outcomes) report();
    } catch (error) {
      // Without units, BEGIN failed, and would fail for those that wait too.
      for (const unit of units.length ? units : this.#queue.splice(0)) unit.reject(error);
    }
  }

  /**
   * Begins a transaction with the write lock, so that no unit fails halfway with SQLITE_BUSY. While
   * another process has the lock, it tries again, and rejects the units whose time is up.
   * @throws when no unit is left.
   * @returns the units of the transaction.
   */
  async #lock(): Promise<Unit<DB>[]> {
    for (;;) {
      try {
        this.#setFlushes(this.#queue.slice(0, MAX_UNITS).some(({ flush }) => flush));
        this.#begin();
        return this.#queue.splice(0, MAX_UNITS);
      } catch (error) {
        if (!isBusy(error)) throw error;
        const refusal = new StorageError('Another program is writing to the database', error);
        while ((this.#queue[0]?.deadline ?? Infinity) < performance.now()) {
          this.#queue.shift()?.reject(refusal);
        }
        if (this.#queue.length === 0) throw refusal;
      }
      await setTimeout(LOCK_PAUSE);
    }
  }

  /** Can't be changed within a transaction. */
  #setFlushes(flushes: boolean): void {
    if (flushes === this.#flushes) return;
    this.#db.exec(`pragma synchronous = ${flushes ? 'full' : 'normal'}`);
    this.#flushes = flushes;
  }

  async #run(unit: Unit<DB>, tx: Transaction<DB>): Promise<() => void> {
    this.#savepoint();
    try {
      const resolve = await unit.run(tx);
      this.#release();
      return resolve;
    } catch (error) {
      // On a full disk or an I/O error SQLite may have rolled back the whole transaction.
      if (!this.#db.isTransaction) throw error;
      this.#rollback();
      this.#release();
      return () => unit.reject(error);
    }
  }
}

function prepared(db: DatabaseSync, statement: string): () => void {
  const compiled = db.prepare(statement);
  return () => {
    compiled.run();
  };
}
