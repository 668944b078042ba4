import type { PlanId } from '../../app/facts/prices.ts';
import { namesLocation } from './locations.ts';
import { monthNumber } from './month-ranges.ts';
import { valueOfNumeral } from './numbers.ts';
import { planNamed } from './plan-word.ts';

/** A word of a clause that tells a plan or how much of it is paid. */
export type Event =
  | { kind: 'plan'; plan: PlanId; value?: undefined }
  /** A number of months, of locations, or of either; an article; all of them; the month in which a plan begins or ends. */
  | { kind: 'months' | 'places' | 'number' | 'one' | 'whole' | 'from' | 'until'; value: number }
  | { kind: 'rest'; value?: undefined };

/** The plans and numbers of a clause, in its order. */
export function eventsIn(clause: string): Event[] {
  const words = clause.match(/[\p{L}\d·$%'-]+/gu) ?? [];
  const events = words.flatMap((word, index) => eventOf(word, words, index) ?? []);
  const isOnly = events.length === 1 && events[0]?.kind === 'plan';
  return isOnly && onePlace.test(clause) ? [...events, { kind: 'one', value: 1 }] : events;
}

/** `hq on Dominate`, `Pro for the plant` */
const onePlace =
  /^ ?(?:the |my |our |la |el |mi )?(?!(?:i|we|it|me|that|is|was|be|plan|all|both|save|how|what|begin|start\w*|go|going|stay\w*|put|switch\w*|move|year|month|then|now|empiez\w+|sigo|cambio)\b)[a-z]{2,}(?<!s) (?:on|with|gets|en|con) (?:the |el )?(?:starter|pro|dominate)\b|\b(?:starter|pro|dominate) (?:for|at|para|en) (?:the|my|our|la|el|mi) [a-z]{2,}(?<!s)\b(?! (?:year|month))/;

function eventOf(word: string, words: readonly string[], at: number): Event | undefined {
  const next = words[at + 1] ?? '';
  const before = words[at - 1] ?? '';
  const plan = planNamed(word.replace(/s$/, ''));
  if (plan) return { kind: 'plan', plan };
  // `Pro at 2 others` tells their number.
  const isRest = /^(?:rest|resto|remainder|remaining|others|demas|restantes)$/.test(word);
  if (isRest) return isNumeral(before) ? undefined : { kind: 'rest' };
  // `halfway through the year`
  if (/^(?:halfway|midway|midyear)$/.test(word)) return { kind: 'from', value: 7 };
  if (/^(?:quarter|trimestre)$/.test(word) && isPart.test(before))
    return { kind: 'months', value: 3 };
  if (/^(?:half|mitad)$/.test(word) && isPart.test(before) && !article.test(before))
    return { kind: 'months', value: 6 };
  const end = monthNumber(word);
  if (end > 0 && /^(?:till?|until|thru|through|hasta)$/.test(before))
    return { kind: 'until', value: end };
  if (isPerson.test(word)) return { kind: 'one', value: 1 };
  if (/^(?:both|ambos|ambas)$/.test(word)) return { kind: 'places', value: 2 };
  const month = monthIn(word, words, at);
  const isOnly = /\b(?:only|just|solo)\b/.test(words.slice(Math.max(0, at - 3), at).join(' '));
  if (month) return isOnly ? { kind: 'months', value: 1 } : { kind: 'from', value: month };
  const ordinal = ordinals[word];
  if (ordinal && /^(?:months?|mes)$/.test(next) && before !== 'first')
    return { kind: 'from', value: ordinal };
  if (isOne.test(word) && !isNumeral(next) && !/^(?:plans?|half|months?|mes|meses)$/.test(next))
    return { kind: 'places', value: 1 };
  return isNumeral(word) ? numberIn(word, words, at) : undefined;
}

const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 2] as const)
    .concat(
      '2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'
        .split(' ')
        .map((word, index) => [word, index + 2] as const),
      'segundo tercer cuarto quinto sexto septimo octavo noveno decimo'
        .split(' ')
        .map((word, index) => [word, index + 2] as const),
    ),
);
/** One location among several: `the other`, `a la otra`, `my flagship`, `the 3rd`. */
const isOne =
  /^(?:other|another|second|third|fourth|2nd|3rd|4th|otro|otra|segund[oa]|tercer[oa]?|flagship|main|principal|newest)$/;
