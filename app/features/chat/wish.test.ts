import { expect, test } from 'vitest';
import { saysMore, wishAfter } from './wish.ts';

test.each([
  'Carla',
  'Carla, 571-555-0188',
  'my name is Carla and you can call me at 571-555-0188',
  'carla@floresana.com',
  'yes please',
  'Me llamo Carla, mi número es 571-555-0188',
])('%s says who and how to reach them', (text) => {
  expect(saysMore(text, { name: 'Carla', phone: '571-555-0188' })).toBe(false);
});

test.each(['I was charged twice', 'Can Pro write in Amharic?', 'me cobraron dos veces, soy Carla'])(
  '%s says more',
  (text) => {
    expect(saysMore(text, { name: 'Carla' })).toBe(true);
  },
);

test('the wish is what was said before the details, and grows by what is said after them', () => {
  const contact = { name: 'Carla', phone: '571-555-0188' };
  const texts = ['I was charged twice', 'Carla', '571-555-0188', 'Nobody called me on Monday'];
  const wishes = texts.map((_, at) => {
    const said = texts.slice(0, at + 1);
    return at === 0 ? wishAfter(undefined, said, {}) : wishAfter(texts[0], said, contact);
  });
  expect(wishes).toEqual([
    'I was charged twice',
    'I was charged twice',
    'I was charged twice',
    'I was charged twice\nNobody called me on Monday',
  ]);
  expect(wishAfter(undefined, ['Can Pro write in Amharic?', 'yes'], {})).toBe(
    'Can Pro write in Amharic?',
  );
  expect(wishAfter(undefined, ['Call me at 571-555-0188'], contact)).toBe(
    'Call me at 571-555-0188',
  );
});
