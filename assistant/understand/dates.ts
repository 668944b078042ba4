/** A day of the year, as a visitor names it; without a month, the next such day. */
export interface CalendarDay {
  month?: number;
  day: number;
}

const months =
  'jan(?:uary)?|enero feb(?:ruary)?|febrero mar(?:ch)?|marzo apr(?:il)?|abril may|mayo june?|junio july?|julio aug(?:ust)?|agosto sept?(?:ember)?|septiembre oct(?:ober)?|octubre nov(?:ember)?|noviembre dec(?:ember)?|diciembre'.split(
    ' ',
  );
const monthNames = months.map((names) => new RegExp(`^(?:${names})$`));
const month = `(${months.join('|')})`;
const number = '(\\d{1,2}|primero)(?:st|nd|rd|th)?';
const monthFirst = new RegExp(`\\b${month}\\.? (?:the )?${number}\\b(?! ?(?:am|pm|%))`);
const dayFirst = new RegExp(`\\b${number} (?:of |de )?${month}\\b`);
const numeric = /\b(\d{1,2})\/(\d{1,2})\b(?!\/?\d)/;
const dayOnly =
  /\bon the (\d{1,2})(?:st|nd|rd|th)\b|\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:plan|one|tier|option|time|month|week|year|location|post|shop|day))|\b(?:el|dia) (\d{1,2})\b(?! ?(?:am|pm|de))/;
/** Days that many ask about and no federal holidays. */
const named: readonly (readonly [RegExp, CalendarDay])[] = [
  [/\bhalloween\b/, { month: 10, day: 31 }],
  [/\bvalentine'?s?( day)?\b|\bsan valentin\b/, { month: 2, day: 14 }],
  [/\bcinco de mayo\b/, { month: 5, day: 5 }],
  [/\bst\.? patrick'?s?( day)?\b/, { month: 3, day: 17 }],
];

/** The day of the year that a folded text names: `March 24`, `el 25 de diciembre`, `on the 1st`. */
export function dateIn(folded: string): CalendarDay | undefined {
  const known = named.find(([pattern]) => pattern.test(folded))?.[1];
  if (known) return known;
  const [, nameFirst = '', dayAfter = ''] = monthFirst.exec(folded) ?? [];
  const [, dayBefore = '', nameAfter = ''] = dayFirst.exec(folded) ?? [];
  if (nameFirst || nameAfter) {
    const name = nameFirst || nameAfter;
    const index = monthNames.findIndex((one) => one.test(name));
    return valid({ month: index + 1, day: dayOf(dayAfter || dayBefore) });
  }
  const [, first, second] = numeric.exec(folded) ?? [];
  if (first && second) return valid({ month: Number(first), day: Number(second) });
  const [, onThe, bare, el] = dayOnly.exec(folded) ?? [];
  return valid({ day: Number(onThe ?? bare ?? el ?? 0) });
}

const dayOf = (text: string) => (text === 'primero' ? 1 : Number(text));

/** The date if some year has it: February has 29 days in some, and never 30. */
function valid(date: CalendarDay): CalendarDay | undefined {
  const { month = 1, day } = date;
  return day >= 1 && day <= (daysOfMonths[month - 1] ?? 0) ? date : undefined;
}

const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
