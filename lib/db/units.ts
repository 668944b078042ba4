import { AsyncLocalStorage } from 'node:async_hooks';

/** The unit that the current code runs in. */
const currentUnit = new AsyncLocalStorage<{ ended: boolean }>();

/** Refuses a unit inside another, which would wait for itself. */
export function assertNoUnit(): void {
  if (currentUnit.getStore()) {
    throw new Error('A unit of work cannot start another: pass its tx on');
  }
}

/** Marks a unit's queries as those of a unit, until it ends. */
export function guarded<Tx, T>(unit: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  return (tx) => {
    const state = { ended: false };
    return currentUnit.run(state, async () => {
      try {
        return await unit(tx);
      } finally {
        state.ended = true;
      }
    });
  };
}

/** @throws when a query was not awaited: it would run in the savepoint of the unit that came next. */
export function assertUnitRunning(): void {
  if (currentUnit.getStore()?.ended) throw new Error('A unit of work must await its queries');
}
