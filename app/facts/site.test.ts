import { expect, test } from 'vitest';
import { dollars, monthlyPrice, yearly } from './prices.ts';
import { freelancer, list } from './site.ts';

test('the claimed yearly saving is smaller than the example shown with it', () => {
  const saved = yearly(freelancer.exampleMonthly) - yearly(monthlyPrice.starter);
  expect(saved).toBeGreaterThan(freelancer.savingPerYear);
  expect(freelancer.exampleMonthly).toBeGreaterThanOrEqual(freelancer.monthlyFrom);
});

test('amounts and lists are written the way pages write them', () => {
  expect([297, 1500, 18_600].map(dollars)).toEqual(['$297', '$1,500', '$18,600']);
  expect(list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(list(['a', 'b', 'c'], 'disjunction')).toBe('a, b, or c');
});
