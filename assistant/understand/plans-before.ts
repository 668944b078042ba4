import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { advisedPlan } from '../facts/plan-choice-facts.ts';

/** What the conversation before a message says of plans. */
export interface PlansBefore {
  plan?: PlanId;
  /** The plan that was talked about before it. */
  otherPlan?: PlanId | undefined;
  /** The plans that the last message which named some named. */
  lastPlans?: readonly PlanId[] | undefined;
  /** Ids of the facts of the last reply that stated any. */
  lastFacts: readonly string[];
  /** Ids of the facts that were said. */
  said: ReadonlySet<string>;
}

/** The plan that a message recalls: `the one before`, `the former`, `the one you recommend`. */
export function planRecalled(folded: string, before: PlansBefore): PlanId | undefined {
  const { otherPlan, lastPlans = [], said } = before;
  const [former, latter] = lastPlans;
  if (latter && ofTwo.former.test(folded)) return former;
  if (latter && ofTwo.latter.test(folded)) return latter;
  if (earlierOne.test(folded)) return otherPlan ?? smallerThan(before.plan);
  if (oneBeforeIt.test(folded)) return smallerThan(before.plan);
  const advised = recommended.test(folded)
    ? [...said].findLast((id) => id in advisedPlan)
    : undefined;
  return advised === undefined ? undefined : advisedPlan[advised];
}

/** Plans that only the conversation tells: `the other one`, `the difference between them`. */
export function plansMeant(folded: string, before: PlansBefore): PlanId[] {
  const { plan, otherPlan, lastFacts, said } = before;
  if (!plan) return [];
  const [last = ''] = lastFacts;
  const of = planIds.find((one) => last.endsWith(one));
  const heardOf = planIds.filter(
    (one) => one === plan || (of && said.has(last.slice(0, -of.length) + one)),
  );
  const rest = planIds.filter((one) => !heardOf.includes(one));
  if (/\b(the )?other (two|2|plans|ones)\b|\bthe others\b|\blos otros( dos| 2)?\b/.test(folded))
    return rest;
  // `too rich. the other?`
  if (tooDear.test(folded) && otherOne.test(folded)) {
    const cheaper = planIds[planIds.indexOf(plan) - 1];
    return cheaper ? [cheaper] : [];
  }
  if (otherOne.test(folded)) return rest.length > 1 && otherPlan ? [otherPlan] : rest;
  if (
    otherPlan &&
    /\b(them|the two|those two|both|los dos|esos dos|ambos|ellos)\b/.test(folded) &&
    /\b(diff\w*|between|compare\w*|diferencia|entre)\b/.test(folded)
  )
    return planIds.filter((one) => one === plan || one === otherPlan);
  return [];
}

const recommended =
  /\b(?:one|plan|what) (?:you|u|ya) (?:just )?(?:recommend|suggest|advis)\w*|\b(?:one|plan) (?:you|u) said (?:most|people|is best)|\b(?:el|lo|plan) (?:que|q) (?:usted )?(?:me )?(?:recom[ie]+nd|sugir|sugier|aconsej)\w*|\bthe popular (?:one|plan)\b/;

const smallerThan = (plan: PlanId | undefined): PlanId | undefined =>
  plan && planIds[Math.max(0, planIds.indexOf(plan) - 1)];

/** `and the one before it`, in the order of the plans */
const oneBeforeIt = /\bthe (?:one|plan) (?:before|prior to) (?:it|that|this)\W*$/;
/** `the one before`, `back to the one u said first` */
const earlierOne =
  /\b(?:the )?(?:one|plan) (?:before|prior)\W*$|\bthe previous (?:one|plan)\b|\b(?:go(?:ing)?|switch\w*|back) (?:back )?to the (?:one|plan) (?:from )?(?:before|earlier|(?:you|u|i) said)|\bel (?:de|q era|que era) antes\b|\bel (?:que|q) (?:te |le )?(?:dije|pregunte) (?:antes|primero)\b/;

/** `the former`, `the second of the two` */
const ofTwo = {
  former:
    /\bthe former\b|\b(?:first|1st) (?:one )?of (?:the|those|these) (?:two|2)\b|\bel primero de (?:los|esos) dos\b/,
  latter:
    /\bthe latter\b|\b(?:second|2nd|last) (?:one )?of (?:the|those|these) (?:two|2)\b|\bel (?:segundo|ultimo) de (?:los|esos) dos\b/,
};

const otherOne = /\b(the|that) other( one| plan)?\W*$|\bel otro\b/;
const tooDear =
  /\b(?:too (?:rich|much|expensive|steep|high|pricey)|(?:muy|demasiado) (?:caro|alto)|out of my (?:budget|range))\b/;
