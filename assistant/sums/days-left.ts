import { guaranteeDays, trialDays } from '../../app/facts/terms.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import type { Sum, SumContext } from './sum.ts';

/** Days since a moment that has a name. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/\b(yesterday|ayer)\b/, '1'],
  [/\b(this morning|earlier today|hoy|esta manana)\b/, '0'],
  [/\b(last week|la semana pasada)\b/, '7'],
];

const asksRest =
  /\b(how long do i got|is it over|over yet|left|remain\w*|still have|when does (it|my trial|the trial)|quedan?|how long do i (still )?have|falta\w*|sobra\w*|restan?|(trial|prueba) (started|began|empezo)|started (my|the) trial|(i'?m|im|i am) (on|in|at) day \d+)\b/;
/** What has an end. */
const isPromised =
  /\b(trial|prueba|guarantee|money.?back|refund|garantia|reembolso|devolucion|free (days|weeks|period))\b/;
const asksEnd =
  /\b(longer|more|still|over|when|end|ends|expires?|up|until|how (long|many|much)|cuando|cuanto|cuantos|termina|acaba|todavia)\b/;

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const meses =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
/** `if I sign up March 2`, `si empiezo el 2 de marzo` */
const startsOn = new RegExp(
  `\\b(?:sign(?:ed)? up|start(?:ed)?|begin|began|join(?:ed)?|paid|empiezo|empece|pague|me inscribo)\\b.{0,12}?\\b(?:(${months}) (\\d{1,2})|(\\d{1,2}) de (${meses}))\\b`,
);

/** The day on which the trial or the guarantee ends, for a visitor who names the day it begins. */
export function lastDay(folded: string, { now }: Pick<SumContext, 'now'>): Sum | undefined {
  const [, month, day, dia, mes] = startsOn.exec(folded) ?? [];
  const ends = /\b(ends?|over|until|last|expires?|hasta|termina|acaba|vence)\b/.test(folded);
  if (!ends || !/\b(trial|free|prueba|gratis|guarantee|refund|garantia|reembolso)\b/.test(folded))
    return undefined;
  const at = month ? months.split('|').indexOf(month) : meses.split('|').indexOf(mes ?? '');
  const from = new Date(Date.UTC(new Date(now).getUTCFullYear(), at, Number(day ?? dia)));
  if (at < 0 || from.getUTCMonth() !== at) return undefined;
  const isGuarantee = /\b(guarantee|refund|garantia|reembolso)\b/.test(folded);
  const days = isGuarantee ? guaranteeDays : trialDays;
  const to = new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
  const format = (date: Date, locale: string) =>
    date.toLocaleDateString(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return {
    en: `${days} days from ${format(from, 'en-US')} is ${format(to, 'en-US')}.`,
    es: `${days} días desde el ${format(from, 'es')} es el ${format(to, 'es')}.`,
    amounts: [],
  };
}

/** Days left of the trial or the guarantee, for a visitor who says when it began. */
export function daysLeft(folded: string): Sum | undefined {
  if (!asksRest.test(folded) && !(isPromised.test(folded) && asksEnd.test(folded)))
    return undefined;
  const isGuarantee = /\b(guarantee|money.?back|refund|garantia|reembolso|devolucion)\b/.test(
    folded,
  );
  const days = isGuarantee ? guaranteeDays : trialDays;
  const ago = new RegExp(
    `\\b${numeral} (days?|weeks?|dias?|semanas?) (?:ago|in|into|since)\\b|\\b(?:hace|llevo) ${numeral} (dias?|semanas?)\\b`,
  ).exec(folded);
  const named = byName.find(([pattern]) => pattern.test(folded))?.[1];
  const onDay = /\b(?:day|dia) (?:number )?(\d+)\b/.exec(folded);
  const loose = new RegExp(`\\b${numeral} (days?|weeks?|dias?|semanas?)\\b`).exec(folded);
  const [count, unit] = ago
    ? [ago[1] ?? ago[3], ago[2] ?? ago[4]]
    : onDay
      ? [onDay[1], 'day']
      : named
        ? [named, 'day']
        : [loose?.[1], loose?.[2]];
  const passed = valueOfNumeral(count) * (/week|semana/.test(unit ?? '') ? 7 : 1);
  if (!count || !Number.isFinite(passed)) return undefined;
  const left = days - passed;
  const name = isGuarantee
    ? ['money-back guarantee', 'garantía de devolución']
    : ['trial', 'prueba'];
  if (left <= 0)
    return {
      en: `Your ${days}-day ${name[0]} is over after ${passed} days.`,
      es: `Tu ${name[1]} de ${days} días ya terminó después de ${passed} días.`,
      amounts: [],
    };
  const weeks = left % 7 === 0 ? left / 7 : undefined;
  const inWeeks = weeks
    ? [`, or ${weeks} week${weeks > 1 ? 's' : ''}`, `, o ${weeks} semana${weeks > 1 ? 's' : ''}`]
    : ['', ''];
  return {
    en: `You have ${days} − ${passed} = ${left} days of your ${name[0]} left${inWeeks[0]}.`,
    es: `Te quedan ${days} − ${passed} = ${left} días de ${name[1]}${inWeeks[1]}.`,
    amounts: [],
  };
}
