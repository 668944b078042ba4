import type { Localized } from '../app/facts/holidays.ts';
import { timeZone } from '../app/facts/site.ts';

/** The moment in the office's time zone. @param now epoch milliseconds. */
export const localTime = (now: number) =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);

/** The date in the office's time zone. @param now epoch milliseconds. */
export const todayAt = (now: number) => localTime(now).toPlainDate();

// Made once: a formatter takes 0.3 ms to make, and an answer asks for several days.
function formatterOf(options: Intl.DateTimeFormatOptions) {
  const [en, es] = ['en-US', 'es-US'].map((locale) => new Intl.DateTimeFormat(locale, options));
  return (date: Temporal.PlainDate): Localized => ({
    en: en?.format(date) ?? '',
    es: es?.format(date) ?? '',
  });
}

/** `March 4`, `4 de marzo`. */
export const dateName = formatterOf({ month: 'long', day: 'numeric' });
/** `Wednesday`, `miércoles`. */
export const weekdayName = formatterOf({ weekday: 'long' });
/** `March`, `marzo`. */
export const monthName = formatterOf({ month: 'long' });
