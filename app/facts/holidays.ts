/** A text in the assistant's languages. */
export interface Localized {
  en: string;
  es: string;
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
