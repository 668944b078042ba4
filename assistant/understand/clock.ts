import { hours, timeZone } from '../../app/facts/site.ts';

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
  /** The next day, or the next one with the weekday from 1 (Monday). */
  coming(weekday: number | 'tomorrow'): Day;
}

/** A day ahead. */
export interface Day {
  weekday: Localized;
  isWeekday: boolean;
  holiday: Localized | undefined;
}

export interface Localized {
  en: string;
  es: string;
}

/** @param now epoch milliseconds. */
export function officeTime(now: number): OfficeTime {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  const day = (offset: number): Day => {
    const date = today.add({ days: offset });
    const name = (locale: string) => date.toLocaleString(locale, { weekday: 'long' });
    return {
      weekday: { en: name('en-US'), es: name('es-US') },
      isWeekday: date.dayOfWeek <= 5,
      holiday: holidayOn(date),
    };
  };
  const { weekday, isWeekday, holiday } = day(0);
  const isWorkday = (offset: number) => day(offset).isWeekday && !day(offset).holiday;
  const isOpen = isWorkday(0) && local.hour >= opens && local.hour < closes;
  let ahead = local.hour < opens ? 0 : 1;
  let holidayBefore: OfficeTime['holidayBefore'];
  while (!isWorkday(ahead)) {
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
    isWeekday,
    weekday,
    time: local.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }),
    next,
    holiday,
    holidayBefore: isOpen ? undefined : holidayBefore,
    coming: (wanted) => day(wanted === 'tomorrow' ? 1 : (wanted - today.dayOfWeek + 7) % 7),
  };
}

/**
 * The federal holiday that is observed on a date (5 U.S.C. 6103), if any: one on a Saturday is observed
 * on the Friday before, one on a Sunday on the Monday after.
 */
export function holidayOn(date: Temporal.PlainDate): Localized | undefined {
  const observed = (offset: number) => fixedHoliday(date.add({ days: offset }));
  return (
    fixedHoliday(date) ??
    movableHoliday(date) ??
    (date.dayOfWeek === 5 ? observed(1) : date.dayOfWeek === 1 ? observed(-1) : undefined)
  );
}

const fixed: Readonly<Record<string, Localized>> = {
  '1-1': { en: 'New Year’s Day', es: 'Año Nuevo' },
  '6-19': { en: 'Juneteenth', es: 'Juneteenth' },
  '7-4': { en: 'Independence Day', es: 'el Día de la Independencia' },
  '11-11': { en: 'Veterans Day', es: 'el Día de los Veteranos' },
  '12-25': { en: 'Christmas Day', es: 'Navidad' },
};

const fixedHoliday = ({ month, day }: Temporal.PlainDate) => fixed[`${month}-${day}`];

function movableHoliday({ month, day, dayOfWeek }: Temporal.PlainDate): Localized | undefined {
  const monday = dayOfWeek === 1 ? Math.ceil(day / 7) : 0;
  if (monday === 3 && month === 1)
    return { en: 'Martin Luther King Jr. Day', es: 'el Día de Martin Luther King Jr.' };
  if (monday === 3 && month === 2)
    return { en: 'Presidents’ Day', es: 'el Día de los Presidentes' };
  if (monday > 0 && month === 5 && day > 24) return { en: 'Memorial Day', es: 'Memorial Day' };
  if (monday === 1 && month === 9) return { en: 'Labor Day', es: 'el Día del Trabajo' };
  if (monday === 2 && month === 10) return { en: 'Columbus Day', es: 'el Día de la Raza' };
  if (month === 11 && dayOfWeek === 4 && Math.ceil(day / 7) === 4)
    return { en: 'Thanksgiving', es: 'Acción de Gracias' };
  return undefined;
}
