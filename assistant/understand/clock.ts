import { holidayOn, type Localized } from '../../app/facts/holidays.ts';
import { hours } from '../../app/facts/site.ts';
import { dateName, localTime, weekdayName } from '../local-time.ts';
import type { CalendarDay } from './dates.ts';

const { opens, closes } = hours.office;

/** The company's office hours at a moment. */
export interface OfficeTime {
  isOpen: boolean;
  isWeekday: boolean;
  /** `Sunday` */
  weekday: Localized;
  /** `3:05 PM` */
  time: string;
  /** When the phone is answered next: `Monday at 9 AM`, or `today until 6 PM` while it is. */
  next: Localized;
  /** The federal holiday that the day is. */
  holiday: Localized | undefined;
  /** A holiday before `next` on which we may be open or not. */
  holidayBefore: (Localized & { weekday: Localized }) | undefined;
  /** The next day, the next one with the weekday from 1 (Monday), or a day of the year. */
  coming(wanted: number | 'tomorrow' | CalendarDay): Day;
}

/** A day ahead. */
export interface Day {
  weekday: Localized;
  /** `March 24` */
  date: Localized;
  isWeekday: boolean;
  holiday: Localized | undefined;
}

const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** @param now epoch milliseconds. */
export function officeTime(now: number): OfficeTime {
  const local = localTime(now);
  const today = local.toPlainDate();
  const day = (offset: number): Day => {
    const date = today.add({ days: offset });
    return {
      date: dateName(date),
      weekday: weekdayName(date),
      isWeekday: isWeekday(date),
      holiday: holidayOn(date),
    };
  };
  const isOpen = isWorkday(today) && local.hour >= opens && local.hour < closes;
  let ahead = local.hour < opens ? 0 : 1;
  let holidayBefore: OfficeTime['holidayBefore'];
  while (!isWorkday(today.add({ days: ahead }))) {
    const skipped = day(ahead);
    if (skipped.holiday && skipped.isWeekday)
      holidayBefore ??= { ...skipped.holiday, weekday: skipped.weekday };
    ahead += 1;
  }
  const nextDay = day(ahead).weekday;
  const next: Localized = isOpen
    ? { en: `today until ${closes - 12} PM`, es: `hoy hasta las ${closes - 12} PM` }
    : ahead === 0
      ? { en: `today at ${opens} AM`, es: `hoy a las ${opens} AM` }
      : { en: `${nextDay.en} at ${opens} AM`, es: `el ${nextDay.es} a las ${opens} AM` };
  return {
    isOpen,
    isWeekday: isWeekday(today),
    weekday: day(0).weekday,
    time: times.format(local.toPlainTime()),
    next,
    holiday: holidayOn(today),
    holidayBefore: isOpen ? undefined : holidayBefore,
    coming: (wanted) =>
      day(
        typeof wanted === 'object'
          ? today.until(nextOn(wanted, today)).days
          : wanted === 'tomorrow'
            ? 1
            : (wanted - today.dayOfWeek + 7) % 7,
      ),
  };
}

const isWeekday = ({ dayOfWeek }: Temporal.PlainDate) => dayOfWeek <= 5;
const isWorkday = (date: Temporal.PlainDate) => isWeekday(date) && !holidayOn(date);

/** The next day of that date from today on. */
function nextOn({ month, day }: CalendarDay, today: Temporal.PlainDate): Temporal.PlainDate {
  const date = today.with(month ? { month, day } : { day });
  if (Temporal.PlainDate.compare(date, today) >= 0) return date;
  return date.add(month ? { years: 1 } : { months: 1 });
}
