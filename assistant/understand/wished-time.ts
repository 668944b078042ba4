import type { Localized } from '../../app/facts/holidays.ts';
import { capitalize } from '../../app/facts/plan-copy.ts';
import { hours } from '../../app/facts/site.ts';
import type { OfficeTime } from './clock.ts';
import { fold } from './language.server.ts';
import { hourIn } from './time-question.ts';
import { weekdayIn } from './weekdays.ts';

/** A day or a time of day for a call, as visitors write it. */
const day =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|saturdays?|sundays?|sat|sun|weekdays?|weekends?|today|tonight|tomorrow|tomorow|tmrw|tmw|tmr|next week|this week';
const partOfDay =
  'early|late|first thing|mornings?|afternoons?|evenings?|nights?|noon|midday|lunch(?: ?time)?|at lunch|end of day|eod|close|work|school';
const clock =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:weeks?|days?|months?|years?|hours?|minutes?|more|other|of|or|and|posts?|blogs?|plans?|locations?|people))|\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|ish|o.?clock)?(?!\\d|[-.\\s]?\\d{3}|\\s?(?:posts|blogs|employees|people|years|min)))';
const english = [
  `(?:(?:just |but )?(?:not|no) (?:on )?)?(?:before |after |until |till |by )?(?:first thing |early |late )?(?:in the |this |any ?time |any |next )?(?:${day})(?:\\s?(?:-|to|thru|through)\\s?(?:${day}))?(?:[ ,]+(?:the )?\\d{1,2}(?:st|nd|rd|th))?(?:[ ,]+(?:in the |at |around |about |by |before |after |between )?(?:${partOfDay}|${clock}(?:\\s?(?:-|to|and)\\s?${clock})?))*`,
  `(?:(?:just |but )?(?:not|no) )?(?:after|before|around|round|about|from(?! work| school)|by|until|till?|between|at)\\s+(?:${clock}(?:\\s?(?:-|to|and)\\s?${clock})?(?: in the (?:morning|afternoon|evening))?|${partOfDay})(?:[ ,]+(?:on |this )?(?:${day}))?`,
  `(?:in the |this |early |late )(?:${partOfDay})(?:[ ,]+(?:before|after|by|around|about|at) ${clock})?`,
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
  `(?:no )?(?:despu[eé]s|antes) (?:de|del) (?:la (?:hora de (?:comida|almuerzo)|comida)|${horaEs}|almuerzo|trabajo|mediod[ií]a|${diaEs})(?: (?:${diaEs}))?`,
  `a ${horaEs.replace('(?:las? )?', 'las? ')}|(?:por|en) la (?:ma[ñn]ana|tarde|noche)`,
];
const anyTime = `(?:${[...english, ...spanish].join('|')})`;
const expression = new RegExp(`(?<![\\p{L}\\d])${anyTime}(?![\\p{L}\\d])`, 'giu');

/** The times in a text, `Tuesday or Wednesday` as one. */
function timesIn(text: string): { time: string; index: number }[] {
  const found: { time: string; index: number }[] = [];
  for (const { 0: time, index } of text.matchAll(expression)) {
    const last = found.at(-1);
    const between = last && text.slice(last.index + last.time.length, index);
    if (last && between && /^,? (?:or|o) $/i.test(between))
      last.time = text.slice(last.index, index + time.length);
    else found.push({ time, index });
  }
  return found;
}

/**
 * When a visitor would like to be called, as they typed it: `after 3`, `Tuesday morning`.
 * @param details contact details in the text, whose digits are no time.
 */
export function wishedTime(text: string, details: readonly string[]): string | undefined {
  const rest = details.reduce((one, detail) => one.replace(detail, ' , '), text);
  const found = timesIn(rest)
    .map(({ time, index }) => ({ time: time.trim().replace(/[,.]+$/, ''), index }))
    // `sat`, `sun`, `wed`, `mon` alone are other words as well.
    .filter(({ time }) => !/^(?:mon|tue|wed|thu|fri|sat|sun|at|by)$/i.test(time));
  // `not today, Tuesday`: the day that suits counts.
  const excluded = found.filter(({ time }) => rulesOut.test(time)).map(({ time }) => fold(time));
  const suiting = found.filter(
    ({ time, index }) =>
      !rulesOut.test(time) &&
      !exclusionAt(rest, index, time) &&
      !excluded.some((one) => one.endsWith(` ${fold(time)}`)) &&
      !(isDay.test(time) && isTold.test(rest.slice(0, index))),
  );
  // `I visit him on Saturday. You may call any weekday morning.`
  const ofCall = suiting.filter(({ index }) => callsBefore.test(rest.slice(0, index)));
  // `no before 11am, slammed at lunch`
  const bounds = found.filter(({ time }) => /^(?:no|not) (?:before|after)/i.test(time));
  // `before 11, not before noon`
  const bounded = suiting.filter(({ time }) => /^(?:before|after)/i.test(time));
  const possible = [ofCall, bounded, bounds, suiting, found].find((times) => times.length > 0);
  // `I’ll call you tomorrow`
  if (callsUs.test(text)) return undefined;
  const longest = possible?.toSorted((a, b) => b.time.length - a.time.length)[0];
  if (!longest) return undefined;
  if (suiting.length === 0 && !rulesOut.test(longest.time))
    return exclusionAt(rest, longest.index, longest.time);
  return longest.time
    .replace(/^(?:until|till?)\b/i, (word) => (isBusy.test(text) ? 'after' : word))
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, capitalize);
}