const isNumeral = (word = '') => /^\d{1,2}$/.test(word) || valueOfNumeral(word) >= 1;
const isMonths = /^(?:months?|meses|mes|payments?|invoices?|bills?|facturas?|pagos?)$/;
/** What is counted that is no plan, location or month. */
const isOther =
  /^(?:%|days?|weeks?|dias?|semanas?|hours?|posts?|blogs?|keywords?|people|persons?|employees|guys|ways|dollars|bucks|dolares|percent|am|pm|k|grand|hundred|times|veces)$/;
const article = /^(?:an?|una?)$/;

function numberIn(word: string, words: readonly string[], at: number): Event | undefined {
  const value = valueOfNumeral(word);
  const [next = '', second = '', third = ''] = words.slice(at + 1);
  const before = words[at - 1] ?? '';
  if (isOther.test(next) || /^[$]/.test(word) || !Number.isInteger(value)) return undefined;
  if (/^(?:month|mes)$/.test(before)) return { kind: 'from', value };
  if (/^(?:till?|until|to|hasta|of|de)$/.test(before) && value === 12)
    return { kind: 'whole', value };
  const unit = [next, second, third].find((one) => isMonths.test(one) || isYear.test(one));
  if (unit && (unit !== third || isModifier.test(next)) && !article.test(word)) {
    const months = isYear.test(unit) ? 12 * value : value;
    return isAfter.test(words.slice(Math.max(0, at - 3), at).join(' '))
      ? { kind: 'from', value: months + 1 }
      : { kind: 'months', value: months };
  }
  if (unit === next && isMonths.test(next)) return undefined;
  const isPlace =
    [next, second, third].some((one) => namesLocation(one)) ||
    (next === 'of' && /^(?:them|those|our|my|the|em)$/.test(second)) ||
    (/^de$/.test(next) && /^(?:ell[oa]s|l[oa]s|mis)$/.test(second));
  // `a una le pongo pro`
  if (article.test(word))
    return isPlace ||
      planNamed(next.replace(/s$/, '')) ||
      before === 'a' ||
      /^(?:con|en|on|with|gets)$/.test(next)
      ? { kind: 'one', value: 1 }
      : undefined;
  return { kind: isPlace ? 'places' : 'number', value };
}

/** `Pro for me and Starter for my brother` */
const isPerson =
  /^(?:me|myself|mine|brother|sister|husband|wife|mom|mother|dad|father|son|daughter|cousin|friend|partner|neighbor|uncle|aunt|hermano|hermana|esposo|esposa|socio|socia|primo|prima|mama|papa)$/;
/** `the first quarter` */
const isPart = /^(?:an?|one|un|other|otra|first|1st|last|second|primer|primera|segunda|ultimo)$/;
const isYear = /^(?:years?|anos?)$/;
const isModifier = /^(?:more|full|other|first|last|monthly|paid|extra|mas|primeros|ultimos|otros)$/;
/** `after 4 months` */
const isAfter = /\b(?:after|despues de|tras)(?: the)?(?: first)?$/;

/** The month that a plan begins in: `from june on`, `in july`. */
function monthIn(word: string, words: readonly string[], at: number): number {
  const before = words.slice(Math.max(0, at - 2), at).join(' ');
  const month = monthNumber(word);
  return month > 1 && isFrom.test(before) ? month : 0;
}

const isFrom = /\b(?:in|from|since|starting|come|by|on|en|desde|partir de)$/;
