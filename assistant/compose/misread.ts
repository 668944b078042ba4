import { type Fact, pages } from '../facts/fact.ts';
import { statedIn } from '../facts/stated-facts.ts';
import { labelOfPhrase } from '../reply-subject.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { saysMisread } from '../understand/wanted.ts';
import type { Answer, Knowledge } from './answer.ts';
import { phrases } from './phrases.ts';
import { comparedLabel, factOf, planOf } from './plan-of.ts';
import { isSaid } from './said-before.ts';
import { sentenceOf } from './sentence.ts';
import { fresh, uncapitalize } from './wording.ts';

/** Matches a correction of our last answer: `no i mean the price`, `thats not what i asked. does it post`. */
const corrects =
  /\bnot what (?:i|we) (?:asked|meant|said|mean)\b|\b(?:i|we) (?:didn'?t|did not|never) (?:ask|say|said|asked)\b|\b(?:i|we) (?:asked|meant|was asking|am asking)\b|\bi'?m (?:asking|not asking)\b|^(?:no+|nah|nope|huh)\b.{0,12}\bi (?:mean|said)\b|\b(?:no|yo|te|le|les) (?:pregunt[eo]|dije|decia|hablo de)\b|\bno (?:es|era) (?:eso )?lo que pregunt[eo]\b|\bquise decir\b/;

/** Whether a message says that we misread the one before it. */
export const isCorrection = ({ folded, wanted }: Pick<Meaning, 'folded' | 'wanted'>): boolean =>
  saysMisread(wanted) || corrects.test(folded);

/**
 * Weights of three readings: of the misread question alone, of the correction alone, and of both together.
 * For 48 corrections in chats, they found what had been meant 25 times.
 */
const weights = { question: 1, correction: 0.25, both: 1 };
/** A fact below this mean of the readings is not said. */
const minMeant = 0.08;

/**
 * Answers a visitor who says that we misread the last question, or which part of it they mean: with the
 * likeliest fact that it didn't get.
 */
export function readAgain(
  meaning: Meaning,
  before: State,
  state: State,
  knowledge: Knowledge,
): Answer | undefined {
  const { folded, wanted } = meaning;
  const { lastQuestion, replies } = before;
  const reply = replies.at(-1);
  const isSure = wanted.sure && !isTried(factOf(wanted.sure.label, undefined, before, knowledge));
  if (!lastQuestion || !reply || isSure) return undefined;
  const { classifier, facts, site } = knowledge;
  // `Which part can I clear up?`: `the address part`
  const isAnswer = phrases(site).misread.some((one) => reply.endsWith(one[meaning.language]));
  if (!isAnswer && !isCorrection(meaning)) return undefined;
  // The label of the last reply is no context of the question that it answered.
  const hasLabel = statedIn(reply, facts).length > 0 || labelOfPhrase(reply) !== undefined;
  const context = hasLabel ? [before.earlierLabel] : [before.lastLabel, before.earlierLabel];
  const readings = [
    [weights.question, classifier.wanted(lastQuestion, ...context)],
    [weights.correction, wanted],
    [weights.both, classifier.wanted(`${lastQuestion}. ${folded}`, ...context)],
  ] as const;
  const total = weights.question + weights.correction + weights.both;
  const plan = planOf(lastQuestion, meaning, before);
  let best: { fact: Fact; score: number } | undefined;
  for (const label of wanted.facts.keys()) {
    const score =
      readings.reduce((sum, [weight, one]) => sum + weight * (one.facts.get(label) ?? 0), 0) /
      total;
    if (score < Math.max(minMeant, best?.score ?? 0)) continue;
    const fact = factOf(comparedLabel(label, meaning, before), plan, before, knowledge);
    if (fact && !isTried(fact)) best = { fact, score };
  }
  if (!best) return undefined;
  const { fact } = best;
  const sentence = sentenceOf(fact, lastQuestion, meaning, state, classifier);
  const text = isAnswer ? sentence : afterApology(sentence);
  return { kind: 'facts', text, links: [pages[fact.page]] };

  /** As a part of another sentence, what was said before is no repetition. */
  function afterApology(sentence: string): string {
    const sorry = apology(meaning, before, knowledge);
    return isSaid(sentence, before)
      ? `${sorry.replace(/[.]$/, ':')} ${uncapitalize(sentence)}`
      : `${sorry} ${sentence}`;
  }

  function isTried(fact: Fact | undefined): boolean {
    return fact !== undefined && before.saidToIt.includes(fact.id);
  }
}

/** Adds an apology to the answer to a correction, unless the answer begins with yes or no, or has one. */
export function withApology(
  text: string,
  kind: Answer['kind'],
  meaning: Meaning,
  before: State,
  knowledge: Pick<Knowledge, 'site'>,
): string {
  const answers = kind === 'facts' || kind === 'sum';
  const isAfter = before.replies.length > 0 && before.lastLabel !== 'complaint';
  if (!answers || !isAfter || !corrects.test(meaning.folded)) return text;
  return /^(?:Yes|No|Sí|Sorry|My mistake|Perdón|Fue error)\b/.test(text)
    ? text
    : `${apology(meaning, before, knowledge)} ${text}`;
}

const apology = ({ language }: Meaning, before: State, { site }: Pick<Knowledge, 'site'>): string =>
  fresh(phrases(site).sorry, language, before);
