import { hours } from '../../app/facts/site.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { phoneLink } from '../facts/fact.ts';
import * as acts from '../understand/acts.ts';
import { type OfficeTime, officeTime } from '../understand/clock.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Answer, Knowledge } from './answer.ts';

/** Answers what depends on the time of day: whether we are open, and when the phone is answered next. */
export function tellTime(
  { folded, language }: Meaning,
  { site, now }: Knowledge,
): Answer | undefined {
  const asked = acts.asksClock(folded);
  if (!asked) return undefined;
  const office = officeTime(now);
  const text = timeText(asked, office, site)[language];
  return { kind: 'clock', text, links: [phoneLink(site)] };
}

function timeText(
  asked: NonNullable<ReturnType<typeof acts.asksClock>>,
  { isOpen, isWeekday, weekday, time, next, holiday, tomorrow }: OfficeTime,
  { phone }: SiteSettings,
): { en: string; es: string } {
  if (asked === 'holiday' || (holiday && asked !== 'tomorrow')) {
    const today = holiday && asked !== 'holiday';
    return {
      en: `${today ? `Today is ${holiday.en}, and ` : ''}I don’t have our holiday hours; please call ${phone}.`,
      es: `${today ? `Hoy es ${holiday.es} y ` : ''}No tengo nuestro horario de feriados; llama al ${phone}.`,
    };
  }
  if (asked === 'callback') {
    return {
      en: isOpen
        ? `Our team is in ${next.en}, so expect the call in that time.`
        : `Expect the call after our team is back, ${next.en}.`,
      es: isOpen
        ? `Nuestro equipo atiende ${next.es}; espera la llamada en ese horario.`
        : `Espera la llamada cuando vuelva nuestro equipo, ${next.es}.`,
    };
  }
  if (asked === 'next') return { en: `We open ${next.en}.`, es: `Abrimos ${next.es}.` };
  if (asked === 'tomorrow') {
    const { isWeekday: open, weekday: day } = tomorrow;
    return open
      ? {
          en: `Yes, tomorrow is ${day.en}, and we’re open ${hours.contact.time}.`,
          es: `Sí, mañana es ${day.es} y abrimos ${hours.contact.time}.`,
        }
      : {
          en: `No, tomorrow is ${day.en}, and we’re closed; we open again ${next.en}.`,
          es: `No, mañana es ${day.es} y está cerrado; abrimos ${next.es}.`,
        };
  }
  if (isOpen) {
    return {
      en: `Yes, we’re open now, ${next.en}: it’s ${weekday.en}, ${time}.`,
      es: `Sí, ahora está abierto, ${next.es}: es ${weekday.es}, ${time}.`,
    };
  }
  if (asked === 'today' && isWeekday && next.en.startsWith('today')) {
    return { en: `Yes, we open ${next.en}.`, es: `Sí, abrimos ${next.es}.` };
  }
  return {
    en: `No, it’s ${weekday.en}, ${time} here, so we’re closed; we open ${next.en}.`,
    es: `No, aquí es ${weekday.es}, ${time}, así que está cerrado; abrimos ${next.es}.`,
  };
}
