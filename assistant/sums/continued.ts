import { amountsIn } from './amounts.ts';
import { budgetIn } from './budget-told.ts';
import { locations, multiplier, perPlace, withoutLocations } from './locations.ts';
import { inDigits, numeral, periodsInFull } from './numbers.ts';
import { everyPlan } from './plan-word.ts';
import { monthsIn, period } from './time.ts';

const bareMonth = /\b(month|mes|monthly|mensual)\b/;
/** `200 a week` is an amount that stays what it is. */
const periods =
  /(?<!\d(?: dollars| bucks| dolares)? ?)\b(per|a|each|every|over a|for a|in a|al|por|cada) (whole )?(year|day|week|quarter|ano|dia|semana)\b/g;
const adverbs = /(?<!\d )\b(yearly|annual(ly)?|weekly|daily|quarterly|anual|semanal|diario)\b/g;
const counted = /\b(for |por )?\d+ (months|meses|years|anos)\b|\b(?:times|por) \d{1,2}\b/g;

const perOfAmount = `(?: ?(?:dollars|bucks|dolares))?(?: (?:a|per|each|al|por|cada) \\w+| yearly| monthly)?`;
/** `and 3?` */
const bareNumber = new RegExp(
  `^(?:(?:and|so|ok|y|what about|how about|what if|if|or|with|con|si|it'?s|its|son|there'?s) )*${numeral}(?: of us| ways)?\\W*$`,
);
const everyNumber = new RegExp(`\\b(?!(?:a|un|una|half|couple|both)\\b)${numeral}\\b`, 'g');

const asksTotal = /\b(total|altogether|combined|together|all|en total|juntos)\b/;

/** The question before with what this one changes: its period, number of locations, plan or amount. */
export function continued(first: string, next: string): string {
  const [before, now] = [inFull(first), inFull(next)];
  const hasPeriod =
    Object.values(period).some((one) => one.test(now)) ||
    monthsIn(now) !== undefined ||
    bareMonth.test(now);
  let kept = hasPeriod
    ? before.replace(periods, ' ').replace(adverbs, ' ').replace(counted, ' ')
    : before;
  const [plan, ...others] = new Set(now.match(everyPlan));
  // `then Pro for 9` comes after the plan before.
  const isMore =
    /\b(another|plus|and a|add|then (?:the |on |to )?(?:starter|pro|dominate)|luego|despues)\b/.test(
      now,
    );
  if (plan && others.length === 0 && !isMore && new Set(kept.match(everyPlan)).size === 1)
    kept = kept.replace(everyPlan, plan);
  if (locations(now) ?? multiplier(now, { plans: [], now: 0, aboutPrice: true }))
    kept = withoutLocations(kept);
  if (asksTotal.test(now)) kept = kept.replace(perPlace, ' ');
  const isBudget = budgetIn(before) !== undefined;
  const [amount] = amountsIn(now).filter(({ isMoney, per }) => isMoney && (!per || isBudget));
  const [old, ...rest] = amountsIn(kept);
  // `and 300 a month`, after a budget a year
  if (amount?.per && old && rest.length === 0)
    return joined(kept.replace(new RegExp(`${old.value}${perOfAmount}`), ' '), now);
  const other = bareNumber.exec(now)?.[1];
  if (other && !old) {
    const [count, ...more] = kept.match(everyNumber) ?? [];
    if (count && more.length === 0) return kept.replace(count, other);
  }
  if (!amount || !old || rest.length > 0) return joined(kept, now);
  // `and if it was 220`: the new amount stands where the old one did.
  return joined(
    kept.replace(String(old.value), String(amount.value)),
    now.replace(String(amount.value), ' '),
  );
}

const inFull = (folded: string) => periodsInFull(inDigits(folded));
const joined = (...texts: string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();
