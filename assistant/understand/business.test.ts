import { expect, test } from 'vitest';
import { companyAfter, companyIn, websiteIn } from './business.ts';

test.each([
  ['I’d like the free audit for joesplumbing.example', 'joesplumbing.example'],
  ['can you audit my website www.fern.example please', 'www.fern.example'],
  ['our site is https://harris.example/home, we need help', 'https://harris.example/home'],
  ['website: fern-street.example.', 'fern-street.example'],
  ['quiero la auditoría para mi página floresana.example', 'floresana.example'],
  ['mi sitio web es floresana.example', 'floresana.example'],
  ['fern.example', 'fern.example'],
])('the website in %s', (text, website) => {
  expect(websiteIn(text)?.value).toBe(website);
});

test.each([
  'I built my site on wix.com',
  'check yelp.com/biz/fern for my reviews',
  'write to joe at fern.example',
  'my website is ugly. can you fix it',
  'is it open at 9 a.m. on Sunday',
])('no website of the visitor’s in %s', (text) => {
  expect(websiteIn(text)).toBeUndefined();
});

test.each([
  ['our company is called Bright Smiles Dental, what do you cost', 'Bright Smiles Dental'],
  ['we are called Harris & Sons', 'Harris & Sons'],
  ['and the company Fino Carpentry', 'Fino Carpentry'],
  ['My small bakery’s name is Fern Street.', 'Fern Street'],
  ['mi negocio se llama La Flor de Reston', 'La Flor de Reston'],
])('the business in %s', (text, company) => {
  expect(companyIn(text)).toBe(company);
});

test.each(['our business is slow', 'my company is in Reston', 'My restaurant is Georgian food'])(
  'no name of a business in %s',
  (text) => {
    expect(companyIn(text)).toBeUndefined();
  },
);

test.each([
  ['its Doug Wexler from Wexler Gutters, 540.555.0136', 'Doug Wexler', 'Wexler Gutters'],
  ['soy eva de Eva’s Cleaning', 'Eva', 'Eva’s Cleaning'],
  ['hi Babak here from Caspian Rugs, georgetown', 'Babak', 'Caspian Rugs'],
  ['Frank @ Frank & Sons', 'Frank', 'Frank & Sons'],
  ['S. Iyer from Ashburn. Kindly call', 'S. Iyer', undefined],
  ['Ana at St. Mary’s Daycare', 'Ana', 'St. Mary’s Daycare'],
  ['this is Dana from Reston', 'Dana', undefined],
  ['Dana here, do you work with Wexler Gutters', 'Dana', undefined],
])('the business told with the name in %s', (text, name, company) => {
  expect(companyAfter(name, text)).toBe(company);
});
