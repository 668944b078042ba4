import type { PlanId } from '../../app/facts/prices.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';

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
