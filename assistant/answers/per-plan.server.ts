import { inSentence } from '../../app/facts/plan-words.ts';
import { marketingName, pricingPlans } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/site.ts';
import type { Asked } from './answer.ts';

/** The features of the plans that match, plan by plan. */
export function perPlan(
  pattern: RegExp,
  { plans }: Pick<Asked, 'plans'>,
  of = pricingPlans,
): string {
  const shown = plans.length > 0 ? plans : planIds;
  return shown
    .flatMap((plan) => {
      const found = of[plan].features.filter((feature) => pattern.test(feature));
      return found.length > 0
        ? [`${marketingName[plan]}: ${found.map(inSentence).join(', ')}`]
        : [];
    })
    .join('. ');
}
