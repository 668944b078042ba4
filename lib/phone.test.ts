import { expect, test } from 'vitest';
import { splitExtension, telAsTyped, telHref } from './phone.ts';

test.each([
  ['(703) 555-0134', 'tel:+17035550134'],
  ['703-555-0134 ext 12', 'tel:+17035550134;ext=12'],
  ['703-555-0134 Ext. 12', 'tel:+17035550134;ext=12'],
  ['703.555.0134, extension 3044', 'tel:+17035550134;ext=3044'],
  ['7035550134x9', 'tel:+17035550134;ext=9'],
  ['703 555 0134 x 22', 'tel:+17035550134;ext=22'],
  ['703 555 0134 (ext 5)', 'tel:+17035550134;ext=5'],
  ['703 555 0134 #201', 'tel:+17035550134;ext=201'],
  ['301 555 0144 extensión 3', 'tel:+13015550144;ext=3'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['1-800-555-0199', 'tel:+18005550199'],
])('%s is dialed as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a number without an extension is left as it is', () => {
  expect(splitExtension('703-555-0134')).toEqual({ number: '703-555-0134' });
});

test('a visitor’s number is dialed as it was typed', () => {
  expect(telAsTyped('555-0134 ext 12')).toBe('tel:5550134;ext=12');
  expect(telAsTyped('+44 20 7946 0018')).toBe('tel:+442079460018');
});
