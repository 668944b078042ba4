import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { trialDays } from '../../app/facts/terms.ts';
import { type Line, priceLine } from './frame-sum.ts';
import { multiplier, perPlace } from './locations.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { asksPrice } from './price-words.ts';
import { cents, money, sentence } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { asksMonthAndYear, monthsIn, period, perMonthIn, rateIn } from './time.ts';

/** Price of one or more plans for some months, a year, a week or a day, at one or more locations. */
export function priceOverTime(folded: string, context: SumContext): Sum | undefined {
  const { plans, aboutPrice } = context;
  const isEach = perPlace.test(folded);
  const count = isEach ? undefined : multiplier(folded, context);
  const months = monthsIn(folded);
  const year = period.year.test(folded) && !noYear.test(folded);
  const quarter = period.quarter.test(folded);
  const rate = rateIn(folded.replace(wages, ' '));
  const isTrialOver = afterTrial.test(folded);
  const short = isTrialOver ? undefined : shortTime(folded);
  const isCounted = count ?? months ?? rate ?? short ?? (year || quarter || isTrialOver);
  if (!isCounted && !(isEach && plans.length > 0)) return undefined;
  if (notMoney.test(folded) || (context.aboutContents && !asksPrice.test(folded))) return undefined;
  if (!asksPrice.test(folded) && !aboutPrice && plans.length === 0) return undefined;
  // `is the bill monthly or quarterly` asks how we bill.
  if (asksBilling.test(folded)) return undefined;
  const named = plans.length > 0 ? plans : planIds;
  if (short && plans.length > 0 && !months && !year && !rate)
    return sumOf(named.map((plan) => shortPrice(plan, short, count)));
  const times = months ?? (quarter ? 3 : year ? 12 : undefined);
  const isBoth = asksMonthAndYear.test(folded);
  return sumOf(
    named.map((plan) =>
      priceLine(plan, {
        ask: 'price',
        plans: [plan],
        count,
        isEach,
        ...(isBoth ? { andYear: true } : { months: times }),
        ...(rate && !count && !year && !months && { rate, perMonth: perMonthIn(folded, rate) }),
      }),
    ),
  );
}

/** `I charge 175 an hour` */
const wages = /\$? ?\d+(?:·\d+)? ?(?:dollars |bucks )?(?:an?|per|la|por) (?:hour|hr|hora)\b/g;

const asksBilling =
  /\b(monthly|mensual|yearly|anual|month) (or|o) \w+|\b(or|o) (monthly|quarterly|yearly|annually|mensual|anual|trimestral)\b/;

/** Things other than money that visitors count by the day, week or year. */
const notMoney =
  /\b(quiet|silent|vacation|it do|do (each|every) week|walk me|posts?|posted|posting|blogs?|publish\w*|reports?|keywords?|articles?|often|times(?! \d)|replies|reply|respond|results?|rank\w*|open|hours|(?<!(?:per|an|each|every) )hour|publicaciones|horas?|articulos?|palabras|informes?|resultados?|cada cuanto|go(es)? up|going up|rais\w+|increas\w+|sub(e|en|ir|iran)|aument\w+)\b/;

/** Years that no price is multiplied by: `annual contract`, `founded last year`. */
const noYear =
  /\b(yearly|annual|anual|year|ano)\b.{0,12}\b(discount|plan|deal|option|billing|contract|rate|commitment|term|report|subscription|payment|descuento|contrato|tarifa)\b|\b(discount|descuento|save|locked|lock|commit\w*|contract|sign up|sign|stuck|firmar|contrato|old|founded|ago|last|this|hace|prepay|in advance|up ?front|por adelantado|once a)\b.{0,30}\b(year|yearly|annual\w*|ano|anual)\b|\b(deal|discount|break|cheaper|save|savings|oferta|descuento)\b.{0,40}\b(year|ano)\b.{0,20}\b(up ?front|in advance|ahead|at once|por adelantado)\b/;

const sumOf = (lines: readonly Line[]): Sum => ({
  ...sentence(lines),
  amounts: lines.flatMap(({ amounts }) => amounts),
});

interface Short {
  value: number;
  unit: 'week' | 'day';
}

const noPrice =
  /\b(trial|free|first|within|guarantee|money.?back|refund|prueba|gratis|primer[oa]s|dentro|garantia|ago|left|hace)\b/;
const counted = new RegExp(
  `\\b(?:for|of|por|de|after|starter|pro|dominate|just|only|solo) (?:only |just |like |about )?${numeral} (weeks|days|semanas|dias)\\b(?! (?:a|per|of the) )`,
);
const leading = new RegExp(`\\b${numeral} (weeks|days|semanas|dias) (?:of|on|de|con)\\b`);

/** `after 14 days whats it cost`: the trial is free (spec: "14-day free trial"), then plans have their price. */
const afterTrial = new RegExp(
  `\\b(?:after|past|despues de) (?:\\w+ )?(?:${trialDays} (?:days|dias)|(?:${trialDays / 7}|two|dos) (?:weeks|semanas))\\b`,
);

/** `for nine weeks`, `45 days`, outside of the trial and the guarantee. */
function shortTime(folded: string): Short | undefined {
  if (noPrice.test(folded)) return undefined;
  const [, count, unit = ''] = counted.exec(folded) ?? leading.exec(folded) ?? [];
  const value = valueOfNumeral(count);
  if (!(value > 1)) return undefined;
  return asksPrice.test(folded) || folded.split(' ').length <= 5
    ? { value, unit: /^(week|semana)/.test(unit) ? 'week' : 'day' }
    : undefined;
}

/** A price of weeks or days, which no invoice has: plans are paid by the month. */
function shortPrice(plan: PlanId, { value, unit }: Short, count: number | undefined): Line {
  const inYear = unit === 'week' ? 52 : 365;
  const total = cents(((count ?? 1) * value * 12 * monthlyPrice[plan]) / inYear);
  const terms = `${count ? `${count} × ` : ''}${value} × 12 × ${money(monthlyPrice[plan])} ÷ ${inYear} = ${money(total)}`;
  const time = unit === 'week' ? { en: 'weeks', es: 'semanas' } : { en: 'days', es: 'días' };
  return {
    en: `${marketingName[plan]} for ${value} ${time.en} comes to ${terms}, but it’s billed by the month`,
    es: `${marketingName[plan]} por ${value} ${time.es} cuesta ${terms}, pero se cobra por mes`,
    amounts: [total],
  };
}
