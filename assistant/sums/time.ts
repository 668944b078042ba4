import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import type { Rate } from './frame.ts';
import { numeral, valueOfNumeral } from './numbers.ts';

/** Expressions for the periods that a folded question asks about. */
export const period = {
  year: /\b(year|yearly|annual(?:ly|i[sz]ed)?|annum|anualizad[oa]|12 months|twelve months|ano|anual|anuales|doce meses|12 meses)\b/,
  quarter:
    /\b(quarter|quarterly|trimestre)\b(?! of (?:that|it|each|this|them|the (?:price|ticket|sale)|what)\b)/,
  week: /(?:\/|\b(?:over|divided? (?:it )?by|entre)) ?52\b|\b(per|a|each|every|por|a la|cada) (single )?(week|semana)\b|\bby (the )?week\b|^weekly\b|\bweekly( (price|cost|rate))?\W*$|\bweekly (price|cost|rate|ballpark|equivalent|amount|figure|total|number|basis)\b|\b(?:to|into|as) (?:a )?weekly\b|\b(ballpark|roughly|price|cost|about) (the )?weekly\b|\b(sale|cuesta|seria) la semana\b|\bsemanal\b/,
  day: /\b(per|a|each|every|by|by the|al|por|cada) (single )?(day|dia)\b|\b(divided by|over|entre) 30 days\b|^daily\W*$|\bdaily (price|cost|rate|equivalent|amount|figure|total|number|basis)\b|\b(?:to|into|as) (?:a )?daily\b|\b(ballpark|roughly) daily\b|\b(sale|cuesta|seria) el dia\b|(?<!\b(?:quiero|queremos|quisiera|necesito|algo|publicar?|publiquen|posts|publicaciones|blogs?|a) )\bdiari[oa]\b/,
};

/** Words for months in expressions. */
export const monthsWord = '(?:months?|meses|mes)';

/** `for 18 more months`; the number is the only group. */
const countedMonths = new RegExp(
  `\\b${numeral}[- ]?(?:(?:more|full|whole|paid|extra|additional|straight|solid|other|monthly|busy|slow|summer|winter|spring|fall|off|peak|first|last|next|mas) )?(?:months?|meses|payments|invoices|pagos|facturas)\\b`,
  'g',
);
const countedYears = new RegExp(
  `\\b${numeral}[- ]?(?:(?:more|full|whole|mas) )?(?:years?|anos)\\b`,
);
/** `been here 11 years`, `open for 20 years`, `3 years ago` */
const ofAge =
  /\b(?:been|open|here|running|business|llevo|llevamos|hace)\b[^.,;?]{0,25}?\b\w+ (?:years|anos)\b|\b\w+ (?:years|anos) (?:old|ago|in business|now|here|running)\b/g;
/** `297 times 12` */
const multiplied = new RegExp(
  `\\b(?:times|por) ${numeral}\\b(?! ?(?:years?|months?|weeks?|days?|anos?|meses|mes|semanas?|dias?)\\b)(?! [a-z]{3,}s\\b)`,
);
/** `12 times 297` */
const multipliedBefore = new RegExp(
  `(?<!\\$ ?)\\b(\\d{1,3}) (?:times|por) \\$? ?(?:${planIds.map((plan) => monthlyPrice[plan]).join('|')})\\b`,
);

/** `pro times 3` are plans. */
const ofPlans = /\b(?:starter|pro|dominate) times [2-5]\b/;

/** How many months a folded text names, also as years; undefined for a single month or none. */
export function monthsIn(folded: string): number | undefined {
  const times = Number(
    multipliedBefore.exec(folded)?.[1] ??
      valueOfNumeral(multiplied.exec(folded.replace(ofPlans, ' '))?.[1]),
  );
  // `por 500` is a price.
  if (times > 1 && times <= 120) return times;
  // `2200 a month … over 2 years`
  const several = [...folded.matchAll(countedMonths)]
    .map(([, count]) => valueOfNumeral(count))
    .find((count) => count > 1);
  if (several) return several;
  const years = valueOfNumeral(countedYears.exec(folded.replace(ofAge, ' '))?.[1]);
  return years > 1 ? 12 * years : undefined;
}

/** Months of the time that a folded question asks about, also as quarters or a year. */
export const monthsAsked = (folded: string): number | undefined =>
  monthsIn(folded) ?? (period.quarter.test(folded) ? 3 : period.year.test(folded) ? 12 : undefined);

/** Whether a folded text names a time other than a month. */
export const asksPeriod = (folded: string): boolean =>
  Object.values(period).some((one) => one.test(folded)) || monthsIn(folded) !== undefined;

/** `give me month and year`: both are wanted. */
export const asksMonthAndYear =
  /\b(month\w*|mensual|mes)\b ?(?:price )?(?:and|&|\+|plus|y|,|\/) ?(?:also )?(?:(?:per|by|the|a|el|al) )?(year\w*|annual\w*|anual|ano)\b|\b(year\w*|annual\w*|anual|ano) (?:and|y|&) (?:(?:per|by|the|a|el|al) )?(month\w*|mensual|mes)\b/;

const rates: readonly (readonly [Rate, RegExp])[] = [
  ['hour', /\b(per|an|each|every|la|por|cada) (hour|hora)\b|\bhourly\b/],
  ['day', period.day],
  [
    'two weeks',
    /\b(every|each|per) (two|2|other) weeks?\b|\bbi-?weekly\b|\b(per|each|every|a) (paycheck|pay ?period|payday)\b|\bcada (dos|2) semanas\b|\bfortnight(ly)?\b/,
  ],
  ['week', period.week],
];

/** The part of a month that a folded text asks about. */
export const rateIn = (folded: string): Rate | undefined =>
  rates.find(([, words]) => words.test(folded))?.[0];

/** `say 30 days in a month`, `if a month is 30 days` */
const daysOfMonth =
  /\b(2[89]|3[01]) (?:days?|dias?) (?:in|a|per|al|por|en) (?:a |the |un |el )?(?:month|mes)\b|\b(?:month|mes) (?:is|has|of|with|=|es|tiene|de|con) (2[89]|3[01]) (?:days|dias)\b|(?:\/|\b(?:divided? by|over|entre|count(?:ing)?|us(?:e|ing))) ?(30)(?: days| dias)?\b|\b(2[89]|3[01])[- ]day month\b/;

/** `count 4 weeks a month` */
const weeksOfMonth =
  /\b(4) (?:weeks|semanas) (?:in|a|per|to|al|por|en) (?:a |the |un |el )?(?:month|mes)\b|\b(?:month|mes) (?:is|has|of|with|=|es|tiene|de|con) (4) (?:weeks|semanas)\b/;

/** How many days or weeks a folded text says that a month has. */
export function perMonthIn(folded: string, rate: Rate): number | undefined {
  const counted = rate === 'week' ? weeksOfMonth : rate === 'day' ? daysOfMonth : undefined;
  return Number(counted?.exec(folded)?.slice(1).find(Boolean)) || undefined;
}
