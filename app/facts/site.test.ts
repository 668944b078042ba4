import { describe, expect, test } from 'vitest';
import { homeBlogsPerMonth, pricingPlans, signupPlans } from './plans.ts';
import { dollars, freelancer, monthlyPrice, planIds, yearly } from './site.ts';

describe('facts agree with each other', () => {
  test('the yearly saving that is claimed is smaller than the example shown beside it', () => {
    const saved = yearly(freelancer.exampleMonthly) - yearly(monthlyPrice.starter);
    expect(saved).toBeGreaterThan(freelancer.savingPerYear);
    expect(freelancer.exampleMonthly).toBeGreaterThanOrEqual(freelancer.monthlyFrom);
  });

  test('a dearer plan never gives fewer blog posts', () => {
    const byPrice = planIds.toSorted((a, b) => monthlyPrice[a] - monthlyPrice[b]);
    expect(byPrice.map((id) => homeBlogsPerMonth[id])).toEqual([2, 4, 8]);
  });

  test('every plan has contents at every place', () => {
    for (const id of planIds) {
      expect(pricingPlans[id].features.length).toBeGreaterThan(3);
      expect(signupPlans[id].features.length).toBeGreaterThan(3);
    }
  });

  test('money is written the way pages write it', () => {
    expect([297, 1500, 18_600].map(dollars)).toEqual(['$297', '$1,500', '$18,600']);
  });
});
