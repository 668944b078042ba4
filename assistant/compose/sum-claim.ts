import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { inDigits } from '../sums/numbers.ts';
import type { Sum } from '../sums/sum.ts';

const amount =
  '\\$? ?(\\d+(?:·\\d+)?)(?! ?(?:months?|years?|days?|weeks?|locations?|%|meses|anos|dias|semanas))';
const under = new RegExp(
  `\\b(?:under|less than|below|within|cheaper than|at most|menos de|por debajo de) ${amount}`,
);
const over = new RegExp(`\\b(?:over|more than|above|at least|mas de|por encima de) ${amount}`);
const about = new RegExp(
  `\\b(?:about|around|roughly|like|is|be|costs?|almost|nearly|come to|comes to|so|what,?|basically|thats|that's|son|es|cuesta|unos) ${amount}`,
);

const loosely =
  /\b(about|around|roughly|like|almost|nearly|basically|ish|unos|como|casi|mas o menos)\b/;
/** `one pro and one starter, so 794?` */
const last = new RegExp(`[,=?:] ?(?:so |is that |thats )?${amount}\\W*$`);

/** Whether what a yes-or-no question claims about a sum is true; undefined if it claims nothing. */
export function isTrue(question: string, { amounts, saves }: Sum): boolean | undefined {
  const folded = inDigits(question);
  const [value] = amounts;
  const claimed = (expression: RegExp) => {
    const found = expression.exec(folded)?.[1];
    const claim = found === undefined ? undefined : Number(found.replace('·', '.'));
    // `so that's 297 plus 497` names prices first.
    return planIds.some((plan) => monthlyPrice[plan] === claim) ? undefined : claim;
  };
  if (saves !== undefined) {
    if (/\b(save|saves|cheaper|less|better off|ahorr\w+|menos|barato)\b/.test(folded)) return saves;
    if (/\b(more|expensive|mas|caro)\b/.test(folded)) return !saves;
  }
  if (value === undefined || amounts.length > 1) return undefined;
  const most = claimed(under);
  if (most !== undefined) return value < most;
  const least = claimed(over);
  if (least !== undefined) return value > least;
  const exact = claimed(about) ?? claimed(last);
  return exact === undefined
    ? undefined
    : Math.abs(value - exact) <= (loosely.test(folded) ? 0.05 : 0.02) * value;
}
