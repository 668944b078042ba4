import { expect, test } from 'vitest';
import { choiceOf, likeliest, noPlans, plansOfChoice } from './plan-choice.ts';

const choices = new Map([
  ['starter', 0.5],
  ['starter+pro', 0.3],
  ['pro+dominate', 0.15],
  ['all', 0.05],
]);
const known = { named: [], before: ['starter'], asksSum: true, isCompared: false } as const;

test('a choice of plans has a name, and the name its plans', () => {
  expect(choiceOf(['enterprise', 'growth'])).toBe('pro+dominate');
  expect(plansOfChoice('pro+dominate')).toEqual(['growth', 'enterprise']);
  expect(plansOfChoice('all')).toEqual([]);
});

test('plans that a message names go before a guess', () => {
  expect(likeliest(choices, known).name).toBe('starter');
  expect(likeliest(choices, { ...known, named: ['growth'] }).name).toBe('pro');
});

test('a comparison is of two plans: of the named one and another, or of the last two', () => {
  const compared = { ...known, isCompared: true };
  expect(likeliest(choices, compared).name).toBe('starter+pro');
  expect(likeliest(choices, { ...compared, named: ['enterprise'] }).name).toBe('pro+dominate');
  expect(likeliest(choices, { ...compared, before: ['dominate', 'starter'] }).plans).toEqual([
    'starter',
    'enterprise',
  ]);
});

test('without a word for it, no plan is guessed for a fact', () => {
  expect(likeliest(choices, { ...known, before: [], asksSum: false }).name).toBe(noPlans);
});
