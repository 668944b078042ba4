import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isDeadlock } from './errors.ts';

/** Units committed together at most; bounds how long one transaction holds its locks. */
const LARGEST = 256;

/** How often a unit that is alone in its transaction is run again when it loses a deadlock. */
const RETRIES = 3;

/** Milliseconds at most that the loser of a deadlock waits, so that the winner gets what it asked for. */
const GIVE_WAY = 100;

interface Unit<DB> {
  run(tx: Transaction<DB>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** Deadlocks it has lost alone. */
  lost: number;
}

/**
 * Gathers the units of work that concurrent requests bring and commits them in one transaction, so
 * that they share one wait for the disk (decisions/003). A promise settles only after the COMMIT that
 * holds its work. When a unit throws, all of its transaction is rolled back; the units before it are
 * run again together, and so are those after it, so that its error reaches nobody else.
 */
export class GroupCommit<DB> {
  readonly #kysely: Kysely<DB>;
  #queue: Unit<DB>[] = [];
  #free: number;
  #gathering = false;

  /** @param lanes transactions open at once; with several, a slow unit does not hold up all. */
  constructor(kysely: Kysely<DB>, lanes: number) {
    this.#kysely = kysely;
    this.#free = lanes;
  }

  write<T>(run: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run, resolve: resolve as (value: unknown) => void, reject, lost: 0 });
      this.#gather();
    });
  }

  /** One turn of the event loop reads every request that has arrived meanwhile. */
  #gather() {
    if (this.#gathering || this.#free === 0 || this.#queue.length === 0) return;
    this.#gathering = true;
    this.#free -= 1;
    setImmediate(async () => {
      const units = this.#queue.splice(0, LARGEST);
      this.#gathering = false;
      this.#gather();
      await this.#commit(units);
      this.#free += 1;
      this.#gather();
    });
  }

  async #commit(units: Unit<DB>[]): Promise<void> {
    if (units.length === 0) return;
    const values: unknown[] = [];
    let running: Unit<DB> | undefined;
    try {
      await this.#kysely.transaction().execute(async (tx) => {
        for (running of units) values.push(await running.run(tx));
        running = undefined;
      });
      for (const [index, unit] of units.entries()) unit.resolve(values[index]);
    } catch (error) {
      if (running) return this.#rerun(units, values.length, running, error);
      // BEGIN or COMMIT failed; after the latter nobody knows what is stored, so nothing is run again.
      for (const unit of units) unit.reject(error);
    }
  }

  /**
   * Runs again what was rolled back. Only what a unit throws when nothing ran before it is surely its
   * own. After a deadlock each has a transaction of its own, so that no two can meet again.
   */
  async #rerun(units: Unit<DB>[], at: number, failed: Unit<DB>, error: unknown) {
    const deadlock = isDeadlock(error);
    if (at === 0 && !(deadlock && failed.lost++ < RETRIES)) {
      failed.reject(error);
      return this.#commit(units.slice(1));
    }
    if (deadlock) await setTimeout(Math.random() * GIVE_WAY);
    const parts = deadlock
      ? units.map((unit) => [unit])
      : [units.slice(0, at), [failed], units.slice(at + 1)];
    for (const part of parts) await this.#commit(part);
  }
}
