import { expect, test } from 'vitest';
import type { PlanId } from '../../app/facts/prices.ts';
import { namesIn } from './entities.server.ts';
import { plansIn } from './plans-named.ts';

const plans = (text: string, before: { plan?: PlanId; lastFacts?: readonly string[] } = {}) =>
  plansIn(text, text, namesIn(text), { lastFacts: [], said: new Set(), ...before });

test.each([
  ['the daily one', ['growth']],
  ['how much is the plan with competitor stuff', ['growth']],
  ['the phone support one', ['enterprise']],
  ['the one with 25 keywords', ['growth']],
  ['the unlimited posting one', ['enterprise']],
  ['el que publica diario', ['growth']],
  ['the expensive tier', ['enterprise']],
  ['gap between lowest and highest', ['starter', 'enterprise']],
  ['the middle one instead of the cheap one', ['starter', 'growth']],
  ['the first two', ['starter', 'growth']],
  ['does the 497 have that', ['growth']],
  ['what do i get on the plan most people take', ['growth']],
  ['then the popular one', ['growth']],
  ['cuanto es el mas vendido', ['growth']],
  ['y la de en medio que trae', ['growth']],
  ['la mas baratita trae pagina', ['starter']],
  ['la mas cara', ['enterprise']],
  ['your least costly plan', ['starter']],
  ['dominate is out. pro is out too', ['starter']],
] as const)('%s', (text, expected) => {
  expect(plans(text)).toEqual(expected);
});

test('a bare number chooses a plan only after the fact that counts it', () => {
  expect(plans('25 is fine', { lastFacts: ['keywords.all'] })).toEqual(['growth']);
  expect(plans('25 is fine')).toEqual([]);
});

test.each([
  'which plan has competitor monitoring',
  'do you post daily',
  'is there phone support',
  'whats the less expensive thing',
])('%s names no plan by what it contains', (text) => {
  expect(plans(text)).not.toContain('growth');
  expect(plans(text)).not.toContain('enterprise');
});
