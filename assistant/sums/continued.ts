import { amountsIn } from './amounts.ts';
import { locations, multiplier, perPlace, withoutLocations } from './locations.ts';
import { everyPlan } from './plan-word.ts';
import { monthsIn, period } from './time.ts';

const bareMonth = /\b(month|mes|monthly|mensual)\b/;
/** `200 a week` is an amount that stays what it is. */
const periods =
  /(?<!\d(?: dollars| bucks| dolares)? ?)\b(per|a|each|every|over a|for a|in a|al|por|cada) (whole )?(year|day|week|quarter|ano|dia|semana)\b/g;
const adverbs = /(?<!\d )\b(yearly|annual(ly)?|weekly|daily|quarterly|anual|semanal|diario)\b/g;
const counted = /\b(for |por )?\d+ (months|meses|years|anos)\b/g;

const asksTotal = /\b(total|altogether|combined|together|all|en total|juntos)\b/;

/** The question before with what this one changes: its period, number of locations, plan or amount. */
export function continued(before: string, now: string): string {
  const hasPeriod =
    Object.values(period).some((one) => one.test(now)) ||
    monthsIn(now) !== undefined ||
    bareMonth.test(now);
  let kept = hasPeriod
    ? before.replace(periods, ' ').replace(adverbs, ' ').replace(counted, ' ')
    : before;
  const [plan, ...others] = new Set(now.match(everyPlan));
  const isMore = /\b(another|plus|and a|add)\b/.test(now);
  if (plan && others.length === 0 && !isMore && new Set(kept.match(everyPlan)).size === 1)
    kept = kept.replace(everyPlan, plan);
  if (locations(now) ?? multiplier(now, { plans: [], now: 0, aboutPrice: true }))
    kept = withoutLocations(kept);
  if (asksTotal.test(now)) kept = kept.replace(perPlace, ' ');
  const [amount] = amountsIn(now).filter(({ isMoney, per }) => isMoney && !per);
  const [old, ...rest] = amountsIn(kept);
  if (!amount || !old || rest.length > 0) return joined(kept, now);
  // `and if it was 220`: the new amount stands where the old one did.
  return joined(
    kept.replace(String(old.value), String(amount.value)),
    now.replace(String(amount.value), ' '),
  );
}

const joined = (...texts: string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();
