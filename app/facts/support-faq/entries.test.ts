import { expect, test } from 'vitest';
import { monthlyPrice } from '../prices.ts';
import { faqEntries } from './entries.ts';

const site = { name: 'Beltway Agents', email: 'help@agents.example', phone: '(703) 555-0100' };
const entries = faqEntries(site);
const text = entries.map(({ answer }) => answer).join('\n');

test('at least 24 questions, none of them twice', () => {
  expect(entries.length).toBeGreaterThanOrEqual(24);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ question }) => question)).size).toBe(entries.length);
});

test('answers state no dollar amount but the site’s own', () => {
  const amounts = new Set(text.match(/\$[\d,]+/g));
  const prices = Object.values(monthlyPrice).map((price) => `$${price}`);
  expect(amounts).toEqual(new Set([...prices, '$1,500', '$1,550', '$15,036']));
});

test.each([
  ['upgrade', 'Upgrades take effect immediately.'],
  ['downgrade', 'Downgrades take effect at the next billing cycle.'],
  ['reach-support', site.email],
  ['phone-hours', site.phone],
  ['keywords', 'It tracks 10 keywords on Starter, 25 keywords on Pro, and 100+ keywords'],
])('%s: %s', (id, said) => {
  expect(entries.find((entry) => entry.id === id)?.answer).toContain(said);
});

test('answers state no figure but those of spec.md', () => {
  const known = '14 30 2 24 48 3 5 10 25 100+ 60% 300% 90 7 9 6'.split(' ');
  const rest = text.replaceAll(site.phone, '').replaceAll(/\$[\d,]+/g, '');
  const figures = new Set(rest.match(/\d+(%|\+)?/g));
  expect([...figures].filter((figure) => !known.includes(figure))).toEqual([]);
});
