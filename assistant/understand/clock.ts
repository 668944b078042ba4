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
  /** The same for the next day. */
  tomorrow: { weekday: Localized; isWeekday: boolean };
}

export interface Localized {
  en: string;
  es: string;
}

/** @param now epoch milliseconds. */
export function officeTime(now: number): OfficeTime {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const isWeekday = local.dayOfWeek <= 5;
  const isOpen = isWeekday && local.hour >= opens && local.hour < closes;
  const day = (offset: number): Localized => {
    const date = local.add({ days: offset });
    const name = (locale: string) => date.toLocaleString(locale, { weekday: 'long' });
    return { en: name('en-US'), es: name('es-US') };
  };
  let ahead = isWeekday && local.hour < opens ? 0 : 1;
  while (local.add({ days: ahead }).dayOfWeek > 5) ahead += 1;
  const next: Localized = isOpen
    ? { en: `today until ${closes - 12} PM`, es: `hoy hasta las ${closes - 12} PM` }
    : ahead === 0
      ? { en: `today at ${opens} AM`, es: `hoy a las ${opens} AM` }
      : { en: `${day(ahead).en} at ${opens} AM`, es: `el ${day(ahead).es} a las ${opens} AM` };
  return {
    isOpen,
    isWeekday,
    weekday: day(0),
    time: local.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }),
    next,
    holiday: holidayOn(local.toPlainDate()),
    tomorrow: { weekday: day(1), isWeekday: local.add({ days: 1 }).dayOfWeek <= 5 },
  };
}

/** The federal holiday on a date (5 U.S.C. 6103), if any. */
export function holidayOn(date: Temporal.PlainDate): Localized | undefined {
  const { month, day, dayOfWeek } = date;
  const monday = dayOfWeek === 1 ? Math.ceil(day / 7) : 0;
  const fixed: Record<string, Localized> = {
    '1-1': { en: 'New Year’s Day', es: 'Año Nuevo' },
    '6-19': { en: 'Juneteenth', es: 'Juneteenth' },
    '7-4': { en: 'Independence Day', es: 'el Día de la Independencia' },
    '11-11': { en: 'Veterans Day', es: 'el Día de los Veteranos' },
    '12-25': { en: 'Christmas Day', es: 'Navidad' },
  };
  const named = fixed[`${month}-${day}`];
  if (named) return named;
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
