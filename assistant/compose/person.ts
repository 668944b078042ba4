import { hours } from '../../app/facts/site.ts';
import { pages, phoneLink } from '../facts/fact.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { officeTime } from '../understand/clock.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { lacksAreaCode } from '../understand/phone-number.ts';
import { isQuestion, isYesNo } from '../understand/questions.ts';
import { asksClock } from '../understand/time-question.ts';
import type { Answer, Knowledge } from './answer.ts';
import { auditForm, callback } from './form-phrases.ts';
import { fresh } from './wording.ts';

/** Opens the form to our team for a visitor who wants a person, or gives contact details. */
export function toPerson(
  meaning: Meaning,
  before: State,
  state: State,
  { site, now }: Knowledge,
): Answer | undefined {
  const { folded, contact, language } = meaning;
  const { email, phone, name } = contact;
  const given = Boolean(email || phone);
  const accepted =
    acts.isYes(folded) && /\b(our team|nuestro equipo)\?$/.test(before.replies.at(-1) ?? '');
  const again = before.replies.some((reply) => /form below|formulario de abajo/.test(reply));
  const isAboutUs = ['person', 'call', 'audit', 'complaint'].includes(before.subject ?? '');
  const goesOn =
    Boolean(name) &&
    (Boolean(before.contact.email || before.contact.phone) || again || isAboutUs) &&
    !isQuestion(folded);
  const choosesTime = again && tellsTime(meaning);
  const { when } = asksClock(folded, false) ?? {};
  const asksWhen =
    when === 'callback' || when === 'next' || (when === 'now' && /\bif i call\b/.test(folded));
  if (!given && !accepted && !goesOn && !choosesTime && (asksWhen || !acts.wantsPerson(folded)))
    return undefined;
  const missing = (['name', 'email'] as const).filter((field) => !state.contact[field]);
  const wantsCall =
    !/\b(no phone|without a phone|sin telefono)\b/.test(folded) &&
    /\b(call|phone|ring|llam\w+|telefono)\b/.test(folded) &&
    !state.contact.phone;
  const asked = [...missing, ...(wantsCall ? (['phone'] as const) : [])];
  const known = state.contact.phone ?? '';
  const variants = callback({
    missing: asked,
    office: officeTime(now),
    isFilled: given || goesOn || choosesTime,
    isAgain: again,
    time: meaning.wishedTime,
    name,
    localNumber: lacksAreaCode(known) ? known : undefined,
  });
  const text = fresh(variants, language, before);
  const person =
    acts.wantsPerson(folded) && !given && !again
      ? {
          en: ` Or call ${site.phone}, ${hours.phone}.`,
          es: ` O llama al ${site.phone}, ${phoneHoursEs}.`,
        }[language]
      : '';
  const form = linkedForm(folded, before);
  const links = [...(form ? [form.page] : []), phoneLink(site)];
  // Whoever gave their number is called; a second way to the same call confuses.
  const also =
    form &&
    !(given && form.page === pages.call) &&
    !before.replies.some((reply) => reply.includes(form[language]))
      ? form
      : null;
  const more = also ? ` ${also[language]}` : '';
  return { kind: 'form', text: text + person + more, links, form: state.contact };
}

/** `mornings are better`, `por la tarde mejor`: nothing but when to call. */
export const tellsTime = ({ wishedTime, folded, questions }: Meaning): boolean =>
  wishedTime !== undefined &&
  folded.split(/\s+/).length <= 7 &&
  ![folded, ...questions].some((one) => isQuestion(one) || isYesNo(one));

/** The form of its own that the visitor is after; the chat fills it in where they follow its link. */
function linkedForm(folded: string, { subject }: State) {
  if (/\b(audit|auditoria)\b/.test(folded) || subject === 'audit') {
    return {
      page: pages.audit,
      ...auditForm.filled,
    };
  }
  if (/\b(strategy call|llamada de estrategia)\b/.test(folded) || subject === 'call') {
    return {
      page: pages.call,
      en: 'For a strategy call, follow the link; your details are filled in there.',
      es: 'Para una llamada de estrategia, sigue el enlace; tus datos ya estarán allí.',
    };
  }
  return undefined;
}
