import { marketingName, signupName } from '../app/facts/plans.ts';
import { type PlanId, planIds } from '../app/facts/prices.ts';
import type { Fact } from './facts/fact.ts';

/**
 * The plan that a conversation is about after a reply, if the reply changes it: it answers which one, or
 * what one costs.
 * @param first the first fact that the reply states.
 */
export function planOfReply(
  reply: string,
  first: Fact | undefined,
  { lastQuestion = '', plan: before }: { lastQuestion?: string | undefined; plan?: PlanId },
): PlanId | undefined {
  const named = planIds.filter((one) => names[one].inReply.test(reply));
  // `is Starter enough`, after which the reply names all three
  if (named.length > 1 && before && names[before].inQuestion.test(lastQuestion)) return undefined;
  // `thats my 2nd barbershop` asks for no plan.
  const asks = first?.id === 'locations.plan' ? asksWhich : asksPlan;
  const answersPlan =
    asks.test(lastQuestion) ||
    pricesOfOne.has(first?.id ?? '') ||
    /fits (that|a) budget|cabe en/.test(reply);
  // `Pro and Dominate.` is the whole answer: the smaller one is enough.
  const isWhole = named.length === 1 || (!first && reply.split(' ').length <= 4);
  return answersPlan
    ? (first?.about ?? first?.plan ?? (isWhole ? named[0] : undefined))
    : undefined;
}

/** Questions to which a plan is the answer. */
const asksPlan =
  /\b(plans?|which|folks|shops|people|normally|usually|suits?|get for|least|lowest|most|minimum|cheapest|smallest|barato|under|budget|afford|anything|gap|one|tier|package|cual|planes)\b/;

const asksWhich =
  /\b(?:which|cual(?:es)?|(?:what|que|q) (?:plan|one|tier|package))\b|\b(?:right|best) (?:plan|one|for)\b|\b(?:need|recommend|suggest)\b/;

/** Facts with the price of one plan. */
const pricesOfOne: ReadonlySet<string> = new Set([
  'prices.lowest',
  'prices.highest',
  ...planIds.map((plan) => `prices.${plan}`),
]);

const expressionsOf = (plan: PlanId) => ({
  inReply: new RegExp(`\\b(${marketingName[plan]}|${signupName[plan]})\\b`),
  /** In a folded question. */
  inQuestion: new RegExp(`\\b(${marketingName[plan].toLowerCase()}|${plan})\\b`),
});
const names: Readonly<Record<PlanId, ReturnType<typeof expressionsOf>>> = {
  starter: expressionsOf('starter'),
  growth: expressionsOf('growth'),
  enterprise: expressionsOf('enterprise'),
};
