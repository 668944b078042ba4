import { expect, test } from 'vitest';
import { requestIds } from './request-id.ts';

test('ids differ from one start of the site to the next', () => {
  const [first, second] = [requestIds(), requestIds()];
  const ids = [first(), first(), second(), second()];
  expect(new Set(ids).size).toBe(4);
  // `npm run trace -- ID` must not take one for an option.
  for (const id of ids) expect(id).toMatch(/^[\da-f]{12}-\d$/);
});
