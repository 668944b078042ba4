import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { hours } from '../../app/facts/site.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { phoneLink } from '../facts/fact.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import type { State } from '../state.ts';
import { type Day, type OfficeTime, officeTime } from '../understand/clock.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksClock, sigh, type TimeAsked } from '../understand/time-question.ts';
import type { Answer, Knowledge } from './answer.ts';
import { distinct } from './wording.ts';

/** Answers what depends on the time of day: whether we are open, and when the phone is answered next. */
export function tellTime(
  { folded, questions, plans, language }: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  const [question] = questions;
  const isAboutHours = ['hours', 'phone', 'response'].includes(before.subject ?? '');
  const asked =
    asksClock(folded.replace(sigh, ''), isAboutHours) ??
    (questions.length === 1 && question ? asksClock(question, isAboutHours) : undefined);
  // `does Dominate let me call at 2 AM` is about the plan.
  if (plans.length > 0) return undefined;
  const office = officeTime(now);
  const text = asked && (atNight(asked, folded) ?? timeText(asked, office, site));
  if (!text) return undefined;
  return {
    kind: 'clock',
    text: distinct(
      asksClosed.test(folded) ? withOtherWord(text[language]) : text[language],
      language,
      state,
      site,
    ),
    links: [phoneLink(site)],
  };
}

const asksClosed = /\b(closed|cerrad[oa]s?)\b/;

/** `r u closed sunday` is answered with yes where `open sunday?` is with no. */
function withOtherWord(text: string): string {
  return text.replace(/^(Yes|No|Sí)(?=, )/, (word) =>
    word === 'No' ? (/ cerramos| está cerrado/.test(text) ? 'Sí' : 'Yes') : 'No',
  );
}

/** A call outside our hours: only the largest plan's support answers it. */
function atNight({ when, hour, isYesNo }: TimeAsked, folded: string): Localized | undefined {
  const isCall = /\b(calls?|phone|ring|reach|talk|speak|llamar|telefono|hablar)\b/.test(folded);
  if (when !== 'hour' || hour === undefined || (hour >= opens && hour < closes) || !isCall)
    return undefined;
  const who = /^(\w+ )?(who|anybody|anyone|quien|alguien)\b/.test(folded);
  const no = isYesNo && !who ? ['No, at', 'No, a'] : ['At', 'A'];
  return {
    en: `${no[0]} ${hourText(hour)} only ${marketingName.enterprise} has phone support, 24/7; everyone else can call ${hours.contact.days}, ${time}.`,
    es: `${no[1]} las ${hourText(hour)} solo ${marketingName.enterprise} tiene soporte telefónico, 24/7; los demás pueden llamar ${phoneHoursEs}.`,
  };
}

const { opens, closes } = hours.office;
const { time } = hours.contact;

