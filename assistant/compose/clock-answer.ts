import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { hours } from '../../app/facts/site.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import { phoneLink } from '../facts/fact.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import { isAboutHours, type State } from '../state.ts';
import { asksTerms } from '../understand/acts.ts';
import { hourText, type OfficeTime, officeTime } from '../understand/clock.ts';
import type { Language } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksClock, sigh, type TimeAsked } from '../understand/time-question.ts';
import type { Answer, Knowledge } from './answer.ts';
import {
  aboutAnybody,
  aboutDate,
  aboutDay,
  aboutHoliday,
  aboutToday,
  atHourEs,
  clockHere,
  hoursIn,
  untilWhen,
  withHoliday,
} from './clock-phrases.ts';
import { distinct } from './wording.ts';

/** Answers what depends on the time of day: whether we are open, and when the phone is answered next. */
export function tellTime(
  { folded, questions, plans, wanted: { sure }, language }: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  const [question] = questions;
  const asked =
    asksClock(folded.replace(sigh, ''), isAboutHours(before)) ??
    (questions.length === 1 && question ? asksClock(question, isAboutHours(before)) : undefined);
  // `does Dominate let me call at 2 AM` is about the plan, `black friday special` about prices.
  if (!asked || plans.length > 0 || asksTerms(folded)) return undefined;
  // `can I still show on maps`
  if (sure && sure.probability > minOther && !aboutHours.test(sure.label)) return undefined;
  const text = atNight(asked, folded) ?? timeText(asked, officeTime(now), site);
  if (!text) return undefined;
  return {
    kind: 'clock',
    text: distinct(worded(text[language], language, folded, asked), language, state, site),
    links: [phoneLink(site)],
  };
}

/** Probability of another fact from which a message doesn't ask for the time. */
const minOther = 0.8;
/** Facts whose answer depends on the time of day. */
const aboutHours = /^(?:hours|person|phone|call|response|support|chat)\./;

/** The text with the time zone of an hour that was asked for in another, and the right yes or no. */
function worded(
  text: string,
  language: Language,
  folded: string,
  { hour, isShifted }: TimeAsked,
): string {
  const zone = language === 'en' ? 'Eastern' : 'hora del Este';
  const here = isShifted ? text.replace(hourText(hour), `${hourText(hour)} ${zone}`) : text;
  return asksClosed.test(folded) ? withOtherWord(here) : here;
}

const asksClosed =
  /\b(closed|closing|cerrad[oa]s?|cerraron)\b|\b(you|u|ya|y'?all|you guys|office) (guys )?off\b|\b(nobody|no one)\b/;

/** `r u closed sunday` is answered with yes where `open sunday?` is with no. */
function withOtherWord(text: string): string {
  return text.replace(/^(Yes|No|Sí)(?=, )/, (word) =>
    word === 'No' ? (/ cerramos| está cerrada/.test(text) ? 'Sí' : 'Yes') : 'No',
  );
}

/** A call outside our hours: only the largest plan's support answers it. */
function atNight({ when, hour, isYesNo }: TimeAsked, folded: string): Localized | undefined {
  const isCall = /\b(calls?|phone|ring|reach|talk|speak|llamar|telefono|hablar)\b/.test(folded);
  if (when !== 'hour' || hour === undefined || (hour >= opens && hour < closes) || !isCall)
    return undefined;
  const who = /^(\w+ )?(who|which|anybody|anyone|quien|cual|alguien)\b/.test(folded);
  const no = isYesNo && !who ? ['No, at', 'No, '] : ['At', ''];
  return {
    en: `${no[0]} ${hourText(hour)} only ${marketingName.enterprise} has phone support, 24/7; everyone else can call ${hours.contact.days}, ${time}.`,
    es: `${no[1]}${atHourEs(hour)} solo ${marketingName.enterprise} tiene soporte telefónico, 24/7; los demás pueden llamar ${phoneHoursEs}.`,
  };
}

const { opens, closes } = hours.office;
const { time } = hours.contact;

function timeText(
  { when, hour, isYesNo, zone }: TimeAsked,
  office: OfficeTime,
  site: SiteSettings,
): Localized | undefined {
  const { isOpen, next, holiday } = office;
  if (when === 'clock') return clockHere(office);
  if (when === 'zone' && zone) return hoursIn(zone);
  const isInTime = hour === undefined || (hour >= opens && hour < closes);
  if (when === 'holiday') return aboutHoliday(undefined, site);
  if (when === 'callback')
    return isOpen
      ? {
          en: `Our team is in ${next.en}: once you’ve sent the form, expect the call by then.`,
          es: `Nuestro equipo atiende ${next.es}: cuando hayas enviado el formulario, espera la llamada en ese horario.`,
        }
      : {
          en: `Expect the call after our team is back, ${next.en}.`,
          es: `Espera la llamada cuando vuelva nuestro equipo, ${next.es}.`,
        };
  if (typeof when === 'object') return aboutDate(office.coming(when), isYesNo, site);
  if (when === 'tomorrow' || typeof when === 'number')
    return aboutDay(office.coming(when), when === 'tomorrow', isInTime, isYesNo, site);
  if (when === 'hour')
    return isInTime
      ? {
          en: `Yes, we’re open at ${hourText(hour)}: our hours are ${hours.contact.days}, ${time}.`,
          es: `Sí, ${atHourEs(hour)} hay alguien: atendemos ${phoneHoursEs}.`,
        }
      : {
          en: `No, at ${hourText(hour)} we’re closed; we’re open ${hours.contact.days}, ${time}.`,
          es: `No, ${atHourEs(hour)} la oficina está cerrada; atendemos ${phoneHoursEs}.`,
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
      ? { en: `We’re open now, ${next.en}.`, es: `La oficina está abierta ${next.es}.` }
      : withHoliday({ en: `We open ${next.en}`, es: `Abrimos ${next.es}` }, office);
  if (when === 'anybody') return aboutAnybody(office, site);
  if (when === 'callable' || when === 'until' || when === 'late') return untilWhen(when, office);
  if (when === 'zone') return undefined;
  return aboutToday(when, hour, isYesNo, office);
}
