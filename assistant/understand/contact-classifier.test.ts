import { expect, test } from 'vitest';
import { contactIn } from './contact.ts';
import { loadUnderstanding } from './load.server.ts';

const { contacts } = await loadUnderstanding();

function namesIn(text: string, isAsked = false): { name?: string; company?: string } {
  const { marked, details } = contactIn(text, '(703) 555-0142');
  return contacts.names(marked, details.email, isAsked);
}
const nameIn = (text: string, isAsked?: boolean) => namesIn(text, isAsked).name;

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
  ['Greg @ Tidewater Auto, greg.s@tidewater.example call me', 'Greg'],
  ['for Will Ames he paints houses, 443 555 0135', 'Will Ames'],
])('the name in %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
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
  expect(nameIn(text)).toBeUndefined();
});

test.each([
  ['our company is called Bright Smiles Dental, what do you cost', 'Bright Smiles Dental'],
  ['we are called Harris & Sons', 'Harris & Sons'],
  ['mi negocio se llama La Flor de Reston', 'La Flor de Reston'],
  ['its Doug Wexler from Wexler Gutters, 540.555.0136', 'Wexler Gutters'],
  ['soy eva de Eva’s Cleaning', 'Eva’s Cleaning'],
  ['Frank @ Frank & Sons', 'Frank & Sons'],
  ['Ana at St. Mary’s Daycare', 'St. Mary’s Daycare'],
  ['hi this is Nancy, Nancy’s Nails, nancy@nails.example', 'Nancy’s Nails'],
  ['Bright Smiles Dental, this is Karen, 703-555-0135', 'Bright Smiles Dental'],
  ['text me 571 555 0120 this is omar w/ capital view windows', 'Capital View Windows'],
  ['lashes by nia. nia. 2025550185', 'Lashes by Nia'],
  ['our business is slow', undefined],
  ['my company is in Reston', undefined],
  ['My restaurant is Georgian food', undefined],
  ['S. Iyer from Ashburn. Kindly call', undefined],
  ['this is Dana from Reston', undefined],
  ['Dana here, do you work with Wexler Gutters', undefined],
])('the business in %s', (text, company) => {
  expect(namesIn(text).company).toBe(company);
});

test.each([
  ['Lucía Ramos', 'Lucía Ramos'],
  ['sure, mike', 'Mike'],
  ['tomorrow', undefined],
  ['I have a salon', undefined],
])('%s, to the question for a name', (text, name) => {
  expect(nameIn(text, true)).toBe(name);
});

test.each([
  ['call me at 202-555-0199', true],
  ['202-555-0199, after 3', true],
  ['mi número es el 202 555 0199', true],
  ['ann@shop.example', true],
  ['is 202-555-0199 your number?', false],
  ['do you build sites? Answer me at ann@shop.example', true],
  ['google still shows our old phone 202-555-0199, would the agent fix that', false],
  ['what plan is linda@shop.example on', false],
])('whether the details in %s are the visitor’s', (text, isOwn) => {
  expect(contacts.isOwn(contactIn(text, '(703) 555-0142').marked)).toBe(isOwn);
});

test('an address after a complaint is theirs', () => {
  expect(contacts.isOwn('account is @', 'form')).toBe(true);
});