/** A day alone: `Monday`. */
const isDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|yesterday|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|ayer)$/i;
/** Before a day of what has happened, or that is today: `I filled it out Monday`, `they say Sunday`. */
const isTold =
  /\b(?:(?:did|was|were|filled|sent|wrote|called|told|asked|posted|signed|since|last|they say|says|day off(?: is)?|fue|era|llam[eé]|mand[eé]|desde|pasad[oa])(?: \S+){0,3}|it['’]?s|today is|hoy es) $/i;

const callsUs =
  /\b(?:i['’]?ll|i will|i can|i['’]?m going to|gonna|let me) (?:just )?(?:call|ring|phone)\b(?! (?:me|back)\b)|\b(?:yo )?(?:los|les|te|lo) (?:llamo|llamare|marco|marcare)\b/i;

/** Words of a call in the same sentence before a time. */
const callsBefore =
  /\b(?:call|ring|reach|phone|text|write|try|catch|llam\p{L}+|marc\p{L}+|escrib\p{L}+)\b[^.;!?\n]*$/iu;

/** Words of a time that doesn't suit: `not before 10`, `dont call me at lunch`, `mornings are out`. */
const rulesOut =
  /\b(?:(?:do|ca|wo|does)n['’]?t|do not|never|not|cannot|except|unless|any ?(?:time|day) but|besides|busy|closed|out|bad|terrible|impossible|nunca|no|excepto|salvo|menos|ocupad[oa])\b/i;
/** Before a time that doesn't suit, in the same clause: `don't call me at lunch`, `anytime but lunch`. */
const excludedAfter =
  /(?:\b(?:please )?(?:don['’]?t|do not|never|can['’]?t|cannot|won['’]?t|nunca)(?: (?!but\b|so\b|then\b)[\p{L}\d'’:]+){0,6} |\bnot(?: (?!but\b|so\b|then\b)[\p{L}\d'’:]+){0,3} |\b(?:except|unless|any ?(?:time|day) but(?: not)?|besides|busy|closed|no calls?|excepto|salvo|menos|ocupad[oa]|no (?:(?:me |nos )?(?:llam\p{L}+|marqu\p{L}+|puedo|hay nadie)))(?: (?:on|in|at|at all|from|los|las|el|la|en|por|a)){0,2} )$/iu;
/** After it: `mornings are out`, `before 6 is what's out`. */
const excludedBefore =
  /^[^,;.!?]{0,24}?\b(?:out|bad|no good|terrible|impossible|(?:don['’]?t|doesn['’]?t|won['’]?t|not) (?:work|good|suit)|no (?:puedo|sirve|me conviene))\b/iu;

/** The words that say of a time that it doesn't suit, as they were typed; undefined if it does. */
function exclusionAt(text: string, index: number, time: string): string | undefined {
  const clause =
    text
      .slice(0, index)
      .split(/[.;!?\n]/)
      .at(-1) ?? '';
  const [before] = excludedAfter.exec(clause.split(',').at(-1) ?? '') ?? [];
  const [after] = excludedBefore.exec(text.slice(index + time.length)) ?? [];
  // `til 4` after `I'm busy` is when they can be called.
  if (before && !(/busy/i.test(before) && /^(?:until|till?)\b/i.test(time)))
    return `${before}${time}`.trim();
  return after && `${time}${after}`;
}

/** `I'm on a roof til 4, try me after that` */
const isBusy =
  /\bafter (?:that|then)\b|\b(?:i'?m|i am|we'?re|we are) (?:on|in|at|busy|working|out|driving|teaching|with)\b/i;

/** Whether we call at a time that a visitor wishes for, or the holiday that the day is. */
export type WishFit = 'soon' | 'open' | 'closed' | Localized;

/** Reads a wished time against our hours: a weekend, an evening and a holiday don't fit them. */
export function fitOf(time: string, office: OfficeTime): WishFit {
  const folded = fold(time);
  if (rulesOut.test(folded)) return 'open';
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
