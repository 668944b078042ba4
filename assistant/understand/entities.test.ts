import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameEntities } from './entities.server.ts';
import { fold, words } from './language.server.ts';
import { lexicons } from './lexicons.ts';

const names = Object.values(lexicons).flatMap((list) => list.split('|'));

test('names are replaced as expressions that list them would', () => {
  const piece = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...names.flatMap((name) => name.split(' '))),
    fc.constantFrom('$', '$5', '20 dollars', '·', '%', 'ñ', 's', 'the', '<'),
  );
  const text = fc
    .array(fc.tuple(piece, fc.constantFrom(' ', ' ', ' ', '', '@')), { maxLength: 8 })
    .map((pieces) => pieces.flat().join('').trim());
  fc.assert(
    fc.property(text, (one) => {
      expect(nameEntities(one).text).toBe(replaced(one));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['do you know Virginia Beach, Virginia?', 'do you know <elsewhere> <town>'],
  ['washington dc, not Washington', '<town> not <town>'],
  ['$toast and toast', '$toast and <system>'],
  ['$297 for a bakery in silver spring', '<amount> for a <trade> in <town>'],
])('%s', (text, expected) => {
  expect(nameEntities(words(fold(text)).join(' ')).text).toBe(expected);
});

/** One expression after the other, the longest name of each first. */
function replaced(text: string): string {
  const amounts = text.replace(
    /(?<!\w)[$€£]\d[\d·]*k?|\b\d[\d·]* ?(?:dollars?|bucks|usd|dolares|euros?|pesos)\b/g,
    '<amount>',
  );
  return expressions.reduce((rest, [kind, list]) => rest.replace(list, `<${kind}>`), amounts);
}

const expressions = Object.entries(lexicons).map(([kind, list]) => {
  const longestFirst = list.split('|').sort((a, b) => b.length - a.length);
  return [kind, new RegExp(`(?<![\\w$])(?:${longestFirst.join('|')})(?!\\w)`, 'g')] as const;
});
