import type { Localized } from '../../app/facts/holidays.ts';
import { hours } from '../../app/facts/site.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { hoursEs, phoneHoursEs } from '../facts/spanish.ts';
import { type Day, hourText, type OfficeTime, type Opening } from '../understand/clock.ts';
import type { Zone } from '../understand/time-question.ts';

const { opens, closes } = hours.office;
const { time } = hours.contact;

/** When we close: `so when can I call`, `how late are you there`, `too late to call?`. */
export function untilWhen(when: 'callable' | 'until' | 'late', office: OfficeTime): Localized {
  const { isOpen, next, weekday, time: clock } = office;
  if (when === 'callable')
    return isOpen
      ? {
          en: `Right now, ${next.en}; our hours are ${hours.contact.days}, ${time}.`,
          es: `Ahora mismo, ${next.es}; atendemos ${phoneHoursEs}.`,
        }
      : withHoliday(
          {
            en: `You can call starting ${next.en}; our hours are ${hours.contact.days}, ${time}`,
            es: `Desde ${next.es}; atendemos ${phoneHoursEs}`,
          },
          office,
        );
  if (when === 'until' && isOpen)
    return {
      en: `We’re open ${next.en}; it’s ${weekday.en}, ${clock} here.`,
      es: `Hoy atendemos ${next.es.replace('hoy ', '')}: aquí ${clockEs(office)}.`,
    };
  if (when === 'late' && isOpen)
    return {
      en: `Not at all: we’re open ${next.en}, and it’s ${clock} here.`,
      es: `Para nada: atendemos ${next.es}, y aquí ${clockEs(office)}.`,
    };
  if (when === 'late')
    return withHoliday(
      {
        en: `Yes, we’re closed: it’s ${weekday.en}, ${clock} here. We open ${next.en}`,
        es: `Sí, aquí ${clockEs(office)} y la oficina está cerrada; abrimos ${next.es}`,
      },
      office,
    );
  return withHoliday(
    {
      en: `We’re closed now and open ${next.en}; our hours are ${hours.contact.days}, ${time}`,
      es: `La oficina ahora está cerrada; abrimos ${next.es} y atendemos ${phoneHoursEs}`,
    },
    office,
  );
}

/** `is anybody there`: the chat always is. */
export function aboutAnybody(office: OfficeTime, { phone }: SiteSettings): Localized {
  const { isOpen, next } = office;
  return isOpen
    ? {
        en: `Yes, I’m here: I’m the site’s AI assistant. Our team is in ${next.en}, at ${phone}.`,
        es: `Sí, aquí estoy: soy el asistente con IA del sitio. Nuestro equipo atiende ${next.es}, al ${phone}.`,
      }
    : withHoliday(
        {
          en: `Just me, the site’s AI assistant: I’m here around the clock. Our team is back ${next.en}`,
          es: `Solo yo, el asistente con IA del sitio: estoy a toda hora. Nuestro equipo vuelve ${next.es}`,
        },
        office,
      );
}

/** A day of the year that the visitor names. */
export function aboutDate(
  { date, weekday, isWeekday, holiday }: Day,
  isYesNo: boolean,
  site: SiteSettings,
): Localized {
  if (holiday)
    return aboutHoliday(
      { en: `${date.en} is ${holiday.en}`, es: `El ${date.es} es ${holiday.es}` },
      site,
    );
  const day = { en: `${date.en} is a ${weekday.en}`, es: `el ${date.es} es ${weekday.es}` };
  if (!isWeekday)
    return {
      en: `No, ${day.en}, and we’re closed on weekends.`,
      es: `No, ${day.es} y cerramos los fines de semana.`,
    };
  return {
    en: `${isYesNo ? 'Yes, ' : ''}${day.en}, and we’re open ${time}.`,
    es: `${isYesNo ? 'Sí, ' : ''}${day.es} y atendemos ${hoursEs}.`,
  };
}

/** Whether we are open now, or some time today. */
export function aboutToday(
  when: 'now' | 'today',
  hour: number | undefined,
  isYesNo: boolean,
  office: OfficeTime,
): Localized {
  const { isOpen, isToday: isLater, weekday, time: clock, next } = office;
  if (when === 'today' && isLater && hour !== undefined && (hour < opens || hour >= closes))
    return {
      en: `No, at ${hourText(hour)} we’re closed; today we’re open ${time}.`,
      es: `No, ${atHourEs(hour)} la oficina está cerrada; hoy atendemos ${hoursEs}.`,
    };
  if (isLater && !isYesNo)
    return { en: `Today we’re open ${time}.`, es: `Hoy atendemos ${hoursEs}.` };
  if (isOpen)
    return {
      en: `Yes, we’re open now, ${next.en}: it’s ${weekday.en}, ${clock}.`,
      es: `Sí, la oficina está abierta ${next.es}: aquí ${clockEs(office)}.`,
    };
  if (when === 'today' && isLater)
    return { en: `Yes, we open ${next.en}.`, es: `Sí, abrimos ${next.es}.` };
  return withHoliday(
    {
      en: `No, we’re closed: it’s ${weekday.en}, ${clock} here. We open ${next.en}`,
      es: `No, aquí ${clockEs(office)} y la oficina está cerrada; abrimos ${next.es}`,
    },
    office,
  );
}

