import { hours } from '../../app/facts/site.ts';
import { factLabel, pages, phoneLink } from '../facts/fact.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import { statedIn } from '../facts/stated-facts.ts';
import { opensForm } from '../reply-subject.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { officeTime } from '../understand/clock.ts';
import { isShortEmail } from '../understand/contact.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { lacksAreaCode, shortPhoneIn } from '../understand/phone-number.ts';
import { isQuestion } from '../understand/questions.ts';
import { asksClock } from '../understand/time-question.ts';
import { fitOf } from '../understand/wished-time.ts';
import type { Answer, Knowledge } from './answer.ts';
import { fromFacts } from './fact-answer.server.ts';
import { auditForm, callback } from './form-phrases.ts';
import { fresh } from './wording.ts';

/** Probability from which a message wants a call. */
const minCallback = 0.5;

/** Opens the form to our team for a visitor who wants a person, or gives contact details. */
export function toPerson(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { site, now } = knowledge;
  const { folded, contact, language, wanted } = meaning;
  const { email, phone, name } = contact;
  const given = Boolean(email || phone);
  const accepted = acceptsOffer(folded, before);
  const again = before.replies.some(opensForm);
  const isAboutUs = ['person', 'call', 'audit', 'complaint'].includes(before.subject ?? '');
  const goesOn =
    Boolean(name) &&
    (Boolean(before.contact.email || before.contact.phone) || again || isAboutUs) &&
    !isQuestion(folded);
  const isWanted = wanted.others.callback > minCallback || acts.wantsPerson(folded);
  // `after 5 is best`, once the form is open.
  const shortPhone = phone || isQuestion(folded) ? undefined : shortPhoneIn(folded);
  const confirms = again && acts.asksReceived(folded);
  const tellsTime =
    Boolean(meaning.wishedTime) && again && isAboutUs && !meaning.questions.some(isQuestion);
  if (
    !given &&
    !accepted &&
    !goesOn &&
    !tellsTime &&
    !confirms &&
    !shortPhone &&
    (asksTime(folded) || /^(?:hours|phone)\./.test(wanted.sure?.label ?? '') || !isWanted)
  )
    return undefined;
  const missing = (['name', 'email'] as const).filter((field) => !state.contact[field]);
  // `better to email me, my phone's broken` with an address asks for no call.
  const callWords = email ? /\b(call|ring|llam\w+)\b/ : /\b(call|phone|ring|llam\w+|telefono)\b/;
  const wantsCall =
    !/\b(no phone|without a phone|sin telefono)\b/.test(folded) &&
    callWords.test(folded) &&
    !state.contact.phone;
  const asked = [...missing, ...(wantsCall ? (['phone'] as const) : [])];
  const { phone: known = '', email: address = '' } = state.contact;
  const office = officeTime(now);
  const variants = callback({
    missing: asked,
    office,
    isFilled: given || goesOn,
    isAgain: again,
    confirms: confirms ? state.contact : undefined,
    shortPhone,
    hasNoEmail: lacksEmail.test(folded) ? site.phone : undefined,
    time: meaning.wishedTime,
    fit: meaning.wishedTime ? fitOf(meaning.wishedTime, office) : undefined,
    name,
    localNumber: lacksAreaCode(known) ? known : undefined,
    shortEmail: address && isShortEmail(address) ? address : undefined,
  });
  const text = fresh(variants, language, before);
  const person =
    isWanted && !given && !again && !shortPhone
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
  const answered = given ? answerBeside(meaning, before, state, knowledge) : '';
  const entries = { ...(shortPhone && { phone: shortPhone }), ...state.contact };
  return { kind: 'form', text: answered + text + person + more, links, form: entries };
}

/** Whether a visitor accepts our offer to send a question to the team: `sure, send it`. */
export function acceptsOffer(folded: string, { replies }: State): boolean {
  const isNow = offers.test(replies.at(-1) ?? '');
  if (isNow && (acts.isYes(folded) || accepts.test(folded))) return true;
  return asksToSend.test(folded) && replies.some((reply) => offers.test(reply));
}
const offers = /\b(our team|nuestro equipo)\?$/;
/** `you offered to send my question to the team` */
const asksToSend =
  /\b(?:send|pass|forward) (?:on )?(?:my|the|this|that) question\b|\b(?:pasa\w*|manda\w*|envia\w*) (?:mi|la|esa|esta) pregunta\b/;
const accepts =
  /^(?:(?:ok|okay|yes|yeah|yep|sure|please|whatever|fine|si|claro|dale|bueno|por favor|esta bien)[ ,.!]+)*(?:(?:please )?(?:send|ask|do) (?:it|that|them|so)|(?:mandala|mandalo|enviala|envialo|preguntales?|pregunta|pasala|pasalo))\b/;

/** The answer to a question that stands beside contact details: `do you do tiktok? my email is …`. */
function answerBeside(meaning: Meaning, before: State, state: State, knowledge: Knowledge): string {
  const question = meaning.questions.find(
    (one) =>
      isQuestion(one) &&
      one !== meaning.folded &&
      !aboutCall.test(one) &&
      asksClock(one, false) === undefined,
  );
  if (!question || acts.wantsPerson(question)) return '';
  const asked = { ...meaning, folded: question, questions: [question], contact: {} };
  const found = fromFacts(asked, before, state, knowledge);
  return found && found.kind === 'facts' ? `${found.text} ` : '';
}

const lacksEmail =
  /\b(?:no|don'?t (?:have|use|do|got)|do not (?:have|use)|without|ain'?t got|sin|no tengo|no uso) (?:an? |any |no )?(?:e-?mails?|e-?mail address|computer|correos?)\b/;

const aboutCall =
  /\b(?:call|phone|ring|text|email|e-mail|contact|reach|send|talk|speak|someone|somebody|anyone|llam\w+|marc\w+|escrib\w+|mand\w+|envi\w+|alguien)\b/;

/** `can I get somebody on the phone tonight`: a question, where `call me tonight` is a wish. */
function asksTime(folded: string): boolean {
  const { when } = asksClock(folded, false) ?? {};
  if (when === undefined) return false;
  return (
    when === 'callback' ||
    when === 'next' ||
    (/\b(?:can|could|if|is|are|will|would) (?:i|we|anyone|anybody|someone|somebody|you|there)\b/.test(
      folded,
    ) &&
      !/\b(?:call|phone|contact|text|email|ring|get back to) (?:me|us)\b/.test(folded))
  );
}

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

/** Adds the form to an answer that says how to reach a person. */
export function offerForm(
  answer: Answer,
  { language }: Meaning,
  { contact }: State,
  { facts }: Knowledge,
): Answer {
  const tellsHow = statedIn(answer.text, facts).some((fact) => waysToTalk.has(factLabel(fact)));
  if (answer.form || !tellsHow) return answer;
  return { ...answer, text: answer.text + orForm[language], form: contact };
}

/** Facts for those who want to talk to somebody. */
const waysToTalk: ReadonlySet<string> = new Set(['person.ways', 'call.book']);
const orForm = {
  en: ' Or send us the form below.',
  es: ' O envíanos el formulario de abajo.',
};
