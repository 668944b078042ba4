import { hours } from '../../app/facts/site.ts';
import { factLabel, pages, phoneLink } from '../facts/fact.ts';
import { phoneHoursEs } from '../facts/spanish.ts';
import { statedIn } from '../facts/stated-facts.ts';
import { opensForm } from '../reply-subject.ts';
import type { State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { officeTime } from '../understand/clock.ts';
import { isShortEmail, likelyEmail } from '../understand/email-address.ts';
import { sentences } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { lacksAreaCode, shortPhoneIn } from '../understand/phone-number.ts';
import { isQuestion } from '../understand/questions.ts';
import { asksClock } from '../understand/time-question.ts';
import { fitOf } from '../understand/wished-time.ts';
import type { Answer, Knowledge } from './answer.ts';
import { fromFacts } from './fact-answer.server.ts';
import { auditForm, callback } from './form-phrases.ts';
import { missingFrom } from './form-state.ts';
import { phrases } from './phrases.ts';
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
  const { email, phone, name, company } = contact;
  const given = Boolean(email) || Boolean(phone);
  const accepted = acceptsOffer(folded, before);
  const again = before.replies.some(opensForm);
  const isAboutUs = ['person', 'call', 'audit', 'complaint'].includes(before.subject ?? '');
  const goesOn =
    Boolean(name || (again && company)) &&
    (Boolean(before.contact.email || before.contact.phone) || again || isAboutUs) &&
    !isQuestion(folded);
  const isWanted = wanted.others.callback > minCallback || acts.wantsPerson(folded);
  // `after 5 is best`, once the form is open.
  const shortPhone = phone || isQuestion(folded) ? undefined : shortPhoneIn(folded);
  const confirms = again && meaning.questions.some((one) => asksOfDetails(one, knowledge));
  // `take my email out, call me at …`
  const hasNoEmail = email === '' || acts.lacksEmail(folded);
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
  const missing = missingFrom(state.contact);
  // `better to email me, my phone's broken` with an address asks for no call.
  const callWords = email ? /\b(call|ring|llam\w+)\b/ : /\b(call|phone|ring|llam\w+|telefono)\b/;
  const prefersWriting = meaning.aboutDetails === 'withheld' || acts.prefersWriting(folded);
  const wantsCall = !prefersWriting && callWords.test(folded) && !state.contact.phone;
  const asked = [...missing, ...(wantsCall ? (['phone'] as const) : [])];
  const { phone: known = '', email: address = '' } = state.contact;
  const office = officeTime(now);
  const answered = given ? answerBeside(meaning, before, state, knowledge) : '';
  const variants = callback({
    missing: asked,
    office,
    isFilled: given || goesOn,
    isAgain: again,
    confirms: confirms ? state.contact : undefined,
    shortPhone,
    hasNoEmail: hasNoEmail ? site.phone : undefined,
    asksWhen: !answered && meaning.questions.some(acts.asksWhenAnswered),
    time: meaning.wishedTime,
    fit: meaning.wishedTime ? fitOf(meaning.wishedTime, office) : undefined,
    name,
    localNumber: lacksAreaCode(known) ? known : undefined,
    shortEmail: address && isShortEmail(address) ? address : undefined,
    likelyEmail: likelyEmail(address),
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
  const entries = { ...(shortPhone && { phone: shortPhone }), ...state.contact };
  return { kind: 'form', text: answered + text + person + more, links, form: entries };
}

/** `did you get that?`, beside something else */
function asksOfDetails(question: string, { ownDetails }: Knowledge): boolean {
  const label = ownDetails.label(question);
  return label === 'received' || label === 'details';
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

/** Probability from which a message asks for a fact, though no part of it has the form of a question. */
const minAsked = 0.7;

/** The answer to what is asked beside contact details: `do you do tiktok? my email is …`. */
function answerBeside(meaning: Meaning, before: State, state: State, knowledge: Knowledge): string {
  const { questions, folded, told } = meaning;
  const isOther = (one: string) =>
    !aboutCall.test(one) &&
    !asksOfDetails(one, knowledge) &&
    !acts.prefersWriting(one) &&
    !acts.wantsPerson(one) &&
    asksClock(one, false) === undefined;
  const question = [...questions, ...sentences(told)]
    .map((one) => one.trim())
    .find((one) => isQuestion(one) && one !== folded && isOther(one));
  // `electrician here, tony 703 555 0166 whats the middle plan cost`
  const wanted = knowledge.classifier.wanted(told, before.lastLabel, before.earlierLabel);
  const isAsked =
    (wanted.sure?.probability ?? 0) > minAsked && asksWithin.test(told) && isOther(told);
  if (!question && !isAsked) return '';
  const asked = question
    ? { ...meaning, folded: question, questions: [question], contact: {} }
    : { ...meaning, folded: told, questions: [told], contact: {}, wanted };
  const found = fromFacts(asked, before, state, knowledge);
  if (found?.kind !== 'facts') return '';
  // Who was charged twice isn't told of the guarantee.
  const isOfGuarantee = statedIn(found.text, knowledge.facts).some(({ id }) =>
    id.startsWith('guarantee.'),
  );
  const { remedy } = phrases(knowledge.site);
  return before.subject === 'complaint' && isOfGuarantee
    ? `${fresh(remedy, meaning.language, before)} `
    : `${found.text} `;
}

/** A word that asks, anywhere. */
const asksWithin = /\b(?:what|whats|how|hows|which|who|when|where|why|cual|cuanto|cuando|donde)\b/;

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
