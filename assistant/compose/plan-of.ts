import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { type Fact, factLabel } from '../facts/fact.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Knowledge } from './answer.ts';

/** The one plan that a question is about, from the conversation if it names none. */
export function planOf(question: string, { plans }: Meaning, before: State): PlanId | undefined {
  if (plans.length === 1) return plans[0];
  if (
    plans.length > 1 ||
    /\b(plans|(each|every|all|any|cada|todos)(?! (the time|day|week|month|year|night|morning|weekend|contract|los dias|las semanas|dia|semana|mes|ano))|which|planes|cual)\b/.test(
      question,
    )
  )
    return undefined;
  return before.plan;
}

/** The label of the fact that compares the plans in question, of any that compares two plans. */
export function comparedLabel(label: string, { plans }: Meaning, before: State): string {
  const isOfTwo = /^plans\.compare\.\w+-\w+$/.test(label);
  if (!isOfTwo || plans.length === 0) return label;
  const meant = new Set([...plans, ...(before.plan ? [before.plan] : [])]);
  const [one, other] = meant;
  if (!one || (!other && label.includes(one))) return label;
  const second = other ?? below(one);
  return `plans.compare.${planIds.filter((plan) => plan === one || plan === second).join('-')}`;
}

/** The next smaller plan; of the smallest, the next larger. */
const below = (plan: PlanId) => planIds[Math.abs(planIds.indexOf(plan) - 1)];

/** The fact of a label: of the plan in question, else of all plans, else of the plan talked about. */
export function factOf(
  label: string,
  plan: PlanId | undefined,
  before: State,
  { facts }: Knowledge,
): Fact | undefined {
  const family = facts.filter((one) => factLabel(one) === label);
  const of = (wanted: PlanId | undefined) => family.find((one) => one.plan === wanted);
  // `which 3` names no plan, but only the plan talked about has an answer.
  return (plan && of(plan)) ?? of(undefined) ?? of(before.plan) ?? family[0];
}
