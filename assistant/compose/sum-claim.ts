import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { inDigits, periodsInFull } from '../sums/numbers.ts';
import type { Sum } from '../sums/sum.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksLikeBefore, isYesNo } from '../understand/questions.ts';

const amount =
  '\\$? ?(\\d+(?:·\\d+)?)(?! ?(?:months?|years?|days?|weeks?|locations?|%|meses|anos|dias|semanas))';
const under = new RegExp(
  `\\b(?:under|less than|below|within|cheaper than|at most|menos de|por debajo de) (?:an? |my |the |un )?${amount}`,
  'g',
);
const over = new RegExp(
  `\\b(?:over|more than|above|at least|pasa de|pasan de|exceeds?|tops|mas de|por encima de) ${amount}`,
  'g',
);
const about = new RegExp(
  `(?:=|\\b(?:about|around|roughly|like|is|be|costs?|almost|nearly|come to|comes to|runs?|saves?(?: me| us)?|up|so|what,?|basically|thats|that's|son|es|cuesta|unos)) ${amount}`,
  'g',
);

const loosely =
  /\b(about|around|roughly|like|almost|nearly|basically|ish|unos|como|casi|mas o menos)\b/;
/** `is it exactly that` */
const strictly = /\b(exact\w*|precise\w*|to the (dollar|penny|cent)|on the dot|en punto)\b/;
/** `one pro and one starter, so 794?` */
const last = new RegExp(`[,=?:] ?(?:so |is that |thats )?${amount}\\W*$`, 'g');
/** `are two starters 594` */
const atEnd = new RegExp(`\\b(?!\\d\\b)${amount}\\W*$`, 'g');

/** `1500 minus 297` */
const isOperand = (value: number, folded: string) =>
  new RegExp(`\\b(?:minus|plus|times|menos|entre|divided by|[+x*/]) \\$? ?${value}\\b`).test(
    folded,
  ) || new RegExp(`\\b${value} (?:minus|less|plus|times|menos|mas|por|[-+x*])\\b`).test(folded);

/** Whether a message asks if an amount is true: `that's under 10 a day, yeah?`, and not `so how much is it`. */
export function asksIfTrue({ folded, questions }: Pick<Meaning, 'folded' | 'questions'>): boolean {
  const last = questions.at(-1) ?? '';
  if (asksLikeBefore(last) || (asksHowMuch.test(last) && !hasTag.test(last))) return false;
  return isYesNo(folded) || isYesNo(last) || claims.test(folded);
}

const asksHowMuch = /\b(?:what|whats|how (?:much|many)|cuant[oa]s?)\b/;
/** What asks at the end of a claim if it is true. */
const tag = 'right|yeah|correct|true|verdad|cierto|no';
const hasTag = new RegExp(`\\b(?:${tag})\\W*$`);

/** `that's under 10 a day, yeah?` */
const claims = new RegExp(
  `\\b(?:${tag}|yea|ya|huh|basically|roughly|about it|give or take|or so|isn'?t it|ain'?t it|no es asi)\\W*$|\\b(?:is it|es) (?:true|cierto|verdad)\\b|^(?:so|entonces|that'?s) (?!what(?!,)|how|que|cuanto)`,
);

/** Whether what a yes-or-no question claims about a sum is true; undefined if it claims nothing. */
export function isTrue(question: string, { amounts, saves }: Sum): boolean | undefined {
  const folded = periodsInFull(inDigits(question));
  const [value] = amounts;
  // `so that's 297 plus 497` names prices first.
  const claimed = (expression: RegExp) =>
    [...folded.matchAll(expression)]
      .map(([, found = '']) => Number(found.replace('·', '.')))
      .find(
        (claim) =>
          planIds.every((plan) => monthlyPrice[plan] !== claim) && !isOperand(claim, folded),
      );
  if (saves !== undefined) {
    if (/\b(save|saves|cheaper|less|better off|ahorr\w+|menos|barato)\b/.test(folded)) return saves;
    if (/\b(more|expensive|mas|caro)\b/.test(folded)) return !saves;
  }
  if (value === undefined) return undefined;
  if (amounts.length > 1) {
    const named = claimed(about) ?? claimed(last) ?? claimed(atEnd);
    return (named && amounts.some((one) => Math.abs(one - named) <= 0.02 * one)) || undefined;
  }
  const most = claimed(under);
  if (most !== undefined) return value < most;
  const least = claimed(over);
  if (least !== undefined) return value > least;
  const exact = claimed(about) ?? claimed(last) ?? claimed(atEnd);
  return exact === undefined
    ? undefined
    : Math.abs(value - exact) <=
        (strictly.test(folded) ? 0 : loosely.test(folded) ? 0.05 : 0.02) * value;
}
