import { expect, test } from 'vitest';
import { alternativesIn, chosen } from './either-or.ts';
import { isYesNo } from './questions.ts';

test('a choice between two is no yes-or-no question', () => {
  for (const text of [
    'do you bill weekly or monthly',
    'is it 5 or 10 networks',
    'starter or pro for ads?',
    'should i phone or use the dashboard',
    'do you make the posts or do i',
    'es semanal o mensual el informe',
  ]) {
    expect(alternativesIn(text), text).toBeDefined();
    expect(isYesNo(text), text).toBe(false);
  }
  for (const text of [
    'do you take visa or mastercard?',
    'is there a contract or not',
    'can i call or something?',
    'is it free or is there a catch?',
  ])
    expect(alternativesIn(text), text).toBeUndefined();
});

test('a fact chooses the alternative that it states, or whose rival it denies', () => {
  const side = (question: string, fact: string) => {
    const alternatives = alternativesIn(question);
    return alternatives && chosen(alternatives, fact)?.index;
  };
  expect(side('weekly or monthly', 'there is no weekly price: you pay once a month.')).toBe(1);
  expect(side('is it free or do you charge', 'there are no setup fees.')).toBe(0);
  expect(side('right away or next month', 'upgrades take effect immediately.')).toBe(0);
  expect(
    side('is it an extra charge or is it included in the monthly price', 'comes with every plan.'),
  ).toBe(1);
  expect(chosen(['do you write it', 'do i'], 'your agent writes it.')?.name).toBeUndefined();
  expect(side('weekdays or weekends too', 'monday to friday, and closed weekends.')).toBe(0);
});
