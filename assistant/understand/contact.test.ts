import { expect, test } from 'vitest';
import { contactIn } from './contact.ts';
import { bareName } from './person-name.ts';

const words = new Set(
  'my number is call me please email write the details to at or and i am have salon tomorrow after for about your trial works thanks someone phone it its on would like send info we are que will sunny ask want talk pricing sales fax use'.split(
    ' ',
  ),
);
const isWord = (word: string) => words.has(word);
const read = (text: string) => contactIn(text, '(703) 555-0142', isWord).details;

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
  ['tina(at)tinascakes.com', 'tina@tinascakes.com'],
  ['bob dot harris at harrisroofing dot com', 'bob.harris@harrisroofing.com'],
  ['correo: ana arroba floresana punto com', 'ana@floresana.com'],
  ['sam underscore baker [at] yahoo [dot] com', 'sam_baker@yahoo.com'],
  ['olivia.chen+work@gmail.com', 'olivia.chen+work@gmail.com'],
])('the email address in %s', (text, email) => {
  expect(read(text).email).toBe(email);
});

test.each([
  ['Name’s Marcus, 301-555-0177', 'Marcus'],
  ['this is Dr. Anita Rao, anita@rao.example', 'Anita Rao'],
  ['mike, mike@shop.example', 'Mike'],
  ['jen 5715550103', 'Jen'],
  ['Pastor James Whitfield here. email jw@grace.example', 'James Whitfield'],
  ['please call my wife Carla on 410-555-0188', 'Carla'],
  ['D’Angelo, 2405550182', 'D’Angelo'],
  ['me llamo José Ramírez, 240 555 0173', 'José Ramírez'],
  ['call me mike on 571-555-0188', 'Mike'],
  ['me interesa, soy Lucía, 571-555-0188', 'Lucía'],
  ['Kelly Ann Murphy, Murphy Realty, 571.555.0144', 'Kelly Ann Murphy'],
  ['call my cell instead (240)555.0127 ask for will', 'Will'],
  ['sunny, sunny@shop.example', 'Sunny'],
  ['its me dominic, 2025550139', 'Dominic'],
  ['hey its tina, we clean offices', 'Tina'],
  ['for Will Ames he paints houses, 443 555 0135', 'Will Ames'],
])('the name in %s', (text, name) => {
  expect(read(text).name).toBe(name);
});

test.each([
  'call me 202 555 0134',
  'I’m happy with your trial',
  'thanks for the info',
  'thats the fax, use 301 555 4418',
  'it works',
  'hello its raining',
  '703 555 0111 ask for pricing',
  'call me at 703 555 0111, i want to talk to sales',
  'me interesa 571-555-0188',
  'nos interesa, 571-555-0188',
  'Interesada, 571-555-0188',
  'que me llamen, 571-555-0188',
  'me cobraron, 571-555-0188',
  'Llámenme al 571-555-0188',
  'Escríbanme a ana@floresana.com',
  'Buenas, 571-555-0188',
])('no name in %s', (text) => {
  expect(read(text).name).toBeUndefined();
});

test('a reply to the question for a name is a name', () => {
  expect(bareName('Lucía Ramos', isWord)).toBe('Lucía Ramos');
  expect(bareName('sure, mike', isWord)).toBe('Mike');
  expect(bareName('tomorrow', isWord)).toBeUndefined();
  expect(bareName('I have a salon', isWord)).toBeUndefined();
});
