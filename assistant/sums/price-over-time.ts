import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { multiplier, perPlace, places } from './locations.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { asksPrice } from './price-words.ts';
import { cents, money, sentence, timeOf } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { asksMonthAndYear, monthsIn, period } from './time.ts';

/** Price of one or more plans for some months, a year, a week or a day, at one or more locations. */
export function priceOverTime(folded: string, context: SumContext): Sum | undefined {
  const { plans, aboutPrice } = context;
  const isEach = perPlace.test(folded);
  const count = isEach ? undefined : multiplier(folded, context);
  const months = monthsIn(folded);
  const year = period.year.test(folded) && !noYear.test(folded);
  const quarter = period.quarter.test(folded);
  const part = partIn(folded);
  const short = shortTime(folded);
  if (!count && !months && !year && !quarter && !part && !short && !(isEach && plans.length > 0))
    return undefined;
  if (notMoney.test(folded) || (context.aboutContents && !asksPrice.test(folded))) return undefined;
  if (!asksPrice.test(folded) && !aboutPrice && plans.length === 0) return undefined;
  // `is the bill monthly or quarterly` asks how we bill.
  if (asksBilling.test(folded)) return undefined;
  const named = plans.length > 0 ? plans : planIds;
  if (short && plans.length > 0 && !months && !year && !part)
    return sumOf(named.map((plan) => shortPrice(plan, short, count)));
  if (part && !count && !year && !months) return sumOf(named.map((plan) => partOf(plan, part)));
  const times = months ?? (quarter ? 3 : year ? 12 : undefined);
  const isPlaces = places.test(folded) || context.count !== undefined;
  if (named.length > 1 && times && !count) return ofEach(named, times);
  return sumOf(
    named.map((plan) =>
      product(plan, times, count, {
        isPlaces,
        isEach,
        andYear: asksMonthAndYear.test(folded),
      }),
    ),
  );
}

const asksBilling =
  /\b(monthly|mensual|yearly|anual|month) (or|o) \w+|\b(or|o) (monthly|quarterly|yearly|annually|mensual|anual|trimestral)\b/;

/** Things other than money that visitors count by the day, week or year. */
const notMoney =
  /\b(quiet|silent|vacation|it do|do (each|every) week|walk me|posts?|posted|posting|blogs?|publish\w*|reports?|keywords?|articles?|often|times(?! \d)|replies|reply|respond|results?|rank\w*|open|hours|(?<!(?:per|an|each|every) )hour|publicaciones|horas?|articulos?|palabras|informes?|resultados?|cada cuanto|go(es)? up|going up|rais\w+|increas\w+|sub(e|en|ir|iran)|aument\w+)\b/;

/** Years that no price is multiplied by: `annual contract`, `founded last year`. */
const noYear =
  /\b(yearly|annual|anual|year|ano)\b.{0,12}\b(discount|plan|deal|option|billing|contract|rate|commitment|term|report|subscription|payment|descuento|contrato|tarifa)\b|\b(discount|descuento|save|locked|lock|commit\w*|contract|sign up|sign|stuck|firmar|contrato|old|founded|ago|last|this|hace|prepay|in advance|up ?front|por adelantado|once a)\b.{0,30}\b(year|yearly|annual\w*|ano|anual)\b|\b(deal|discount|break|cheaper|save|savings|oferta|descuento)\b.{0,40}\b(year|ano)\b.{0,20}\b(up ?front|in advance|ahead|at once|por adelantado)\b/;

interface Line extends Localized {
  amounts: readonly number[];
}

const sumOf = (lines: readonly Line[]): Sum => ({
  ...sentence(lines),
  amounts: lines.flatMap(({ amounts }) => amounts),
});

