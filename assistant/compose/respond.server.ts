import type { State } from '../state.ts';
import { attackProbability } from '../understand/attacks.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { articles } from '../understand/training-data.server.ts';
import { afterComplaint } from './after-complaint.ts';
import type { Answer, Knowledge } from './answer.ts';
import { aside } from './asides.ts';
import { tellTime } from './clock-answer.ts';
import { asksProduct, complain } from './complaint-answer.server.ts';
import { fromFacts } from './fact-answer.server.ts';
import { helpWithForm } from './form-help.ts';
import { withoutSum } from './no-sum-answer.ts';
import { declineOther, declineTopic } from './off-topic.ts';
import { offerForm, toPerson } from './person.ts';
import { refuse } from './refusal.ts';
import {
  admitLanguages,
  greet,
  greetByName,
  hearAbout,
  smallTalk,
  sympathize,
} from './small-talk.ts';
import { compute, computeBare, tellTrial } from './sum-answer.ts';
import { switchLanguage } from './switch-language.ts';
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
  const answer = offerForm(found(meaning, before, state, knowledge), meaning, state, knowledge);
  return { ...answer, text: unrepeated(answer.text, meaning.language, before, knowledge.site) };
}

function found(meaning: Meaning, before: State, state: State, knowledge: Knowledge): Answer {
  return (
    switchLanguage(meaning, before, knowledge) ??
    admitLanguages(meaning, state, knowledge) ??
    greet(meaning, state, knowledge) ??
    tellTrial(meaning, before, state, knowledge) ??
    withoutSum(meaning, state, knowledge) ??
    computeBare(meaning, before, state, knowledge) ??
    helpWithForm(meaning, before, state, knowledge) ??
    answerSure(meaning, before, state, knowledge) ??
    sympathize(meaning, state, knowledge) ??
    aside(meaning, before, state, knowledge) ??
    afterComplaint(meaning, before, state, knowledge) ??
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

/** Answers a message that asks for a sum or a fact without a doubt, before it is read in another way. */
function answerSure(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { contact, told, folded, wanted } = meaning;
  const { label = '', probability = 0 } = wanted.sure ?? {};
  const { classifier, complaints } = knowledge;
  if (Object.keys(contact).length > 0) return undefined;
  if (complaints.probability(told) > Math.max(minDoubtful, probability)) return undefined;
  // What becomes of a complaint is no question about the product.
  if (before.subject === 'complaint' && !asksProduct(meaning)) return undefined;
  if (attackProbability(folded, classifier) > Math.max(minDoubtful, probability)) return undefined;
  const maySum = wanted.sum.probability > minSum || ofMoney.test(label);
  const sum = maySum ? compute(meaning, before, state, knowledge) : undefined;
  if (sum) return wanted.sum.probability > minSureSum ? sum : undefined;
  if (!label || answeredElsewhere.test(label)) return undefined;
  // `phones on yet?`
  if (tellTime(meaning, before, state, knowledge)) return undefined;
  return fromFacts(meaning, before, state, knowledge);
}

/** Facts that are said by the clock, with a form, or with the visitor's town. */
const answeredElsewhere = /^(?:(?:hours|person|call|area|phone)\.|prices\.discount$)/;
/** Probability from which a sum that can be computed is preferred to the fact, and to all else. */
const minSum = 0.05;
const minSureSum = 0.5;
/** Facts to which such a sum is always preferred. */
const ofMoney = /^(?:prices\.(?:all|lowest)|savings\.(?!claim|costs))/;
/** Probability of a complaint or an attack from which such a message may be one, if it is more than that of the fact. */
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
