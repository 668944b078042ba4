import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { billIn } from './bill.ts';
import type { Bill } from './frame.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsIn, period } from './time.ts';

/** What one or two plans save, or cost, against the visitor's own monthly bill. */
export function savings(folded: string, { plans, bill }: SumContext): Sum | undefined {
  const stated = billIn(folded);
  if (/\b(why|por que)\b|\bhow (is|are|r) \S+ (any )?different\b|\bwhat makes\b/.test(folded))
    return undefined;
  const paid =
    stated ??
    (/\b(saves?|saving|savings|compare\w*|cheaper|less|difference|ahorr\w+|menos|diferencia|pocket|keep (?:what|how much)|(?:what|whats|how much|cuanto) (?:(?:would|do|will|could|am|did) )?(?:i|we|id|i'd)? ?(?:be )?(?:keep|keeping|hang on to))\b/.test(
      folded,
    ) ||
    (plans.length < 2 && /\b(vs|versus|against|instead|stacks? up|measures? up)\b/.test(folded))
      ? bill
      : undefined);
  if (!paid) return undefined;
  const own = paid.amount;
  // Their own bill's period isn't the one that is asked about.
  const perMonth = folded.replace(
    /\d+ ?(dollars |bucks |dolares )?((a|per|each|every|al|por|cada) (year|ano|quarter|trimestre)|yearly|quarterly|annually)\b/g,
    ' ',
  );
  const months = monthsIn(perMonth) ?? (period.quarter.test(perMonth) ? 3 : undefined);
  // A plan of the conversation doesn't stand beside one of the question.
  const named = plans.filter((plan) => folded.includes(marketingName[plan].toLowerCase()));
  const meant = named.length > 0 ? named : plans;
  const chosen = meant.length > 0 ? meant.slice(0, 2) : [planIds[0]];
  const asksYear = period.year.test(perMonth) && !/\b(this|last|este) (year|ano)\b/.test(perMonth);
  const times = months ?? (asksYear ? 12 : undefined);
  const lines = chosen.map((plan) => {
    const price = monthlyPrice[plan];
    const saves = own >= price;
    const [more, less] = saves ? [own, price] : [price, own];
    return lineOf(paid, plan, { saves, more, less, times });
  });
  const shown = paid.terms && `${paid.terms} = ${money(own)}`;
  const intro = shown
    ? [`You pay ${shown} a month, so `, `Pagas ${shown} al mes, así que `]
    : ['', ''];
  const [plan] = chosen;
  return {
    en: `${intro[0]}${list(lines.map(({ en }) => en))}.`,
    es: `${intro[1]}${listEs(lines.map(({ es }) => es))}.`,
    amounts: [...(shown ? [own] : []), ...lines.flatMap(({ amounts }) => amounts)],
    ...(plan && chosen.length === 1 && { saves: own >= monthlyPrice[plan] }),
  };
}

interface Terms {
  saves: boolean;
  more: number;
  less: number;
  /** Months that were asked about. */
  times: number | undefined;
}

/** What one plan saves a month and a year, or in the time that was asked about. */
function lineOf(bill: Bill, plan: PlanId, { saves, more, less, times }: Terms) {
  const month = cents(more - less);
  const price = monthlyPrice[plan];
  const annual = cents(Math.abs((bill.year ?? 12 * bill.amount) - 12 * price));
  const [own, ours] = [bill.yearTerms, `12 × ${money(price)}`];
  // Rounded months don't add up to the year that the visitor named.
  const apart =
    own && (saves ? `${own} − ${ours}` : `${ours} − ${isSum.test(own) ? `(${own})` : own}`);
  const verb = saves ? { en: 'saves you', es: 'ahorra' } : { en: 'costs you', es: 'cuesta' };
  const rest = saves ? { en: '', es: '' } : { en: ' more', es: ' más' };
  const line = (en: string, es: string, amounts: number[]) => ({
    en: `${marketingName[plan]} ${verb.en} ${en}`,
    es: `${marketingName[plan]} te ${verb.es} ${es}`,
    amounts,
  });
  const monthTerms = `${money(more)} − ${money(less)}`;
  if (times) {
    const total = cents((times * annual) / 12);
    const factors = apart
      ? times === 12
        ? apart
        : `(${apart}) × ${times} ÷ 12`
      : `${times} × (${monthTerms})`;
    const time =
      times === 12
        ? { en: 'a year', es: 'al año' }
        : { en: `over ${times} months`, es: `en ${times} meses` };
    const terms = `${factors} = ${money(total)}`;
    return line(`${terms}${rest.en} ${time.en}`, `${terms}${rest.es} ${time.es}`, [total]);
  }
  const inMonth = `${monthTerms} = ${money(month)}`;
  const inYear = `${apart ?? `12 × ${money(month)}`} = ${money(annual)}`;
  return line(
    `${inMonth}${rest.en} a month, or ${inYear} a year`,
    `${inMonth}${rest.es} al mes, o ${inYear} al año`,
    [month, annual],
  );
}

const isSum = /\+/;