function timeText(
  { when, hour, isYesNo }: TimeAsked,
  office: OfficeTime,
  site: SiteSettings,
): Localized | undefined {
  const { isOpen, next, holiday } = office;
  const isInTime = hour === undefined || (hour >= opens && hour < closes);
  if (when === 'holiday') return aboutHoliday(undefined, site);
  if (when === 'callback')
    return isOpen
      ? {
          en: `Our team is in ${next.en}, so expect the call in that time.`,
          es: `Nuestro equipo atiende ${next.es}; espera la llamada en ese horario.`,
        }
      : {
          en: `Expect the call after our team is back, ${next.en}.`,
          es: `Espera la llamada cuando vuelva nuestro equipo, ${next.es}.`,
        };
  if (typeof when === 'object') return aboutDate(office.coming(when), isYesNo, site);
  if (when === 'tomorrow' || typeof when === 'number')
    return aboutDay(office.coming(when), when === 'tomorrow', isInTime, isYesNo, office, site);
  if (when === 'hour')
    return isInTime
      ? {
          en: `Yes, at ${hourText(hour)} somebody is in, ${hours.contact.days}; our hours are ${time}.`,
          es: `Sí, a las ${hourText(hour)} hay alguien: atendemos ${phoneHoursEs}.`,
        }
      : {
          en: `No, at ${hourText(hour)} we’re closed; we’re open ${hours.contact.days}, ${time}.`,
          es: `No, a las ${hourText(hour)} está cerrado; abrimos ${phoneHoursEs}.`,
        };
  if (holiday)
    return aboutHoliday({ en: `Today is ${holiday.en}`, es: `Hoy es ${holiday.es}` }, site);
  if (when === 'opening') {
    // While we're open, the fact of our hours answers.
    if (isOpen) return undefined;
    const opening = {
      en: `We open ${next.en}; our hours are ${hours.contact.days}, ${time}`,
      es: `Abrimos ${next.es}; atendemos ${phoneHoursEs}`,
    };
    return withHoliday(opening, office);
  }
  if (when === 'next')
    return isOpen
      ? { en: `We’re open now, ${next.en}.`, es: `Ahora está abierto, ${next.es}.` }
      : withHoliday({ en: `We open ${next.en}`, es: `Abrimos ${next.es}` }, office);
  if (when === 'anybody') return aboutAnybody(office);
  if (when === 'callable')
    return isOpen
      ? {
          en: `Right now, ${next.en}; our hours are ${hours.contact.days}, ${time}.`,
          es: `Ahora mismo, ${next.es}; atendemos ${phoneHoursEs}.`,
        }
      : withHoliday(
          {
            en: `From ${next.en} on; we’re open ${hours.contact.days}, ${time}`,
            es: `Desde ${next.es}; atendemos ${phoneHoursEs}`,
          },
          office,
        );
  if (when === 'until' && isOpen)
    return {
      en: `We’re open ${next.en.replace('today ', '')} today: it’s ${office.weekday.en}, ${office.time} here.`,
      es: `Hoy abrimos ${next.es.replace('hoy ', '')}: aquí es ${office.weekday.es}, ${office.time}.`,
    };
  if (when === 'late' && isOpen)
    return {
      en: `Not at all: we’re open ${next.en}, and it’s ${office.time} here.`,
      es: `Para nada: atendemos ${next.es}, y aquí son las ${office.time}.`,
    };
  if (when === 'late')
    return withHoliday(
      {
        en: `Yes, it’s ${office.weekday.en}, ${office.time} here, so we’re closed; we open ${next.en}`,
        es: `Sí, aquí es ${office.weekday.es}, ${office.time}, y está cerrado; abrimos ${next.es}`,
      },
      office,
    );
  if (when === 'until')
    return withHoliday(
      {
        en: `We’re closed now, and open ${next.en}; our hours are ${hours.contact.days}, ${time}`,
        es: `Ahora está cerrado; abrimos ${next.es} y atendemos ${phoneHoursEs}`,
      },
      office,
    );
  return aboutToday(when, hour, isYesNo, office);
}

/** `is anybody there`: the chat always is. */
function aboutAnybody(office: OfficeTime): Localized {
  const { isOpen, next } = office;
  return isOpen
    ? {
        en: `Yes, I’m here, the site’s AI assistant, and our team is in ${next.en}.`,
        es: `Sí, aquí estoy, el asistente con IA del sitio, y nuestro equipo atiende ${next.es}.`,
      }
    : withHoliday(
        {
          en: `I am, day and night: I’m the site’s AI assistant. Our team is closed now and back ${next.en}`,
          es: `Yo sí, día y noche: soy el asistente con IA del sitio. El equipo ahora está cerrado y vuelve ${next.es}`,
        },
        office,
      );
}

/** A day of the year that the visitor names. */
function aboutDate(
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
    es: `${isYesNo ? 'Sí, ' : ''}${day.es} y abrimos ${time}.`,
  };
}

