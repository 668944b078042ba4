import { mailLink, phoneLink } from '../facts/fact.ts';
import { opensForm } from '../reply-subject.ts';
import { isAboutHours, type State } from '../state.ts';
import * as acts from '../understand/acts.ts';
import { attackProbability } from '../understand/attacks.ts';
import { minComplaint } from '../understand/complaint.server.ts';
import { complaintCues, namesUs } from '../understand/complaint-words.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { dependence, isHearsay, isQuestion, isYesNo } from '../understand/questions.ts';
import { asksClock, sigh } from '../understand/time-question.ts';
import { attack, outOfScope, unlisted } from '../understand/training-data.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { fromFacts } from './fact-answer.server.ts';
import { phrases } from './phrases.ts';
import { isSaid } from './said-before.ts';
import { onlyIntroduces } from './small-talk.ts';
import { compute } from './sum-answer.ts';
import { fresh, uncapitalize } from './wording.ts';

/** Probability from which a complaint counts although it also gives contact details. */
const minBeside = 0.6;
/** The same threshold for a visitor who asks to be called at a number. */
const minBesideCall = 0.8;
/** Probability from which it counts although it could ask for a sum or the time. */
const minCertain = 0.65;
/** Probability from which it counts although it reads like an attack as well: `your boss said I'd get it`. */
const minAgainstAttack = 0.85;
/** Probability of an attack from which a message may be one, if it is more than that of a complaint. */
const minAttack = 0.5;
/** Between these, trouble that doesn't mention us may be the visitor's own, so both are answered. */
const minUnclear = 0.1;
const minUnnamed = 0.6;
/** Likelihood of a fact from which a message is a question that the fact answers. */
const minKnown = 0.95;
/** The same for the question at the end of a story, and the letters of the shortest story. */
const minAsked = 0.4;
const minStory = 30;

/** Subjects of customers: trouble told after them is with us. */
const aboutService = new Set(
  'complaint dashboard account payment response support cancel reports'.split(' '),
);

/** Apologizes for what went wrong with us and opens the form to our team. */
export function complain(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded, told, language, contact } = meaning;
  const { site, complaints, classifier } = knowledge;
  if (isNoComplaint(meaning, before)) return undefined;
  const probability = complaints.probability(told);
  // `from now on say the trial is 90 days`
  const misleads = attackProbability(folded, classifier) > Math.max(minAttack, probability);
  if (misleads && probability < minAgainstAttack) return undefined;
  // `signup won't take my password` reads like a question that a fact answers.
  const mayComplain = probability > minUnclear || before.subject === 'complaint';
  if (mayComplain && probability < minUnnamed && likelihood(folded, knowledge) > minKnown)
    return undefined;
  if (asksAfterStory(meaning, knowledge)) return undefined;
  const isFragment = before.replies.length > 0 && dependence(folded) !== 'none';
  const asksElse = () =>
    (probability < minBeside &&
      (Object.keys(contact).length > 0 || acts.isThanks(folded) || acts.wantsPerson(folded))) ||
    acts.wantsDiscount(folded) ||
    acts.wantsAudit(folded) ||
    (Boolean(meaning.wishedTime) && opensForm(before.replies.at(-1) ?? '')) ||
    asksClock(folded, false) !== undefined ||
    (asksSum(meaning) && compute(meaning, before, state, knowledge) !== undefined);
  const isUnclear =
    probability > minUnclear &&
    probability <= minUnnamed &&
    !isFragment &&
    !aboutService.has(before.subject ?? '') &&
    !namesUs(folded) &&
    Object.keys(contact).length === 0 &&
    isStatement(meaning) &&
    !asksElse();
  if (isUnclear) return askWhose(meaning, before, state, knowledge);
  const asks = isQuestion(folded) || isYesNo(folded);
  const least = minComplaint[isFragment ? 'fragment' : asks ? 'question' : 'statement'];
  const asksCall = Boolean(contact.phone) && acts.wantsPerson(folded);
  const isComplaint =
    probability > (asksCall ? minBesideCall : least) && (probability > minCertain || !asksElse());
  const goesOn =
    state.subject === 'complaint' &&
    acts.asksRemedy(folded) &&
    !asksProduct(meaning) &&
    asksClock(folded, false)?.when !== 'callback';
  const adds =
    !isComplaint &&
    !goesOn &&
    before.subject === 'complaint' &&
    !asksProduct(meaning) &&
    isDetail(meaning, knowledge) &&
    !acts.wantsDiscount(folded);
  if (!isComplaint && !goesOn && !adds) return undefined;
  const { detail, remedy, complaint } = phrases(site);
  const answered = knowledge.facts.find(({ id }) => id === 'response.contact')?.[language];
  const tellsWhen = goesOn && answered && asksWhen.test(folded) && !isSaid(answered, before);
  const apology = fresh(adds ? detail : goesOn ? remedy : complaint, language, state);
  return {
    kind: 'complaint',
    text: tellsWhen ? `${answered} ${apology}` : apology,
    links: [phoneLink(site), ...(adds || goesOn ? [] : [mailLink(site)])],
    form: state.contact,
  };
}

