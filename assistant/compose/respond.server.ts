import type { State } from '../state.ts';
import { attackProbability } from '../understand/attacks.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { anyAsks, isYesNo } from '../understand/questions.ts';
import { articles } from '../understand/training-data.server.ts';
import { isSum, likeliestOf } from '../understand/wanted.ts';
import { afterComplaint } from './after-complaint.ts';
import type { Answer, Knowledge } from './answer.ts';
import { aside } from './asides.ts';
import { tellTime } from './clock-answer.ts';
import { complain, complaintProbability, minComplaint } from './complaint-answer.server.ts';
import { fromFacts } from './fact-answer.server.ts';
import { helpWithForm } from './form-help.ts';
import { isCorrection, readAgain, withApology } from './misread.ts';
import { withoutSum } from './no-sum-answer.ts';
import { declineOther, declineTopic } from './off-topic.ts';
import { otherQuestions } from './other-questions.ts';
import { aboutOwnDetails } from './own-details.ts';
import { acceptsOffer, offerForm, toPerson } from './person.ts';
import { refuse } from './refusal.ts';
import { sayAgain } from './say-again.ts';
import {
  admitLanguages,
  answerRemark,
  greet,
  greetByName,
  hearAbout,
  smallTalk,
  sympathize,
} from './small-talk.ts';
import { compute, computeBare, tellTrial } from './sum-answer.ts';
import { toAudit } from './to-audit.ts';
import { uncapitalize, unrepeated } from './wording.ts';

/**
 * Answers a message.
 * @param before the state before the message.
 * @param state the state with the message.
 */
