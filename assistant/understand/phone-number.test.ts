import { expect, test } from 'vitest';
import { firstDigitsIn, phoneIn } from './phone-number.ts';

const own = '(703) 555-0142';

test.each([
  ['five seven one, five five five, zero one three three', '571-555-0133'],
  ['four ten, 555, oh one fifty five', '410-555-0155'],
  ['two oh two, triple five, 0 one double four', '202-555-0144'],
  ['siete cero tres cinco cinco cinco cero uno sesenta y seis', '703-555-0166'],
  ['703-555-0121 ext 14', '703-555-0121 ext 14'],
  ['(703) 555-0121, my extension is six', '(703) 555-0121 ext 6'],
  ['7035550121x9 ask for Al', '7035550121 ext 9'],
  ['301 555 0144 extensión doce', '301 555 0144 ext 12'],
  ['two oh two 555 0175 extension two oh one', '202-555-0175 ext 201'],
  ['703 555 0121 x-ray clinic', '703 555 0121'],
  ['trescientos uno, quinientos cincuenta y cinco, cero uno veintitrés', '301-555-0123'],
  ['seven oh three comma five five five comma oh one dash six seven', '703-555-0167'],
  ['area code 571 then 555 0132', '571-555-0132'],
  ['301 555 0131 sorry 0113 at the end', '301-555-0113'],
  ['dont call 202-555-0170, thats the store. use 202-555-0171', '202-555-0171'],
  ['4105550119. oh and is it free', '4105550119'],
])('%s', (text, phone) => {
  expect(phoneIn(text, own)?.value).toBe(phone);
});

test('prices, our own number and counts are no phone number', () => {
  for (const text of [
    `is it ${own}?`,
    'from $1,234,567 to 297',
    'no. 4000 - 497',
    'one two three',
    '100 of 2000',
  ])
    expect(phoneIn(text, own)).toBeUndefined();
});

test('a number comes in two messages, and its end is corrected', () => {
  expect(firstDigitsIn('can someone ring me. 703')).toBe('703');
  expect(firstDigitsIn('is it $703')).toBeUndefined();
  expect(phoneIn('555 0164', own, { digits: '703' })?.value).toBe('703-555-0164');
  const before = { phone: '301-555-0183' };
  expect(phoneIn('sorry its 0138 not 0183', own, before)?.value).toBe('301-555-0138');
  expect(phoneIn('it ends in 38', own, before)?.value).toBe('301-555-0138');
  expect(phoneIn('make it 0138, I misread it', own, before)?.value).toBe('301-555-0138');
  expect(phoneIn('its 0138 at the end', own, before)?.value).toBe('301-555-0138');
  expect(phoneIn('it ends in 38', own)).toBeUndefined();
});

test('an extension follows its number', () => {
  expect(phoneIn('703-555-0134 Ext. 201, Nora', own)).toEqual({
    written: '703-555-0134 Ext. 201',
    value: '703-555-0134 ext 201',
  });
  expect(phoneIn('it ends in 38', own, { phone: '703-555-0134 ext 201' })?.value).toBe(
    '703-555-0138',
  );
});

test.each([
  ['old number was 202-555-0102, new one is 202-555-0103', '202-555-0103'],
  ['el 202-555-0110 ya no sirve, márquenme al 202-555-0111', '202-555-0111'],
  ['2025550133 wait no 2025550138', '202-555-0138'],
  ['301-555-0166 wait no thats my old one 301-555-0167', '301-555-0167'],
  ['555 0148 is my number, oh and area code is 443', '443-555-0148'],
])('of %s, the number to call', (text, phone) => {
  expect(phoneIn(text, own)?.value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')).toBe(phone);
});
