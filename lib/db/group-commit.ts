import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, Transaction } from 'kysely';

/** Units committed together at most; bounds how long one transaction holds the write lock. */
const MAX_UNITS = 256;

interface Unit<DB> {
  /** Runs the unit; returns the function that resolves its promise. */
  run(tx: Transaction<DB>): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Group commit for SQLite: the units of work of concurrent requests share one transaction, and so
 * one wait for the disk (decisions/003). Each runs once, inside a savepoint: a unit that throws is
 * rolled back alone, and the others commit. When BEGIN or COMMIT fails, all of them are rejected.
 */
export class GroupCommit<DB> {
  readonly #kysely: Kysely<DB>;
  readonly #db: DatabaseSync;
  readonly #savepoint: () => void;
  readonly #release: () => void;
  readonly #rollback: () => void;
  #queue: Unit<DB>[] = [];
  #running = false;

  /** @param db the connection that `kysely` writes on; nothing else may write on it. */
  constructor(kysely: Kysely<DB>, db: DatabaseSync) {
    this.#kysely = kysely;
    this.#db = db;
    // Through Kysely each of these would cost as much as one of the unit's queries.
    this.#savepoint = prepared(db, 'savepoint unit');
    this.#release = prepared(db, 'release unit');
    this.#rollback = prepared(db, 'rollback to unit');
  }

  /** Resolves after the COMMIT has reached the disk. */
  write<T>(run: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        run: async (tx) => {
          const value = await run(tx);
          return () => resolve(value);
        },
        reject,
      });
      this.#schedule();
    });
  }

  /** Commits on the next turn of the event loop, which first reads the requests already received. */
  #schedule() {
    if (this.#running || this.#queue.length === 0) return;
    this.#running = true;
    setImmediate(async () => {
      await this.#commit(this.#queue.splice(0, MAX_UNITS));
      this.#running = false;
      this.#schedule();
    });
  }

  /**
   * Rejections wait for the COMMIT too: a unit may have failed because of a neighbor's row (a unique
   * violation), which nobody can read before it.
   */
  async #commit(units: Unit<DB>[]): Promise<void> {
    try {
      const outcomes = await this.#kysely.transaction().execute(async (tx) => {
        const reports: (() => void)[] = [];
        for (const unit of units) reports.push(await this.#run(unit, tx));
        return reports;
      });
      for (const report of outcomes) report();
    } catch (error) {
      for (const unit of units) unit.reject(error);
    }
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