export function respond(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer {
  const first = withOther(
    found(meaning, before, state, knowledge),
    meaning,
    before,
    state,
    knowledge,
  );
  const answer = offerForm(first, meaning, state, knowledge);
  const text = unrepeated(answer.text, meaning.language, before, knowledge.site);
  const said = { ...answer, text: withApology(text, answer.kind, meaning, before, knowledge) };
  return { ...said, questions: otherQuestions(said, meaning, knowledge) };
}

/** A sum and a fact, if one question asks for each: `how much is Pro for a year, and does it post on TikTok`. */
function withOther(
  answer: Answer,
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer {
  const { questions } = meaning;
  if ((answer.kind !== 'sum' && answer.kind !== 'facts') || questions.length !== 2) return answer;
  const asked = questions.map((question) => ({
    ...meaning,
    folded: question,
    questions: [question],
    wanted: knowledge.classifier.wanted(question, before.lastLabel, before.earlierLabel),
  }));
  const ofSum = asked.find(({ wanted }) => isSum(wanted) && wanted.sum.ask !== 'contents');
  const ofFact = asked.find(({ wanted }) => wanted.sum.ask === 'contents' || wanted.sure);
  if (!ofSum || !ofFact || ofSum === ofFact) return answer;
  const sum = answer.kind === 'sum' ? answer : compute(ofSum, before, state, knowledge);
  const fact = fromFacts(ofFact, before, state, knowledge);
  if (!sum || fact?.kind !== 'facts') return answer;
  const texts = ofFact === asked[0] ? [fact.text, sum.text] : [sum.text, fact.text];
  const links = new Map([...sum.links, ...fact.links].map((one) => [one.href, one]));
  return { ...sum, text: texts.join(' '), links: [...links.values()] };
}

function found(meaning: Meaning, before: State, state: State, knowledge: Knowledge): Answer {
  return (
    sayAgain(meaning, before, knowledge) ??
    admitLanguages(meaning, state, knowledge) ??
    greet(meaning, state, knowledge) ??
    helpWithForm(meaning, before, state, knowledge) ??
    aboutOwnDetails(meaning, before, state, knowledge) ??
    afterComplaint(meaning, before, state, knowledge) ??
    tellTrial(meaning, before, state, knowledge) ??
    answerSure(meaning, before, state, knowledge) ??
    withoutSum(meaning, state, knowledge) ??
    computeBare(meaning, before, state, knowledge) ??
    sympathize(meaning, state, knowledge) ??
    aside(meaning, before, state, knowledge) ??
    complain(meaning, before, state, knowledge) ??
    refuse(meaning, before, state, knowledge, 'certain') ??
    toPerson(meaning, before, state, knowledge) ??
    toAudit(meaning, before, state) ??
    smallTalk(meaning, before, state, knowledge) ??
    hearAbout(meaning, before, false) ??
    greetByName(meaning, before) ??
    tellTime(meaning, before, state, knowledge) ??
    declineTopic(meaning, state, knowledge) ??
    compute(meaning, before, state, knowledge) ??
    refuse(meaning, before, state, knowledge, 'likely') ??
    fromLibrary(meaning, knowledge, true) ??
    fromFacts(meaning, before, state, knowledge) ??
    fromLibrary(meaning, knowledge, false) ??
    hearAbout(meaning, before, true) ??
    declineOther(meaning, state, knowledge)
  );
}

/** Answers what the classifier is sure of, before expressions read the message. */
function answerSure(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { contact, folded, wanted } = meaning;
  const { label = '', probability = 0 } = wanted.sure ?? {};
  if (Object.keys(contact).length > 0 || acceptsOffer(folded, before)) return undefined;
  const isFirst = before.replies.length === 0;
  const mostDoubtful = isFirst ? minComplaint : Math.max(minDoubtful, probability);
  if (complaintProbability(meaning, knowledge) > mostDoubtful) return undefined;
  const doubt = Math.max(minDoubtful, likeliestOf(wanted).probability);
  if (attackProbability(folded, knowledge.classifier) > doubt) return undefined;
  // After the first message, most numbers aren't there to be computed with.
  const sum =
    wanted.sum.probability > (isFirst || ofMoney.test(label) ? minSum : probability)
      ? compute(meaning, before, state, knowledge)
      : undefined;
  if (sum) return wanted.sum.probability > minSureSum ? sum : undefined;
  // `for both my barber shops`, after a sum
  if (state.asked && !isSum(wanted)) {
    const changed = compute(meaning, before, state, knowledge);
    if (changed) return changed;
  }
  if (!endsInQuestion(meaning, before, knowledge)) {
    const remark =
      readAgain(meaning, before, state, knowledge) ??
      answerRemark(meaning, before, state, knowledge);
    if (remark) return remark;
  }
  if (!label || answeredElsewhere.test(label)) return undefined;
  // A statement, such as `I own a bakery`
  if (label === 'agent.industry' && hearAbout(meaning, before, true)) return undefined;
  // `phones on yet?`
  if (tellTime(meaning, before, state, knowledge)) return undefined;
  return fromFacts(meaning, before, state, knowledge);
}

/** Whether a question comes after a remark: `ah no sabia. y eso donde lo veo`. */
function endsInQuestion(
  meaning: Meaning,
  { lastLabel, earlierLabel }: State,
  { classifier }: Knowledge,
): boolean {
  const last = meaning.folded.split(/[.?!;] /).at(-1) ?? '';
  if (last === meaning.folded) return false;
  // `thank you for the arithmetic. can i begin in late april?`
  const isAsked = last.endsWith('?') && last.split(' ').length >= minWords && isYesNo(last);
  const wanted = classifier.wanted(last, lastLabel, earlierLabel);
  // `va. hay garantia?`
  const asksFact =
    !isCorrection(meaning) && anyAsks([last]) && wanted.facts.has(likeliestOf(wanted).label);
  return isAsked || asksFact || wanted.sure !== undefined;
}

/** Words from which a question at the end of a message is more than `right?`. */
const minWords = 4;

/** Facts that are said by the clock, with a form, or with the visitor's town. */
const answeredElsewhere = /^(?:(?:hours|person|call|area|phone)\.|prices\.discount$)/;
/** Probability from which a sum that can be computed is preferred to the fact, and to all else. */
const minSum = 0.05;
const minSureSum = 0.5;
/** Facts to which such a sum is always preferred. */
const ofMoney = /^(?:prices\.(?:all|lowest)|savings\.(?!claim|costs))/;
/** Probability of a complaint or an attack from which a message may be one, if it is more than that of the fact. */
const minDoubtful = 0.5;

/** @param onlyIfWanted only for requests for something to read. */
function fromLibrary(
  { folded, language }: Meaning,
  { library, classifier }: Knowledge,
  onlyIfWanted: boolean,
): Answer | undefined {
  const [top] = classifier.classify(folded);
  const wanted = top?.label === articles;
  if (onlyIfWanted && !wanted) return undefined;
  const match = library
    .search(folded)
    .find(
      ({ matched, coverage, similarity }) =>
        wanted || (matched >= 2 && coverage >= 0.75 && similarity >= 0.4),
    );
  if (!match) return undefined;
  const { title, text, link } = match.entry;
  const intro = { en: 'Yes, there is', es: 'Sí, hay' }[language];
  const [first = ''] = text.match(/[^.]+\./) ?? [text];
  return {
    kind: 'article',
    text: `${intro} “${title}”: ${uncapitalize(first.trim())}`,
    links: [link],
  };
}
