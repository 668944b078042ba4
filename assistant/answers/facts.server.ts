import { inSentence, list } from '../../app/facts/plan-words.ts';
import { marketingName, pricingPlans, signupPlans } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds, popularPlan } from '../../app/facts/site.ts';
import { type SiteSettings, telHref } from '../../lib/site-settings.ts';
import type { ChatLink } from '../message.ts';

/** `Starter (AI Starter Agent)`: the pricing page's name and the signup page's. */
export function planName(plan: PlanId): string {
  return `${marketingName[plan]} (${signupPlans[plan].name})`;
}

/** `Starter is $297 a month`. */
export function priceOf(plan: PlanId): string {
  return `${marketingName[plan]} is ${dollars(monthlyPrice[plan])} a month`;
}

/** All three prices in one sentence. */
export const priceList = `${list(planIds.map(priceOf))}.`;

export const priceListEs = `Los precios son fijos: ${new Intl.ListFormat('es-US').format(
  planIds.map((plan) => `${marketingName[plan]} cuesta ${dollars(monthlyPrice[plan])} al mes`),
)}.`;

/** `Starter is $297 a month: 2 blog posts per month, 3 social posts per week, ...` */
export function priceAndFeatures(plan: PlanId): string {
  return `${priceOf(plan)}: ${list(pricingPlans[plan].features.map(inSentence))}.`;
}

/** What a plan costs and contains, as the pricing page and the signup page say it. */
export function planSummary(plan: PlanId): string {
  return `${priceOf(plan)}. Pricing page: ${list(pricingPlans[plan].features.map(inSentence))}. At signup it is called ${signupPlans[plan].name}: ${list(signupPlans[plan].features.map(inSentence))}.`;
}

export const popular = marketingName[popularPlan];

export function mailLink({ email }: SiteSettings): ChatLink {
  return { label: email, href: `mailto:${email}` };
}

export function phoneLink({ phone }: SiteSettings): ChatLink {
  return { label: phone, href: telHref(phone) };
}
