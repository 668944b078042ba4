import { randomUUID } from 'node:crypto';

/**
 * A UUIDv7 that sorts after all those this process made before, so that rows ordered by id come in the
 * order in which they were made. Node's own `randomUUIDv7` doesn't ensure that within a millisecond.
 */
export const newId = createIds();

/**
 * @returns a source of ids that grow, also within a millisecond and when the clock goes back: 12 of
 * their random bits count instead (RFC 9562, section 6.2, method 1).
 * @param clock epoch milliseconds.
 */
export function createIds(clock = Date.now): () => string {
  let time = 0;
  let count = 0;
  return () => {
    const now = clock();
    const random = randomUUID();
    if (now > time) {
      time = now;
      // Any number from the lower half, so that at least 2,048 more fit into the millisecond.
      count = Number.parseInt(random.slice(0, 3), 16) >> 1;
    } else if (count < 0xfff) {
      count += 1;
    } else {
      time += 1;
      count = 0;
    }
    const hex = time.toString(16).padStart(12, '0') + count.toString(16).padStart(3, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}-${random.slice(19)}`;
  };
}
