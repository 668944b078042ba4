import { marketingName, pricingPlans, signupPlans } from './plans.ts';
import { company, dollars, monthlyPrice, type PlanId, planIds } from './site.ts';

/** A plan's price as a sentence says it. */
export const price = (plan: PlanId) => `${dollars(monthlyPrice[plan])} a month`;

/** Words as a sentence lists them: `a, b, and c`. */
export const list = (
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat('en-US', { type }).format(words);

/** The ways to pay, within a sentence. */
export const paymentWays = company.payment.map((way) => (way === 'ACH' ? way : way.toLowerCase()));

/** What holds on each plan, for example `10 on Starter, 25 on Pro, and 100+ on Dominate`. */
export const byPlan = (text: (plan: PlanId) => string) =>
  list(planIds.map((plan) => `${text(plan)} on ${marketingName[plan]}`));

/** The line of a plan's card (at signup: of its signup card) about a subject, within a sentence. */
export function feature(plan: PlanId, about: RegExp, cards = pricingPlans): string {
  const found = cards[plan].features.find((line) => about.test(line));
  if (!found) throw new Error(`${plan} says nothing about ${about}`);
  return inSentence(found);
}

/** A text as it goes on in a sentence: names and abbreviations keep their capitals. */
export function inSentence(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(Google|Facebook|Instagram|Friday|Monday)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** How many social platforms a plan covers. */
export const networks = (plan: PlanId) => feature(plan, /social platforms/i, signupPlans);

/** How many keywords a plan tracks: `25 keywords`. */
export const keywords = (plan: PlanId) => feature(plan, /keywords tracked/).replace(' tracked', '');
