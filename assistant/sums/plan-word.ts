import type { PlanId } from '../../app/facts/prices.ts';

/** Expression for a plan's name in a folded text; the name is its only group. */
export const planWord = '(starter|pro|growth|dominate|enterprise)';

const idOf: Record<string, PlanId> = {
  starter: 'starter',
  pro: 'growth',
  growth: 'growth',
  dominate: 'enterprise',
  enterprise: 'enterprise',
};

/** The plan of a name. */
export const planNamed = (word = ''): PlanId | undefined => idOf[word];