/** Whether we are open on a day of the coming week. */
export function aboutDay(
  { weekday, isWeekday, holiday, after }: Day,
  isTomorrow: boolean,
  isInTime: boolean,
  isYesNo: boolean,
  site: SiteSettings,
): Localized {
  const name = {
    en: isTomorrow ? `tomorrow is ${weekday.en}` : weekday.en,
    es: isTomorrow ? `mañana es ${weekday.es}` : `el ${weekday.es}`,
  };
  if (holiday)
    return aboutHoliday(
      { en: `${weekday.en} is ${holiday.en}`, es: `El ${weekday.es} es ${holiday.es}` },
      site,
    );
  if (!isWeekday)
    return withHoliday(
      {
        en: `No, ${isTomorrow ? `${name.en}, and we’re closed` : `we’re closed on ${weekday.en}s`}; we open ${after.next.en}`,
        es: `No, ${isTomorrow ? `${name.es} y la oficina está cerrada` : `${name.es} la oficina está cerrada`}; abrimos ${after.next.es}`,
      },
      after,
    );
  const yes = { en: isYesNo ? 'Yes, ' : '', es: isYesNo ? 'Sí, ' : '' };
  if (!isInTime)
    return {
      en: `No, on ${weekday.en} we’re only open ${time}.`,
      es: `No, el ${weekday.es} solo atendemos ${hoursEs}.`,
    };
  return isTomorrow
    ? {
        en: `${yes.en}${isYesNo ? 'tomorrow' : 'Tomorrow'} is ${weekday.en}, and we’re open ${time}.`,
        es: `${yes.es}${isYesNo ? 'mañana' : 'Mañana'} es ${weekday.es} y atendemos ${hoursEs}.`,
      }
    : {
        en: `${yes.en}${isYesNo ? 'on' : 'On'} ${weekday.en} we’re open ${time}.`,
        es: `${yes.es}${isYesNo ? 'el' : 'El'} ${weekday.es} atendemos ${hoursEs}.`,
      };
}

/** The time of day at our office, and whether it is open. */
export function clockHere(office: OfficeTime): Localized {
  const { weekday, time: clock, isOpen, next } = office;
  return {
    en: `It’s ${weekday.en}, ${clock} here, Eastern time. ${isOpen ? `We’re open ${next.en}` : `We open ${next.en}`}.`,
    es: `Aquí ${clockEs(office)}, hora del Este. ${isOpen ? 'Atendemos' : 'Abrimos'} ${next.es}.`,
  };
}

/** Our hours in another time zone. */
export function hoursIn({ name, behind }: Zone): Localized {
  const from = hourText(opens - behind);
  const to = hourText(closes - behind);
  return {
    en: `We’re open ${from} to ${to} ${name.en}, ${hours.contact.days}; that’s ${time}.`,
    es: `Atendemos de lunes a viernes, de ${from} a ${to}, ${name.es}; aquí, ${hoursEs}.`,
  };
}

/** Our hours on holidays are not on the site. */
export function aboutHoliday(day: Localized | undefined, { phone }: SiteSettings): Localized {
  return {
    en: `${day ? `${day.en}, and ` : ''}I don’t have our holiday hours; regular hours are ${hours.contact.days}, ${time}. Please call ${phone} to be sure.`,
    es: `${day ? `${day.es} y no` : 'No'} tengo nuestro horario de días feriados; normalmente atendemos ${phoneHoursEs}. Llama al ${phone} para confirmar.`,
  };
}

/** When we open next, with the holiday before that. */
export function withHoliday({ en, es }: Localized, { holidayBefore }: Opening): Localized {
  if (!holidayBefore) return { en: `${en}.`, es: `${es}.` };
  const { weekday } = holidayBefore;
  return {
    en: `${en}. ${weekday.en} is ${holidayBefore.en}, and I don’t have our holiday hours.`,
    es: `${es}. El ${weekday.es} es ${holidayBefore.es} y no tengo nuestro horario de días feriados.`,
  };
}

/** `a las 5 PM`, `a la 1 PM` */
export const atHourEs = (hour = 0) => `a la${hour % 12 === 1 ? '' : 's'} ${hourText(hour)}`;

/** `son las 10:00 AM del miércoles`, `es la 1:15 PM del miércoles` */
const clockEs = ({ time: clock, weekday }: OfficeTime) => `${hourEs(clock)} del ${weekday.es}`;

/** `son las 10:00 AM`, `es la 1:15 PM` */
const hourEs = (clock: string) => `${clock.startsWith('1:') ? 'es la' : 'son las'} ${clock}`;
