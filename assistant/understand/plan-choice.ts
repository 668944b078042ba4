import { marketingName } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';

/** Name of the choice of messages that are about no plan. */
export const noPlans = '-';

/** Which plans a message is about. */
export interface PlanChoice {
  /** As in the examples: `starter+pro`, `all`, or `noPlans`. */
  name: string;
  /** In the order of their prices; none if all are meant, or no one. */
  plans: readonly PlanId[];
  /** Whether the classifier is sure of it, though the message names no plan. */
  isLearned?: boolean;
}

/** The plans of a name, in the order of their prices; none of `all`. */
export const plansOfChoice = (name: string): PlanId[] =>
  planIds.filter((plan) => name.split('+').includes(nameOf(plan)));

/** The name of some plans: `starter+pro`. */
export const choiceOf = (plans: readonly PlanId[]): string =>
  planIds
    .filter((plan) => plans.includes(plan))
    .map(nameOf)
    .join('+');

const nameOf = (plan: PlanId) => marketingName[plan].toLowerCase();

/** What is known of a choice of plans. */
interface Known {
  /** Plans that the message names. */
  named: readonly PlanId[];
  /** Names of the choices before it, the last one first. */
  before: readonly string[];
  /** Whether it asks for a sum. */
  asksSum: boolean;
  /** Whether it sets one plan against another. */
  isCompared: boolean;
}

/** The likeliest choice that fits what is known. */
export function likeliest(
  choices: ReadonlyMap<string, number>,
  { named, before, asksSum, isCompared }: Known,
): PlanChoice {
  if (named.length > 1 || (named.length > 0 && !isCompared)) return choiceFor(named);
  // A guess without any word for it is worth a sum, but no fact.
  if (named.length === 0 && before.length === 0 && !asksSum) return choiceFor([]);
  const [last, other] = before.map(plansOfChoice);
  // `difference?`, after one plan and then another
  if (isCompared && named.length === 0 && last?.length === 1 && other?.length === 1)
    return choiceFor([...last, ...other]);
  const fitting = [...choices].filter(([name]) => {
    const plans = plansOfChoice(name);
    return !isCompared || (plans.length === 2 && named.every((plan) => plans.includes(plan)));
  });
  const [name, probability] = fitting.reduce((a, b) => (b[1] > a[1] ? b : a), [noPlans, 0]);
  const isLearned = named.length === 0 && before.length > 0 && probability > minLearned;
  return { name, plans: plansOfChoice(name), ...(isLearned && { isLearned }) };
}

/**
 * Probability from which a choice counts for a fact, too. Of 85 unseen messages about a plan that they don't
 * name, 62 get the right one, and 58 with the plan of the answer before.
 */
const minLearned = 0.75;

const choiceFor = (plans: readonly PlanId[]): PlanChoice => ({
  name: plans.length > 0 ? choiceOf(plans) : noPlans,
  plans: planIds.filter((plan) => plans.includes(plan)),
});
