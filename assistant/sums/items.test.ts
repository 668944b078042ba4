import { expect, test } from 'vitest';
import { itemsIn } from './items.ts';
import { readable } from './reading.ts';

const items = (text: string, owned?: number) =>
  itemsIn(readable(text), owned)?.map(({ plan, times, months }) => [plan, times ?? months]);

test('plans that follow each other have their months, the last one the rest', () => {
  for (const [text, ...expected] of [
    ['4 months of the cheap one then the big one till 12', ['starter', 4], ['enterprise', 8]],
    ['3 months on the little one then 9 on the biggest', ['starter', 3], ['enterprise', 9]],
    ['seis meses del chico y despues seis del mediano', ['starter', 6], ['growth', 6]],
    ['starter 6 months pro 6 months', ['starter', 6], ['growth', 6]],
    ['dominate only nov and dec, starter rest of the year', ['enterprise', 2], ['starter', 10]],
    ['first quarter on dominate rest of the year on starter', ['enterprise', 3], ['starter', 9]],
    ['begin on starter, pro from the fifth month on for a year', ['starter', 4], ['growth', 8]],
    ['starter til june then pro thru december', ['starter', 6], ['growth', 6]],
  ] as const)
    expect(items(text), text).toEqual(expected);
});

test('plans by location have their number, also in words', () => {
  for (const [text, ...expected] of [
    ['2 of our stores on starter and the 3rd on dominate', ['starter', 2], ['enterprise', 1]],
    ['a dominate for the flagship and starters for both kiosks', ['enterprise', 1], ['starter', 2]],
    ['a una le pongo pro y a la otra starter', ['growth', 1], ['starter', 1]],
    ['5 shops, 2 on pro and the rest on starter', ['growth', 2], ['starter', 3]],
    ['pro for me and starter for my brother', ['growth', 1], ['starter', 1]],
  ] as const)
    expect(items(text), text).toEqual(expected);
});

test('plans without numbers, or of one kind, are no items', () => {
  for (const text of [
    'pro and starter for 3 months each',
    'how much more is pro than starter for 6 months',
    'whats the difference between starter and pro',
    '3 months of pro',
  ])
    expect(items(text), text).toBeUndefined();
});
