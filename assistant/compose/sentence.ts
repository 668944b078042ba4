import { capitalize } from '../../app/facts/plan-copy.ts';
import type { Fact } from '../facts/fact.ts';
import type { State } from '../state.ts';
import { alternativesIn, chosen } from '../understand/either-or.ts';
import { fold } from '../understand/language.server.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { asksLikeBefore, isYesNo, namesInstance } from '../understand/questions.ts';
import type { Knowledge } from './answer.ts';
import { personal } from './personal.ts';
import { isAdvised } from './plan-advice.ts';
import { uncapitalize } from './wording.ts';
import { yesOrNo } from './yes-or-no.ts';

/**
 * A fact as the answer to a question: with yes or no, or which of two; the visitor's trade and town.
 * @param known yes or no if that is known already, null if none is asked for.
 */
export function sentenceOf(
  fact: Fact,
  question: string,
  meaning: Meaning,
  state: State,
  classifier: Knowledge['classifier'],
  known?: boolean | null,
): string {
  const { language } = meaning;
  const yes =
    known === undefined
      ? (isAdvised(fact, question, meaning.plans) ?? answerOf(fact, question, state, classifier))
      : (known ?? undefined);
  const own = personal(fact, question, meaning, state);
  const sentence = own?.[language] ?? uncapitalize(fact[language]);
  // `what about Richmond` asks for yes or no as well.
  const answer = own?.yes ?? yes;
  if (answer === undefined) return withChoice(question, capitalize(sentence));
  const word = { en: answer ? 'Yes' : 'No', es: answer ? 'Sí' : 'No' }[language];
  return `${word}, ${sentence}`;
}

/** Yes or no, as a fact answers a question that asks for it. */
function answerOf(
  fact: Fact,
  typed: string,
  state: State,
  classifier: Knowledge['classifier'],
): boolean | undefined {
  // The `no` of `yes or no` denies nothing.
  const question = typed.replace(eitherWord, '');
  // `and on Starter?` asks as the question before it did.
  if (asksLikeBefore(question)) {
    const alike = state.asksYesNo || namesInstance.test(question) || fact.id.startsWith('area.');
    return alike ? yesOrNo(fact, question) : undefined;
  }
  const asks = isYesNo(typed);
  if (!asks && (alternativesIn(question) || asksWhat.test(question))) return undefined;
  const { same, opposite, neither } = classifier.yesNo(question, fact);
  const known =
    asks && !isCondition.test(question) && (neither < minNeither || hasTag.test(question))
      ? yesOrNo(fact, question)
      : undefined;
  if (known !== undefined) return known;
  if (Math.max(same, opposite) < minYesNo) return undefined;
  // What a plan has or hasn't is in its fact.
  const isOfPlan = fact.plan && (fact.about || fact.yes === false);
  const isOpposite = isOfPlan ? undefined : opposite > same;
  return yesOrNo(fact, question, isOpposite);
}

/**
 * Probability from which an answer begins with yes or no, and of neither from which it doesn't, even if
 * the question looks like one. Of 3,344 answers in chats that it had not learned from, 87% begin rightly.
 */
const minYesNo = 0.6;
const minNeither = 0.9;

/**
 * `but how many weeks ahead can i see it`. Of 11,000 messages in chats that begin so, 2.5% get yes or no,
 * most of them for what follows a comma.
 */
const asksWhat =
  /^(?:(?:and|but|so|ok|okay|y|pero|entonces)[ ,]+)*(?:how(?! (?:about|come)\b)|where|which|who|why|what(?! (?:if|about)\b)|when(?:'?s| (?:do|does|did|is|are|will|would|can|could|should)) |cuanto|cuantos|cuantas|donde|cual|quien|como)\b[^,]*$/;

/** `pro has monthly reports doesn't it` surely asks for yes or no. */
const hasTag =
  /\b(?:(?:does|do|is|are|has|have|did|was|were|will|can|would)n['’]?t (?:it|they|you|he|she|we|that|there)|right|verdad|cierto)\W*$/;

const eitherWord = /[, ]*\b(?:yes or no|y\/n|si o no)\b/;

/** `and after the trial?`, `y cuando cancelo?` ask what happens. */
const isCondition = /^(?:(?:and|but|so|ok|y|pero) )+(?:after|if|when|once|cuando|despues)\b/;

/** `monthly or yearly?` is answered with the alternative, unless the sentence names it. */
function withChoice(question: string, sentence: string): string {
  const alternatives = alternativesIn(question);
  const name = alternatives && chosen(alternatives, fold(sentence))?.name;
  return name ? `${capitalize(name)}. ${sentence}` : sentence;
}
