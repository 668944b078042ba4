import { todayAt } from '../local-time.ts';
import { monthNumber, monthWord } from './month-ranges.ts';
import { numeral, valueOfNumeral } from './numbers.ts';

/** The day on which something began or will begin. */
export interface Start {
  day: Temporal.PlainDate;
  /** Days that passed, if the visitor counted them: `5 days ago`, `day 9`. */
  counted?: number;
}

const weekdays: readonly string[] = [
  'monday|mon|lunes',
  'tuesday|tues|tue|martes',
  'wednesday|wed|miercoles',
  'thursday|thurs|thu|jueves',
  'friday|fri|viernes',
  'saturday|sat|sabado',
  'sunday|sun|domingo',
];
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th|ro|o)?';
const placeIn = (lists: readonly string[], word = '') =>
  lists.findIndex((names) => names.split('|').includes(word)) + 1;

/** Words that put the start ahead of the question. */
const isAhead =
  /\b(if|(when|once) (i|we)|next|starting|beginning|will|'ll|gonna|going to|planning|tomorrow|si|proximo|que viene|voy a|empiezo|empezamos|comienzo|manana|me (inscribo|registro|apunto)|(?:trial|it|prueba) (?:starts|begins|empieza|comienza))\b|\b(i|we) (start|begin|join|sign up)\b/;
const isPast =
  /\b(started|began|begun|joined|signed (me |us )?up|did|since|ago|paid|last (week|month|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|been|was|empece|empezo|empezamos|comence|inici[eo]|registre|inscribi|apunte|pague|desde|hace|pasado|pasada|ya|llevo)\b/;

/** `its 3/20 now` is the day of the question. */
const dayOfQuestion = new RegExp(
  `\\b(?:it'?s|its|it is|today is|today'?s|hoy es|estamos a) (?:the |el )?(?:\\d{1,2}/\\d{1,2}|${monthWord} \\d{1,2}|\\d{1,2} de ${monthWord}|\\d{1,2}(?:st|nd|rd|th))\\b`,
  'g',
);

/** The day that a folded text names as a start; undefined if it names none. */
export function startIn(text: string, now: number): Start | undefined {
  const today = todayAt(now);
  const folded = text.replace(dayOfQuestion, ' ');
  const ahead =
    isAhead.test(folded) &&
    (!isPast.test(folded) || /\b(would|terminaria|acabaria)\b/.test(folded));
  return countedIn(folded, today) ?? named(folded, today, ahead);
}

const unit = '(days?|weeks?|months?|dias?|semanas?|mes(?:es)?)';
const countedBefore = new RegExp(
  `\\b${numeral} ${unit} (?:ago|back|in|into|since|deep|used|gone|on the trial)\\b`,
);
const countedAfter = new RegExp(
  `\\b(?:hace|llevo|van|voy (?:en|por)|been|used)(?: up| on it| in it| using it| ya| como| about| like)* ${numeral} (?:of (?:my|the|our) )?(?:trial |free )?${unit}\\b`,
);

/** `llevo 4` */
const countedBare = new RegExp(`\\bllevo (?:ya )?${numeral}\\b(?! ?[a-z]{3,})`);

/** `5 days ago`, `a week in`, `day 9`, `yesterday`. */
function countedIn(folded: string, today: Temporal.PlainDate): Start | undefined {
  const past = countedBefore.exec(folded) ?? countedAfter.exec(folded) ?? countedBare.exec(folded);
  if (past) {
    const days = /week|semana/.test(past[2] ?? '') ? 7 : /month|mes/.test(past[2] ?? '') ? 30 : 1;
    const counted = valueOfNumeral(past[1]) * days;
    return Number.isInteger(counted)
      ? { day: today.subtract({ days: counted }), counted }
      : undefined;
  }
  const [, onDay] = /\b(?:day|dia) (?:number |numero |# ?)?(\d{1,2})\b(?! de)/.exec(folded) ?? [];
  if (onDay) return { day: today.subtract({ days: Number(onDay) }), counted: Number(onDay) };
  const [, days] = byName.find(([pattern]) => pattern.test(folded)) ?? [];
  return days === undefined
    ? undefined
    : { day: today.subtract({ days }), ...(days > 1 && { counted: days }) };
}

/** Days since a moment that has a name. */
const byName: readonly (readonly [RegExp, number])[] = [
  [/\b(day before yesterday|anteayer|antier|antes de ayer)\b/, 2],
  [/\b(yesterday|last night|ayer|anoche)\b/, 1],
  [/\b(tomorrow|tmrw|(?<!(la|esta|de) )manana)\b/, -1],
  [
    /\b(just (now )?(signed up|started|joined|began)|today|tonight|this morning|earlier today|right now|hoy|esta manana|(me )?acabo de|recien)\b/,
    0,
  ],
  [/\b(a week ago|last week|la semana pasada)\b/, 7],
];

function named(folded: string, today: Temporal.PlainDate, ahead: boolean): Start | undefined {
  const day = dateIn(folded, today, ahead) ?? weekdayIn(folded, today, ahead);
  return day && { day };
}

/** Days that everybody knows by name, with their month and day. */
const feasts: readonly (readonly [RegExp, number, number])[] = [
  [/\b(christmas eve|xmas eve|nochebuena)\b/, 12, 24],
  [/\b(christmas|xmas|navidad)\b/, 12, 25],
  [/\b(new year'?s eve|nye|fin de ano)\b/, 12, 31],
  [/\b(new year'?s?( day)?|ano nuevo)\b/, 1, 1],
  [/\bvalentine'?s( day)?\b|\bsan valentin\b/, 2, 14],
  [/\b(july fourth|fourth of july|4th of july|cuatro de julio)\b/, 7, 4],
  [/\bhalloween\b/, 10, 31],
];

const monthThenDay = new RegExp(`\\b${monthWord}\\.? (?:the )?${dayOfMonth}\\b`);
const dayThenMonth = new RegExp(`\\b${dayOfMonth}(?: of| de)? ${monthWord}\\b`);
const firstOfMonth = new RegExp(`\\b(?:primero|1ro) de ${monthWord}\\b`);

/** `dec 1`, `the 3rd of May`, `5/1`, `el 3 de marzo`, `the 22nd`. */
function dateIn(
  folded: string,
  today: Temporal.PlainDate,
  ahead: boolean,
): Temporal.PlainDate | undefined {
  const [, monthFirst, date] = monthThenDay.exec(folded) ?? [];
  const [, dateFirst, monthAfter] = dayThenMonth.exec(folded) ?? [];
  const [, first, second] =
    /(?<![\d/$])(\d{1,2})[/-](\d{1,2})(?:[/-](?:20)?\d\d)?(?![\d/])/.exec(
      folded.replace(/\b24\/7\b/g, ' '),
    ) ?? [];
  const feast = feasts.find(([name]) => name.test(folded));
  const [, primero] = firstOfMonth.exec(folded) ?? [];
  const isDayFirst = Number(first) > 12;
  const inMonth =
    feast?.[1] ||
    monthNumber(monthFirst ?? monthAfter ?? primero) ||
    Number((isDayFirst ? second : first) ?? 0);
  const inDay = Number(
    feast?.[2] ??
      date ??
      dateFirst ??
      (primero ? 1 : undefined) ??
      (isDayFirst ? first : second) ??
      0,
  );
  if (inMonth && inDay) {
    const dates = [-1, 0, 1].flatMap((years) => make(today.year + years, inMonth, inDay));
    return chosen(dates, today, ahead);
  }
  const [, bare] =
    /\b(?:the|on|since|from) (\d{1,2})(?:st|nd|rd|th)\b|\b(?:on|since) the (\d{1,2})\b/
      .exec(folded)
      ?.filter((one) => one !== undefined) ??
    /\b(?:el|desde el) (?:dia )?(\d{1,2})\b/.exec(folded) ??
    [];
  if (!bare) return undefined;
  const isThisMonth = /\b(?:of|in|de) (?:this month|este mes)\b/.test(folded);
  const dates = (isThisMonth ? [0] : [-1, 0, 1]).flatMap((offset) => {
    const { year, month } = today.add({ months: offset });
    return make(year, month, Number(bare));
  });
  return isThisMonth ? dates[0] : chosen(dates, today, ahead);
}

const weekdayNamed = new RegExp(
  `\\b(last |this past |next |this |el pasado |el proximo |este )?(?:on )?(${weekdays.join('|')})\\b( last week| before last| pasado| que viene| de la semana pasada)?`,
);

/** `last tuesday`, `monday`, `el lunes de la semana pasada`. */
function weekdayIn(
  folded: string,
  today: Temporal.PlainDate,
  ahead: boolean,
): Temporal.PlainDate | undefined {
  const [, before, name, after] = weekdayNamed.exec(folded) ?? [];
  if (!name) return undefined;
  const weekday = placeIn(weekdays, name);
  const since = (today.dayOfWeek - weekday + 7) % 7;
  if (
    /next|proximo|viene/.test(`${before} ${after}`) ||
    (ahead && !/last|pasado/.test(`${before} ${after}`))
  )
    return today.add({ days: 7 - since });
  const isWeekBefore = /last week|before last|semana pasada/.test(after ?? '');
  if (isWeekBefore) return today.subtract({ days: today.dayOfWeek - weekday + 7 });
  const days = since === 0 && /last|pasado/.test(`${before} ${after}`) ? 7 : since;
  return today.subtract({ days });
}

/** The date, or none if the month has no such day. */
function make(year: number, month: number, day: number): Temporal.PlainDate[] {
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!isDate || new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return [];
  return [Temporal.PlainDate.from({ year, month, day })];
}

/** The next of some dates, or the last that has passed. */
function chosen(
  dates: readonly Temporal.PlainDate[],
  today: Temporal.PlainDate,
  ahead: boolean,
): Temporal.PlainDate | undefined {
  const until = (date: Temporal.PlainDate) => today.until(date, { largestUnit: 'day' }).days;
  const next = dates.find((date) => until(date) >= 0);
  const last = dates.findLast((date) => until(date) <= 0);
  // `if the trial started on March 10`, asked in March, means next week.
  const isNext = next && last && until(next) <= 60 && until(last) < -180;
  return ahead || isNext ? next : last;
}
