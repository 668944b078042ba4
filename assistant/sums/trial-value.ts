import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { trialDays } from '../../app/facts/terms.ts';
import { listEs } from '../facts/spanish.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

const days =
  /\b(free (days|trial|two weeks|2 weeks|14 days|period)|(14|fourteen) (free )?days|trial|prueba|dias gratis)\b/;
const worth =
  /\b(how much|what|cuanto)\b.{0,40}\b(worth|sav(e|es|ing)|free in dollars|vale|ahorr\w+)\b|\bworth\b.{0,20}\b(how much|dollars|what)\b/;

/** What the days of the free trial would cost at a plan's price. */
export function freeDays(folded: string, { plans }: SumContext): Sum | undefined {
  if (
    !days.test(folded) ||
    !worth.test(folded) ||
    /\b(freelancer|agency|agencia|worth it)\b/.test(folded)
  )
    return undefined;
  const lines = (plans.length > 0 ? plans : planIds).map((plan) => {
    const amount = cents((12 * monthlyPrice[plan] * trialDays) / 365);
    const terms = `${trialDays} × 12 × ${money(monthlyPrice[plan])} ÷ 365 = ${money(amount)}`;
    return { text: `${terms}`, name: marketingName[plan], amount };
  });
  return {
    en: `The ${trialDays} free days are worth ${list(lines.map(({ text, name }) => `${text} of ${name}`))}.`,
    es: `Los ${trialDays} días gratis valen ${listEs(lines.map(({ text, name }) => `${text} de ${name}`))}.`,
    amounts: lines.map(({ amount }) => amount),
  };
}
