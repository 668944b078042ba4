import { holidayOn, type Localized } from '../../app/facts/holidays.ts';
import { hours } from '../../app/facts/site.ts';
import { dateName, localTime, weekdayName } from '../local-time.ts';
import type { CalendarDay } from './dates.ts';

const { opens, closes } = hours.office;

/** The company's office hours at a moment. */
export interface OfficeTime extends Opening {
  isOpen: boolean;
  isWeekday: boolean;
  /** `Sunday` */
  weekday: Localized;
  /** `3:05 PM` */
  time: string;
  /** When the phone is answered next: `Monday at 9 AM`, or `until 6 PM today` while it is. */
  next: Localized;
  /** Whether it is answered now or later today. */
  isToday: boolean;
  /** The federal holiday that the day is. */
  holiday: Localized | undefined;
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
  /** When the phone is answered next after that day, and a holiday before then. */
  after: Opening;
}

/** A time from which the phone is answered. */
export interface Opening {
  /** `Monday at 9 AM` */
  next: Localized;
  /** A holiday before `next` on which we may be open or not. */
  holidayBefore: (Localized & { weekday: Localized }) | undefined;
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
      after: openingFrom(date.add({ days: 1 })),
    };
  };
  const isOpen = isWorkday(today) && local.hour >= opens && local.hour < closes;
  const isEarly = isWorkday(today) && local.hour < opens;
  const { next, holidayBefore } = openingFrom(today.add({ days: 1 }));
  return {
    isOpen,
    isWeekday: isWeekday(today),
    weekday: weekdayName(today),
    time: times.format(local.toPlainTime()),
    next: isOpen ? untilClosing : isEarly ? laterToday : next,
    isToday: isOpen || isEarly,
    holiday: holidayOn(today),
    holidayBefore: isOpen || isEarly ? undefined : holidayBefore,
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

/** `5 PM` */
export function hourText(hour = 0): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

const untilClosing: Localized = {
  en: `until ${hourText(closes)} today`,
  es: `hoy hasta las ${hourText(closes)}`,
};
const laterToday: Localized = {
  en: `today at ${hourText(opens)}`,
  es: `hoy a las ${hourText(opens)}`,
};

/** The first opening from a day on. */
function openingFrom(from: Temporal.PlainDate): Opening {
  let date = from;
  let holidayBefore: Opening['holidayBefore'];
  while (!isWorkday(date)) {
    const holiday = holidayOn(date);
    if (holiday && isWeekday(date)) holidayBefore ??= { ...holiday, weekday: weekdayName(date) };
    date = date.add({ days: 1 });
  }
  const { en, es } = weekdayName(date);
  return {
    next: { en: `${en} at ${hourText(opens)}`, es: `el ${es} a las ${hourText(opens)}` },
    holidayBefore,
  };
}

const isWeekday = ({ dayOfWeek }: Temporal.PlainDate) => dayOfWeek <= 5;
const isWorkday = (date: Temporal.PlainDate) => isWeekday(date) && !holidayOn(date);

/** The next day of that date from today on; not every month has a 31st, nor every year a February 29. */
function nextOn({ month, day }: CalendarDay, today: Temporal.PlainDate): Temporal.PlainDate {
  let first = today.with({ day: 1 });
  for (;;) {
    const isMonth = (month ?? first.month) === first.month && day <= first.daysInMonth;
    const date = first.with({ day });
    if (isMonth && Temporal.PlainDate.compare(date, today) >= 0) return date;
    first = first.add({ months: 1 });
  }
}
