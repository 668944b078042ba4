import { expect, test } from 'vitest';
import { keepAll } from '../../lib/site-settings.ts';
import { factTable } from '../facts/table.ts';
import { deniesRate } from './rates.ts';

const facts = factTable({ name: '', phone: '', email: '', url: '', retention: keepAll });

function denies(id: string, question: string): boolean {
  const fact = facts.find((one) => one.id === id);
  if (!fact) throw new Error(`no fact ${id}`);
  return deniesRate(fact, question);
}

test.each([
  ['blog.starter', 'starter has weekly blogs right'],
  ['blog.enterprise', 'dominate gets one blog a week right'],
  ['social.starter', 'starter publica todos los dias verdad'],
  ['social.starter', 'is 5 posts a week on starter'],
  ['social.growth', 'so pro posts weekly on social?'],
  ['reports.starter', 'do i get reports every week on starter'],
  ['keywords.starter', 'starter has 25 keywords right'],
  ['keywords.enterprise', 'does dominate track 25 keywords'],
  ['platforms.starter', 'starter covers five networks, no'],
])('%s denies %j', (id, question) => {
  expect(denies(id, question)).toBe(true);
});

test.each([
  ['blog.growth', 'does pro have 4 blogs a month'],
  ['blog.enterprise', 'does dominate have weekly blogs'],
  ['social.growth', 'pro is 30 posts a month, right'],
  ['social.starter', 'three posts a week on starter?'],
  ['social.enterprise', 'can i have daily posts on dominate'],
  ['keywords.growth', 'so pro is 25 keywords and daily posts, correct'],
  ['keywords.enterprise', 'does dominate track 200 keywords'],
  ['prices.starter', 'is starter 297 a month'],
])('%s does not deny %j', (id, question) => {
  expect(denies(id, question)).toBe(false);
});
