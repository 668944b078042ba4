import { expect, test } from 'vitest';
import { websiteIn } from './website.ts';

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
