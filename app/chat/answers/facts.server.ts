import { marketingName, pricingPlans, signupPlans } from '../../plans.ts';
import type { SiteSettings } from '../../settings.ts';
import { dollars, monthlyPrice, type PlanId, planIds, popularPlan } from '../../site.ts';
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
export const priceList = `${new Intl.ListFormat('en-US').format(planIds.map(priceOf))}.`;

export const priceListEs = `Los precios son fijos: ${new Intl.ListFormat('es-US').format(
  planIds.map((plan) => `${marketingName[plan]} cuesta ${dollars(monthlyPrice[plan])} al mes`),
)}.`;

/** What a plan costs and contains, as the pricing page and the signup page say it. */
export function planSummary(plan: PlanId): string {
  return `${priceOf(plan)}. Pricing page: ${list(pricingPlans[plan].features)}. At signup it is called ${signupPlans[plan].name}: ${list(signupPlans[plan].features)}.`;
}

export const popular = marketingName[popularPlan];

/** `a, b and c`, the first letters small where they are plain words. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items.map(small));
}

export function small(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(Google|Facebook|Instagram|Friday|Monday)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

export function mailLink({ email }: SiteSettings): ChatLink {
  return { label: email, href: `mailto:${email}` };
}

export function phoneLink({ phone }: SiteSettings): ChatLink {
  return { label: phone, href: telHref(phone) };
}

/** As `telHref` of `settings.ts`, which only built code may load. */
function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
