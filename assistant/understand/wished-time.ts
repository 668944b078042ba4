import type { Localized } from '../../app/facts/holidays.ts';
import { capitalize } from '../../app/facts/plan-copy.ts';
import { hours } from '../../app/facts/site.ts';
import type { OfficeTime } from './clock.ts';
import { fold } from './language.server.ts';
import { hourIn } from './time-question.ts';
import { weekdayIn } from './weekdays.ts';

/** A day or a time of day for a call, as visitors write it. */
const day =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|saturdays?|sundays?|sat|sun|weekdays|weekends?|today|tonight|tomorrow|tomorow|tmrw|tmw|tmr|next week|this week';
const partOfDay =
  'early|late|first thing|mornings?|afternoons?|evenings?|nights?|noon|midday|lunch(?: ?time)?|at lunch|end of day|eod|close|work|school';
const clock =
  '\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|ish|o.?clock)?(?!\\d|[-.\\s]?\\d{3}|\\s?(?:posts|blogs|employees|people|years|min))';
const english = [
  `(?:(?:just |but )?not (?:on |before |after |until |till )?)?(?:first thing |early |late )?(?:in the |this |any ?time |next )?(?:${day})(?:[ ,]+(?:the )?\\d{1,2}(?:st|nd|rd|th))?(?:[ ,]+(?:in the |at |around |about |by |before |after |between )?(?:${partOfDay}|${clock}(?:\\s?(?:-|to|and)\\s?${clock})?))*`,
  `(?:(?:just |but )?not )?(?:after|before|around|round|about|from|by|until|till?|between|at)\\s+(?:${clock}(?:\\s?(?:-|to|and)\\s?${clock})?|${partOfDay})(?:[ ,]+(?:on |this )?(?:${day}))?`,
  `(?:in the |this |early |late )(?:${partOfDay})`,
  '(?:mornings|afternoons|evenings|weekdays)(?: only)?',
  'asap|as soon as (?:possible|you can)|right away',
];
const diaEs =
  'hoy|ma[ñn]ana|pasado ma[ñn]ana|(?:el |los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)|esta (?:tarde|noche|ma[ñn]ana|semana)|la pr[oó]xima semana';
const horaEs = `(?:las? )?\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm)| de la (?:ma[ñn]ana|tarde|noche))?(?!\\d|[-.\\s]?\\d{3})`;
const parteEs =
  '(?:temprano|por la (?:ma[ñn]ana|tarde|noche)|en la (?:ma[ñn]ana|tarde|noche)|al mediod[ií]a|de (?:ma[ñn]ana|tarde))';
const spanish = [
  `(?:${diaEs})(?:[ ,]+(?:${parteEs}|(?:a|despu[eé]s de|antes de|como a) ${horaEs}))*`,
  `(?:no )?(?:despu[eé]s|antes) (?:de|del) (?:${horaEs}|almuerzo|trabajo|mediod[ií]a)(?: (?:${diaEs}))?`,
  `a ${horaEs.replace('(?:las? )?', 'las? ')}|(?:por|en) la (?:ma[ñn]ana|tarde|noche)`,
];
const expression = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...english, ...spanish].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/**
 * When a visitor would like to be called, as they typed it: `after 3`, `Tuesday morning`.
 * @param details contact details in the text, whose digits are no time.
 */
export function wishedTime(text: string, details: readonly string[]): string | undefined {
  const rest = details.reduce((one, detail) => one.replace(detail, ' , '), text);
  const found = [...rest.matchAll(expression)]
    .map(([one]) => one.trim().replace(/[,.]+$/, ''))
    // `sat`, `sun`, `wed`, `mon` alone are other words as well.
    .filter((one) => !/^(?:mon|tue|wed|thu|fri|sat|sun|at|by)$/i.test(one));
  // `not today, Tuesday`: the day that suits counts.
  const suiting = found.filter((one) => !/^(?:just |but )?not?\b/i.test(one));
  return (suiting.length > 0 ? suiting : found)
    .sort((a, b) => b.length - a.length)[0]
    ?.replace(/^(?:until|till?)\b/i, (word) => (isBusy.test(text) ? 'after' : word))
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, capitalize);
}

/** `I'm on a roof til 4, try me after that` */
const isBusy =
  /\bafter (?:that|then)\b|\b(?:i'?m|i am|we'?re|we are) (?:on|in|at|busy|working|out|driving|teaching|with)\b/i;

/** Whether we call at a time that a visitor wishes for, or the holiday that the day is. */
export type WishFit = 'soon' | 'open' | 'closed' | Localized;

/** Reads a wished time against our hours: a weekend, an evening and a holiday don't fit them. */
export function fitOf(time: string, office: OfficeTime): WishFit {
  const folded = fold(time);
  const isNot = /^(?:just |but )?not?\b/.test(folded);
  if (isNot) return 'open';
  if (/\bweekends?\b|\bfin(es)? de semana\b/.test(folded)) return 'closed';
  if (/^(asap|as soon as|right away|today$|hoy$|en cuanto)/.test(folded)) return 'soon';
  const weekday = weekdayIn(folded);
  const isTomorrow = /\b(tomorrow|tmrw|tmw|tmr)\b|^manana\b/.test(folded);
  const day =
    weekday > 0 ? office.coming(weekday) : isTomorrow ? office.coming('tomorrow') : undefined;
  if (day && !day.isWeekday) return 'closed';
  if (day?.holiday) return day.holiday;
  const hour = hourIn(folded);
  const { opens, closes } = hours.office;
  const isEarly = /\b(before|antes)\b/.test(folded) && hour !== undefined && hour <= opens;
  if (hour !== undefined) return isEarly || hour < opens || hour >= closes ? 'closed' : 'open';
  return /\b(evenings?|nights?|tonight|noche)\b/.test(folded) ? 'closed' : 'open';
}
