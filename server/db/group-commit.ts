import type { DatabaseSync } from 'node:sqlite';
import type { Kysely, Transaction } from 'kysely';

/** Units committed together at most; bounds how long one transaction holds the write lock. */
const LARGEST = 256;

interface Unit<DB> {
  run(tx: Transaction<DB>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Gathers the units of work that concurrent requests bring and commits them in one transaction, so
 * that they share one wait for the disk (decisions/003). A savepoint around each keeps a failing
 * unit from touching the others. A promise settles only after the COMMIT that holds its work.
 */
export class GroupCommit<DB> {
  readonly #kysely: Kysely<DB>;
  readonly #db: DatabaseSync;
  readonly #savepoint;
  readonly #release;
  readonly #rollback;
  #queue: Unit<DB>[] = [];
  #draining = false;

  /** `kysely` must be the only user of `db`. */
  constructor(kysely: Kysely<DB>, db: DatabaseSync) {
    this.#kysely = kysely;
    this.#db = db;
    this.#savepoint = db.prepare('savepoint unit');
    this.#release = db.prepare('release unit');
    this.#rollback = db.prepare('rollback to unit');
  }

  write<T>(run: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run, resolve: resolve as (value: unknown) => void, reject });
      if (!this.#draining) void this.#drain();
    });
  }

  async #drain() {
    this.#draining = true;
    while (this.#queue.length > 0) {
      // One turn of the event loop reads every request that has arrived meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commit(this.#queue.splice(0, LARGEST));
    }
    this.#draining = false;
  }

  async #commit(units: Unit<DB>[]) {
    try {
      const settle = await this.#kysely.transaction().execute(async (tx) => {
        const outcomes: (() => void)[] = [];
        for (const unit of units) outcomes.push(await this.#runUnit(unit, tx));
        return outcomes;
      });
      for (const tell of settle) tell();
    } catch (error) {
      for (const unit of units) unit.reject(error);
    }
  }

  /** @throws when the unit's error ended the whole transaction (disk full, I/O error). */
  async #runUnit(unit: Unit<DB>, tx: Transaction<DB>): Promise<() => void> {
    this.#savepoint.run();
    try {
      const value = await unit.run(tx);
      this.#release.run();
      return () => unit.resolve(value);
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#rollback.run();
      this.#release.run();
      return () => unit.reject(error);
    }
  }
}
