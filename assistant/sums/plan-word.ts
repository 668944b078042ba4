import type { PlanId } from '../../app/facts/prices.ts';

/** Expression for a plan's name in a folded text; the name is its only group. */
export const planWord = '(starter|pro|growth|dominate|enterprise)';

/** Every plan that a folded text names. */
export const everyPlan = new RegExp(`\\b${planWord}\\b`, 'g');

const idOf: Record<string, PlanId> = {
  starter: 'starter',
  pro: 'growth',
  growth: 'growth',
  dominate: 'enterprise',
  enterprise: 'enterprise',
};

/** The plan of a name. */
export const planNamed = (word = ''): PlanId | undefined => idOf[word];
