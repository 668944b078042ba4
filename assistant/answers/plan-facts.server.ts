import { price, pricingLines, signupLines } from '../../app/facts/plan-copy.ts';
import { marketingName, signupName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';

/** `Starter is $297 a month` */
export function priceOf(plan: PlanId): string {
  return `${marketingName[plan]} is ${price(plan)}`;
}

/** All three prices in one sentence. */
export const priceList = `${list(planIds.map(priceOf))}.`;

export const priceListEs = `Los precios son fijos: ${new Intl.ListFormat('es-US').format(
  planIds.map((plan) => `${marketingName[plan]} cuesta ${dollars(monthlyPrice[plan])} al mes`),
)}.`;

/** `Starter is $297 a month: 2 blog posts per month, 3 social posts per week, ...` */
export function priceAndContents(plan: PlanId): string {
  return `${priceOf(plan)}: ${list(pricingLines(plan))}.`;
}

/** A plan's price, and its contents on the pricing page and on the signup page. */
export function planSummary(plan: PlanId): string {
  return `${priceOf(plan)}. Pricing page: ${list(pricingLines(plan))}. At signup it is called ${signupName[plan]}: ${list(signupLines(plan))}.`;
}

/**
 * The lines of each plan: `Starter: 10 keywords tracked. Pro: 25 keywords tracked, SEO insights.`
 * @param plans those that the question names; without any, all three are listed.
 */
export function perPlan(
  linesOf: (plan: PlanId) => readonly string[],
  plans: readonly PlanId[],
): string {
  const shown = plans.length > 0 ? plans : planIds;
  return shown
    .map((plan) => ({ plan, lines: linesOf(plan) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ plan, lines }) => `${marketingName[plan]}: ${lines.join(', ')}`)
    .join('. ');
}
