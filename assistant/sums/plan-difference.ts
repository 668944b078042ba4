import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { differenceSum } from './compared.ts';
import { locations } from './locations.ts';
import { withPlansNamed } from './plan-mentions.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsIn, period } from './time.ts';

/** Words that set one plan against another. */
const compares =
  /\b(over (?:starter|pro|dominate)|diff|delta|variance|vs|versus|difference|gap|minus|menos|more|extra|cheaper|less|sav\w+|spread|jump|upgrad\w*|downgrad\w*|between|step\w*|mov(?:e|ing)|(?:go|going|switch\w*) (?:up|down|from|to)|drop\w*|instead|diferencia|mas|menos|ahorr\w+|entre|sub(?:o|e|ir\w*)|baj(?:o|a|ar\w*)|pas(?:o|ar)\w*|cambi\w+)\b/;
const ofMoney =
  /\b(diff|how much|price|cost|costs|money|pay|dollars|cuanto|precio|cuesta|pag\w+|cost[oa]|gap|jump|minus|monthly|(each|per|a) month|(al|por) mes|sav\w+|spread|whats the extra|ahorr\w+|menos (?:el )?(?:starter|pro|dominate)|cheaper|expensive|delta|variance)\b|\$/;
/** Words for a difference, which may be one of money or of contents. */
const difference = /\b(difference|diff|gap|between|extra|diferencia|entre)\b/;
const priceDifference =
  /\b(prices?|costs?|precios?)\b.{0,14}\b(gap|diff|difference|jump|diferencia)\b|\b(gap|diff|difference|jump|diferencia)\b.{0,14}\b(prices?|costs?|precios?)\b/;
const asksReason = /^(?:(?:and|so|but|y|pero|ok) )*(?:why|por que)\b/;

/** What one plan costs more than another: `$497 − $297 = $200` a month, or twelve times that a year. */
export function planDifference(folded: string, context: SumContext): Sum | undefined {
  const stated = statedDifference(folded, context.plans);
  const plans = stated ?? context.plans;
  const { aboutPrice } = context;
  // `between the middle and the expensive one`, `over the 497`
  const text = withPlansNamed(folded);
  const [low, high] = planIds.filter((plan) => plans.includes(plan));
  if (asksReason.test(folded)) return undefined;
  if (!high && priceDifference.test(folded)) return steps(low);
  if (!low || !high || plans.length > 2 || !compares.test(text)) return undefined;
  const isMoney =
    ofMoney.test(text) ||
    /\b\d{2,5} (?:dollars |bucks |dolares )?(?:more|less|extra|higher|apart|mas|menos)\b/.test(
      folded,
    ) ||
    ((aboutPrice ||
      locations(folded) !== undefined ||
      period.year.test(folded) ||
      monthsIn(folded) !== undefined) &&
      difference.test(folded));
  if (!isMoney) return undefined;
  const isYear = period.year.test(folded) || /\b(12|twelve) months\b/.test(folded);
  const months = isYear ? 12 : (monthsIn(folded) ?? (period.quarter.test(folded) ? 3 : undefined));
  const sum = differenceSum({
    ask: 'compare',
    plans: [low, high],
    months,
    rate: months ? undefined : context.frame?.rate,
    count: locations(folded),
  });
  return sum && stated && !asksAmount.test(folded) && !isYear ? { ...sum, yes: true } : sum;
}

/** Without it, `200 more then` wants to be confirmed. */
const asksAmount = /\b(what|whats|how|why|cuanto|cuanta|que)\b/;
const pairs = planIds.flatMap((low, index) => planIds.slice(index + 1).map((high) => [low, high]));
const more = /\$? ?\b(\d{3})(?: ?(?:dollars|bucks|dolares))? (?:more|extra|mas)\b/;

/** Two plans of which one costs as much more as a text says: `200 more a month for Pro`. */
function statedDifference(folded: string, plans: readonly PlanId[]): PlanId[] | undefined {
  const apart = Number(more.exec(folded)?.[1]);
  if (plans.length === 0) return undefined;
  return pairs.find(
    ([low, high]) =>
      low &&
      high &&
      monthlyPrice[high] - monthlyPrice[low] === apart &&
      plans.every((plan) => plan === low || plan === high),
  );
}

/** What each step between neighboring plans costs, of those next to a plan if one is meant. */
function steps(plan: PlanId | undefined): Sum {
  const lines = planIds.flatMap((low, index) => {
    const high = planIds[index + 1];
    if (!high || (plan && plan !== low && plan !== high)) return [];
    const terms = `${money(monthlyPrice[high])} − ${money(monthlyPrice[low])} = ${money(monthlyPrice[high] - monthlyPrice[low])}`;
    const [more, less] = [marketingName[high], marketingName[low]];
    return [
      {
        en: `${more} costs ${terms} more a month than ${less}`,
        es: `${more} cuesta ${terms} más al mes que ${less}`,
        amount: monthlyPrice[high] - monthlyPrice[low],
      },
    ];
  });
  return {
    en: `${list(lines.map(({ en }) => en))}.`,
    es: `${listEs(lines.map(({ es }) => es))}.`,
    amounts: lines.map(({ amount }) => amount),
  };
}
