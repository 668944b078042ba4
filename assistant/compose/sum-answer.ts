import { pages } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { sumFor } from '../sums/sums.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence } from '../understand/questions.ts';
import type { Answer } from './answer.ts';

const priceSubjects = ['prices', 'plans', 'savings', 'change-plan', 'locations'];

/** Answers with an exact sum, its terms shown. */
export function compute(meaning: Meaning, before: State, state: State): Answer | undefined {
  const { folded, plans, language } = meaning;
  const wasSum = / = \$/.test(before.replies.at(-1) ?? '');
  const continues = dependence(folded) !== 'none';
  const aboutPrice = priceSubjects.includes(before.subject ?? '') || wasSum;
  const compares =
    /\b(than|diff\w*|versus|vs|compared|more|less|cheaper|diferencia|mas|menos)\b/.test(folded);
  const earlier = before.lastPlans ?? (before.plan ? [before.plan] : []);
  const context = {
    plans:
      plans.length === 0
        ? continues || before.plan
          ? earlier
          : []
        : compares && plans.length === 1 && before.plan
          ? [...new Set([before.plan, ...plans])]
          : plans,
    bill: state.bill,
    aboutPrice,
  };
  // `over a whole year`, after a difference
  const whole = wasSum && plans.length === 0 && dependence(folded) === 'all' && before.lastQuestion;
  const sum =
    (whole && sumFor(`${before.lastQuestion} ${folded}`, context)) || sumFor(folded, context);
  if (!sum) return undefined;
  return { kind: 'sum', text: sum[language], links: [pages.pricing], sum };
}
