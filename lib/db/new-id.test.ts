import { expect, test } from 'vitest';
import { createIds } from './new-id.ts';

const start = Date.UTC(2026, 10, 20);

test('ids sort in the order in which they are made, within a millisecond and when the clock goes back', () => {
  const time = { now: start };
  const newId = createIds(() => time.now);
  const ids = [0, 5, -60_000].flatMap((shift) => {
    time.now = start + shift;
    return Array.from({ length: 5_000 }, newId);
  });
  expect(ids.join()).toBe([...new Set(ids)].sort().join());
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
  time.now = start + 60_000;
  expect(Number.parseInt(newId().replace('-', '').slice(0, 12), 16)).toBe(time.now);
});