function aboutToday(
  when: 'now' | 'today',
  hour: number | undefined,
  isYesNo: boolean,
  office: OfficeTime,
): Localized {
  const { isOpen, isWeekday, weekday, time: clock, next } = office;
  const isLater = isWeekday && next.en.startsWith('today');
  if (when === 'today' && isLater && hour !== undefined && (hour < opens || hour >= closes))
    return {
      en: `No, at ${hourText(hour)} we’re closed; today we’re open ${time}.`,
      es: `No, a las ${hourText(hour)} está cerrado; hoy abrimos ${time}.`,
    };
  if (isLater && !isYesNo) return { en: `Today we’re open ${time}.`, es: `Hoy abrimos ${time}.` };
  if (isOpen)
    return {
      en: `Yes, we’re open now, ${next.en}: it’s ${weekday.en}, ${clock}.`,
      es: `Sí, ahora está abierto, ${next.es}: es ${weekday.es}, ${clock}.`,
    };
  if (when === 'today' && isLater)
    return { en: `Yes, we open ${next.en}.`, es: `Sí, abrimos ${next.es}.` };
  return withHoliday(
    {
      en: `No, it’s ${weekday.en}, ${clock} here, so we’re closed; we open ${next.en}`,
      es: `No, aquí es ${weekday.es}, ${clock}, así que está cerrado; abrimos ${next.es}`,
    },
    office,
  );
}

function aboutDay(
  { weekday, isWeekday, holiday }: Day,
  isTomorrow: boolean,
  isInTime: boolean,
  isYesNo: boolean,
  office: OfficeTime,
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
        en: `No, ${isTomorrow ? `${name.en}, and we’re closed` : `we’re closed on ${weekday.en}s`}; we open again ${office.isOpen ? 'Monday at 9 AM' : office.next.en}`,
        es: `No, ${isTomorrow ? `${name.es} y está cerrado` : `${name.es} está cerrado`}; abrimos ${office.isOpen ? 'el lunes a las 9 AM' : office.next.es}`,
      },
      office,
    );
  const yes = { en: isYesNo ? 'Yes, ' : '', es: isYesNo ? 'Sí, ' : '' };
  if (!isInTime)
    return {
      en: `No, on ${weekday.en} we’re open ${time} only.`,
      es: `No, el ${weekday.es} abrimos solo ${time}.`,
    };
  return isTomorrow
    ? {
        en: `${yes.en}${isYesNo ? 'tomorrow' : 'Tomorrow'} is ${weekday.en}, and we’re open ${time}.`,
        es: `${yes.es}${isYesNo ? 'mañana' : 'Mañana'} es ${weekday.es} y abrimos ${time}.`,
      }
    : {
        en: `${yes.en}${isYesNo ? 'on' : 'On'} ${weekday.en} we’re open ${time}.`,
        es: `${yes.es}${isYesNo ? 'el' : 'El'} ${weekday.es} abrimos ${time}.`,
      };
}

/** Our hours on holidays are not on the site. */
function aboutHoliday(day: Localized | undefined, { phone }: SiteSettings): Localized {
  return {
    en: `${day ? `${day.en}, and ` : ''}I don’t have our holiday hours; regular hours are ${hours.contact.days}, ${time}. Please call ${phone} to be sure.`,
    es: `${day ? `${day.es} y no` : 'No'} tengo nuestro horario de feriados; lo normal es ${phoneHoursEs}. Llama al ${phone} para confirmar.`,
  };
}

/** When we open next, with the holiday before that. */
function withHoliday({ en, es }: Localized, { holidayBefore }: OfficeTime): Localized {
  if (!holidayBefore) return { en: `${en}.`, es: `${es}.` };
  const { weekday } = holidayBefore;
  return {
    en: `${en}. ${weekday.en} is ${holidayBefore.en}, and I don’t have our holiday hours.`,
    es: `${es}. El ${weekday.es} es ${holidayBefore.es} y no tengo nuestro horario de feriados.`,
  };
}

function hourText(hour = 0): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
