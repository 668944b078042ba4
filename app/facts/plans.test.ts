import { expect, test } from 'vitest';
import { byPlan, keywordsTracked, pricingPlans, signupPlans } from './plan-copy.ts';
import { homeBlogsPerMonth, type PricingContents, pricingContents } from './plans.ts';
import { monthlyPrice, planIds } from './prices.ts';

test('the pricing cards list what spec.md section 9 lists', () => {
  expect(planIds.map((plan) => pricingPlans[plan].features)).toEqual([
    [
      '2 blog posts per month',
      '3 social posts per week',
      'Google Business updates',
      '10 keywords tracked',
      'Results dashboard',
      'Email support',
    ],
    [
      'Weekly blog posts',
      'Daily social posts',
      'Google Business optimization',
      '25 keywords tracked',
      'Competitor monitoring',
      'SEO insights',
      'Email and chat support',
    ],
    [
      '2 blog posts per week',
      'Unlimited social posts',
      'AI content calendar',
      '100+ keywords tracked',
      'Rank reports',
      'Conversion tracking and lead alerts',
      'Dedicated success agent',
    ],
  ]);
});

test('the signup cards list what spec.md section 3 lists', () => {
  expect(planIds.map((plan) => signupPlans[plan].features)).toEqual([
    ['Basic SEO', '3 social platforms', 'Monthly reports', 'Email support'],
    [
      'Advanced SEO with content',
      '5 social platforms',
      'Weekly reports',
      'Ad management',
      'Lead generation campaigns',
      'Priority email and chat support',
    ],
    [
      'Full automation suite',
      'All social platforms',
      'Daily reports',
      'Multi-channel ads',
      'Lead nurturing',
      '24/7 phone support',
      'Custom integrations',
      'Dedicated account manager',
    ],
  ]);
});

test('a sentence names the same fact of each plan', () => {
  expect(byPlan(keywordsTracked)).toBe('10 on Starter, 25 on Pro, and 100+ on Dominate');
});

test('a more expensive plan never includes less', () => {
  const byPrice = planIds.toSorted((a, b) => monthlyPrice[a] - monthlyPrice[b]);
  const blogs = byPrice.map((plan) => homeBlogsPerMonth[plan]);
  expect(blogs).toEqual(blogs.toSorted((a, b) => a - b));
  const keywords = byPrice.map((plan): PricingContents['keywords'] => {
    return pricingContents[plan].keywords;
  });
  expect(keywords.map(({ tracked }) => tracked)).toEqual([10, 25, 100]);
});
