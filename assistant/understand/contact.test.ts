import { expect, test } from 'vitest';
import { contactIn } from './contact.ts';
import { likelyEmail } from './email-address.ts';

const read = (text: string) => contactIn(text, '(703) 555-0142').details;

test.each([
  ['(202) 555-0134', '2025550134'],
  ['+1 571.555.0111', '5715550111'],
  ['301/555/0150', '3015550150'],
  ['7 0 3 5 5 5 0 1 9 2', '7035550192'],
  ['two oh two 555 0175', '2025550175'],
  ['571 555 01 66', '5715550166'],
  ['call me at 1-703-555-0139 tomorrow', '7035550139'],
  ['ring after 3, two oh two five five five oh one seven six', '2025550176'],
])('the phone number in %s', (text, digits) => {
  expect(
    read(text)
      .phone?.replace(/\D/g, '')
      .replace(/^1(?=\d{10}$)/, ''),
  ).toBe(digits);
});

test.each([
  'I pay 1,500 a month',
  '(703) 555-0142',
  '$2025550134',
  'order 123456789012',
  '101 555 0100',
])('no number of the visitor’s in %s', (text) => {
  expect(read(text).phone).toBeUndefined();
});

test.each([
  ['ann@shop.example.', 'ann@shop.example'],
  ['joe.smith@gmail,com', 'joe.smith@gmail.com'],
  ['im maria, maria@bakery', 'maria@bakery'],
  ['es inca.va@hotmail.com ay no perdon inca.md@hotmail.com', 'inca.md@hotmail.com'],
  ['not ann@shop.com, ann@shop.net', 'ann@shop.net'],
  ['ann@shop.com, and a copy to bob@shop.com', 'ann@shop.com'],
  ['tina(at)tinascakes.com', 'tina@tinascakes.com'],
  ['bob dot harris at harrisroofing dot com', 'bob.harris@harrisroofing.com'],
  ['correo: ana arroba floresana punto com', 'ana@floresana.com'],
  ['sam underscore baker [at] yahoo [dot] com', 'sam_baker@yahoo.com'],
  ['olivia.chen+work@gmail.com', 'olivia.chen+work@gmail.com'],
])('the email address in %s', (text, email) => {
  expect(read(text).email).toBe(email);
});

test.each([
  ['.com', 'maria@bakery', 'maria@bakery.com'],
  ['sorry, its bakery.net', 'maria@bakery', 'maria@bakery.net'],
  ['oops gmail dot com', 'dan@gmailcom', 'dan@gmail.com'],
  ['its gmail not yahoo', 'ann@yahoo.com', 'ann@gmail.com'],
  ['.com not .co', 'ann@shop.co', 'ann@shop.com'],
  ['the email is jen2 not jen1', 'jen1@shop.com', 'jen2@shop.com'],
])('%s is the rest of an address', (text, email, whole) => {
  expect(contactIn(text, '', { email }).details.email).toBe(whole);
});

test.each([
  ['my name is Katherine, not Kate', 'kate.bell@bell.example'],
  ['a las 10, no a las 9', 'ana@pena.example'],
  ['actually not a call, email me', 'priya@lock.example'],
  ['email not call please', 'omar@calls.example'],
  ['O’Brien not OBrien', 'kelly.obrien@oak.example'],
  ['Its Eugene on paper, not Gene', 'gene@hall.example'],
  ['it’s Jenn not Jen', 'jen@jensnails.example'],
])('%s corrects no address', (text, email) => {
  expect(contactIn(text, '', { email }).details.email).toBeUndefined();
});

test('a misspelled domain has a likely one, which a yes confirms', () => {
  expect(likelyEmail('rosa@gmial.com')).toBe('rosa@gmail.com');
  expect(likelyEmail('rosa@yahoo.con')).toBe('rosa@yahoo.com');
  for (const email of ['rosa@gmail.com', 'rosa@ymail.com', 'rosa@gmx.com', 'rosa@yahoo.co.uk'])
    expect(likelyEmail(email), email).toBeUndefined();
  expect(contactIn('yes', '', { email: 'rosa@gmial.com' }).details.email).toBe('rosa@gmail.com');
  expect(contactIn('yes', '', { email: 'rosa@shop.com' }).details.email).toBeUndefined();
});

test('what has an @ and is no address', () => {
  for (const text of ['my insta is @rosasbakes', 'is it 2@297 or 1@497', 'Greg @ Harris Roofing'])
    expect(read(text).email, text).toBeUndefined();
  expect(
    contactIn('our site is bakery.com', '', { email: 'maria@shop' }).details.email,
  ).toBeUndefined();
});