/** `For 3 months, Starter is 3 × $297 = $891, and Pro 3 × $497 = $1,491.` */
function ofEach(plans: readonly PlanId[], months: number): Sum {
  const totals = plans.map((plan) => months * monthlyPrice[plan]);
  const clause = (verb: string) =>
    plans.map(
      (plan, index) =>
        `${marketingName[plan]}${index === 0 ? verb : ''} ${months} × ${money(monthlyPrice[plan])} = ${money(totals[index] ?? 0)}`,
    );
  const time =
    months === 12
      ? { en: 'For a year', es: 'Por un año' }
      : { en: `For ${months} months`, es: `Por ${months} meses` };
  return {
    en: `${time.en}, ${list(clause(' is'))}.`,
    es: `${time.es}, ${listEs(clause(' cuesta'))}.`,
    amounts: totals,
  };
}

function product(
  plan: PlanId,
  months: number | undefined,
  count: number | undefined,
  { isPlaces, isEach, andYear }: { isPlaces: boolean; isEach: boolean; andYear: boolean },
): Line {
  const shown = andYear ? undefined : months;
  const total = monthlyPrice[plan] * (shown ?? 1) * (count ?? 1);
  const factors = [count, shown, money(monthlyPrice[plan])].filter((one) => one !== undefined);
  const isPrice = factors.length === 1;
  const terms = `${factors.join(' × ')}${isPrice ? '' : ` = ${money(total)}`}`;
  const time = timeOf(shown ?? 1);
  const annual = andYear ? `12 × ${money(total)} = ${money(12 * total)}` : undefined;
  const year = {
    en: annual ? `, or ${annual} a year` : '',
    es: annual ? `, o ${annual} al año` : '',
  };
  const name = marketingName[plan];
  const amounts = [...(isPrice ? [] : [total]), ...(annual ? [12 * total] : [])];
  if (count && !isPlaces)
    return {
      en: `${count} ${name} plans cost ${terms} ${time.en}${year.en}`,
      es: `${count} planes ${name} cuestan ${terms} ${time.es}${year.es}`,
      amounts,
    };
  const where = count
    ? { en: ` for ${count} locations`, es: ` en ${count} locales` }
    : { en: '', es: '' };
  if (isEach)
    return {
      en: `${name} is ${terms} ${time.en} for each location`,
      es: `${name} cuesta ${terms} ${time.es} por cada local`,
      amounts,
    };
  return {
    en: `${name}${where.en} is ${terms} ${time.en}${year.en}`,
    es: `${name}${where.es} cuesta ${terms} ${time.es}${year.es}`,
    amounts,
  };
}

/** A part of a month that a price is converted to, with how many of them are in a year. */
interface Part extends Localized {
  inYear: number;
  says: RegExp;
}

const parts: readonly Part[] = [
  {
    inYear: 8760,
    en: 'an hour',
    es: 'por hora',
    says: /\b(per|an|each|every|la|por|cada) (hour|hora)\b|\bhourly\b/,
  },
  { inYear: 365, en: 'a day', es: 'al día', says: period.day },
  {
    inYear: 26,
    en: 'every two weeks',
    es: 'cada dos semanas',
    says: /\b(every|each|per) (two|2|other) weeks?\b|\bbi-?weekly\b|\b(per|each|every|a) (paycheck|pay ?period|payday)\b|\bcada (dos|2) semanas\b|\bper fortnight\b/,
  },
  { inYear: 52, en: 'a week', es: 'a la semana', says: period.week },
];

const partIn = (folded: string): Part | undefined => parts.find(({ says }) => says.test(folded));

function partOf(plan: PlanId, { inYear, en, es }: Part): Line {
  const total = cents((monthlyPrice[plan] * 12) / inYear);
  const terms = `12 × ${money(monthlyPrice[plan])} ÷ ${inYear.toLocaleString('en-US')} = ${money(total)}`;
  return {
    en: `${marketingName[plan]} is ${terms} ${en}`,
    es: `${marketingName[plan]} cuesta ${terms} ${es}`,
    amounts: [total],
  };
}

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