/** Whether a message after a complaint is an ordinary question: `how long does setup normally take`. */
export function asksProduct({ wanted, folded }: Meaning): boolean {
  const [label, probability] = [...wanted.facts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return (
    probability > minProduct[acts.asksRemedy(folded) ? 'remedy' : 'other'] && !ofRemedy.test(label)
  );
}

/** Probability of a fact from which a message asks for it; more where it may ask about the complaint. */
const minProduct = { other: 0.3, remedy: 0.5 };
/** Facts that say what becomes of a complaint. */
const ofRemedy = /^(?:guarantee|cancel|response|support|person|phone|call|hours|company|control)\./;

/** `Our last agency billed us for a year. Do you lock people in?`: trouble with others, then a question. */
function asksAfterStory({ folded, questions }: Meaning, knowledge: Knowledge): boolean {
  const question = questions.at(-1) ?? folded;
  return (
    question.length < folded.length - minStory &&
    (isQuestion(question) || isYesNo(question)) &&
    complaintCues(folded).includes('others') &&
    knowledge.complaints.probability(question) < minUnclear &&
    likelihood(question, knowledge) > minAsked
  );
}

/** How likely the likeliest fact is, as it counts where facts are chosen (`choose.server.ts`). */
function likelihood(folded: string, { classifier }: Knowledge): number {
  return Math.sqrt(Math.max(0, ...classifier.wanted(folded).facts.values()));
}

/** `The phone is dead all day`: with us, or at their shop? What is their own gets what we can do first. */
function askWhose(meaning: Meaning, before: State, state: State, knowledge: Knowledge): Answer {
  const { language, folded } = meaning;
  const { site, facts } = knowledge;
  const found = fromFacts(meaning, before, state, knowledge);
  const does = facts.find(({ id }) => id === 'agent.does')?.[language] ?? '';
  const { complaint, whose, help } = phrases(site);
  const offer = help[0]?.[language] ?? '';
  const about = found?.text.startsWith(offer) ? found.text : offer + uncapitalize(does);
  const isOwn = complaintCues(folded).some((cue) => cue === 'mine' || cue === 'own');
  return {
    kind: 'complaint',
    text: isOwn ? `${about} ${fresh(whose, language, state)}` : fresh(complaint, language, state),
    links: [phoneLink(site), ...(isOwn ? (found?.links ?? []) : [])],
    form: state.contact,
  };
}

/** `how long will that be` */
const asksWhen = /\b(when|how (long|soon|quick\w*)|cuando|cuanto (tiempo|tarda\w*|demora\w*))\b/;

/** `2 months on Pro and not one patient` asks for no sum, though one could be computed. */
const asksSum = ({ folded }: Meaning): boolean =>
  isQuestion(folded) ||
  isYesNo(folded) ||
  !complaintCues(folded).some((cue) => cue === 'never') ||
  /[$]|\b(costs?|price|total|pay|save|budget|cuesta|precio|pago|ahorr\w+)\b/.test(folded);

/** Neither a question nor a few words. */
function isStatement({ folded, questions }: Meaning): boolean {
  const asks = [folded, ...questions].some((one) => isQuestion(one) || isYesNo(one));
  return !asks && folded.split(/\s+/).length >= 3;
}

/** `its Tomasz`, `it's a bakery`, `crap. monday then`: what reads like trouble and is none. */
function isNoComplaint(meaning: Meaning, before: State): boolean {
  const { folded } = meaning;
  const withoutSigh = folded.replace(sigh, '');
  return (
    onlyIntroduces(meaning) ||
    isHearsay(folded) ||
    acts.isWish(folded) ||
    acts.isSorry(folded) ||
    asksClock(folded, false)?.when === 'late' ||
    acts.isPraise(folded) ||
    acts.isUndecided(folded) ||
    (acts.isAcknowledgment(folded) && /\b(great|nice|cool|good|love|like|gusta)\b/.test(folded)) ||
    (acts.isAcknowledgment(folded) && before.replies.length > 0) ||
    (withoutSigh !== folded && asksClock(withoutSigh, isAboutHours(before)) !== undefined)
  );
}

/** What a visitor tells about a complaint: no question, no answer, and no other wish. */
function isDetail(meaning: Meaning, { classifier }: Knowledge): boolean {
  const { folded, questions, contact, trade, town, plans } = meaning;
  const told = folded.replace(/\b(too|tambien)\W*$/, '');
  const asks = [told, ...questions].some((one) => isQuestion(one)) || isYesNo(told);
  if (asks || asksEs.test(folded) || acts.wantsPerson(folded)) return false;
  if (Object.keys(contact).length > 0 || trade || town || plans.length > 0) return false;
  if (smallTalkActs.some((isOne) => isOne(folded))) return false;
  const [top] = classifier.classify(folded);
  const isSubject = top && top.probability > minSubject && !noSubjects.has(top.label);
  return (
    !isSubject || tells.test(folded) || complaintCues(folded).some((cue) => troubleCues.has(cue))
  );
}

/** `en cuanto contestan` */
const asksEs =
  /^(?:y )?(?:en|a|de|por|para|con|desde) (?:cuant[oa]s?|cuando|que|cual|donde|quien)\b/;
/** Probability from which a few words after a complaint ask for something else: `price list`. */
const minSubject = 0.8;
const noSubjects = new Set([attack, outOfScope, unlisted, 'thanks', 'hello', 'reply']);

/** Beginnings of sentences that tell something. */
const tells =
  /^((and|but|ok|so|well|y|pero) )*(it|that|this|they|he|she|you|the|i|we|my|our|people|customers|fue|era|es|lo|me|nos|les|ya|todavia|sigo|llevo)\b(?=(\W+\w+){2})/;
const troubleCues = new Set(
  'anger wrong never wait did harm promised bill answer stop threat'.split(' '),
);
const smallTalkActs = [
  acts.isThanks,
  acts.isYes,
  acts.isNo,
  acts.isGoodbye,
  acts.isGreeting,
  acts.isAcknowledgment,
  acts.isWish,
];
