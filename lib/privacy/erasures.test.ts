import { expect, test } from 'vitest';
import { mergeErasures } from './erasures.ts';

test('of lists that disagree, the latest erasure of a person counts', () => {
  const row = (subject: string, erased_at: number) => ({ subject, key_id: 'key', erased_at });
  const before = [row('ann', 1), row('bob', 5)];
  const after = [row('ann', 2), row('bob', 4), row('eve', 3)];
  for (const lists of [
    [before, after],
    [after, before],
  ]) {
    expect(new Set(mergeErasures(...lists))).toEqual(
      new Set([row('ann', 2), row('bob', 5), row('eve', 3)]),
    );
  }
});
