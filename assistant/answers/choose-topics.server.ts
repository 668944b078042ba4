import { type PlanId, planIds } from '../../app/facts/prices.ts';
import type { Prediction, TopicClassifier } from '../topics/classifier.server.ts';
import { namesIn } from '../topics/entities.server.ts';
import { sentences } from '../topics/language.server.ts';
import { attack, outOfScope } from '../topics/training-data.server.ts';

/** A second topic is answered too from this share of the first one's probability on. */
const secondTopicShare = 0.15;
/** A question counts as an attack above this probability. */
const attackThreshold = 0.5;
/**
 * Probability of being out of scope: up to `from` the topic is answered, above `to` the question is
 * declined, and in between the answer says that it may be wrong.
 */
const doubt = { from: 0.2, to: 0.65 };
/** Topics below this probability are not answered. */
const minProbability = 0.1;
/** Longer sentences, in words, are classified clause by clause. */
const maxSentence = 12;
/** Weight of the last clause: it usually contains the question. */
const lastClauseWeight = 1.6;
/** Weight of the whole text next to its clauses. */
const wholeTextWeight = 1.5;
/** Weight of a clause's out-of-scope labels: most clauses of a long story are out of scope. */
const outOfScopeWeight = 0.5;
/** Topics that accompany a question and are answered only alone. */
const smallTalk = ['hello', 'thanks'];

/** Meaning of a question. */
export interface Interpretation {
  /** Ids of at most two topics, the more probable first; none if no topic fits. */
  about: readonly string[];
  isAttack: boolean;
  /** Whether it is possibly out of scope. */
  isDoubtful: boolean;
  /** Plans named in it, in the order of `planIds`. */
  plans: readonly PlanId[];
}

/**
 * Chooses the topics of a question. A short follow-up ("and Pro?") is classified together with the
 * question before it.
 */
export function chooseTopics(
  question: string,
  before: string | undefined,
  classifier: TopicClassifier,
): Interpretation {
  const alone = interpret(question, classifier);
  if (before === undefined || !isFollowUp(question, alone)) return alone;
  return { ...interpret(`${before} ${question}`, classifier), plans: alone.plans };
}

function interpret(question: string, classifier: TopicClassifier): Interpretation {
  const predictions = predict(question, classifier);
  const of = (label: string) => predictions.find((one) => one.label === label)?.probability ?? 0;
  const outside = of(attack) + of(outOfScope);
  const named = namesIn(question);
  const interpretation = {
    isAttack: of(attack) > attackThreshold && of(attack) > of(outOfScope),
    isDoubtful: outside > doubt.from,
    plans: planIds.filter((plan) => named.has(plan)),
  };
  const [first, second] = topicsOf(predictions);
  if (!first || outside > doubt.to) return { ...interpretation, about: [] };
  const isSecond = second && second.probability >= secondTopicShare * first.probability;
  return {
    ...interpretation,
    about: isSecond && !interpretation.isDoubtful ? [first.label, second.label] : [first.label],
  };
}

/** Topics that are probable enough, most probable first; small talk only if there is no other. */
function topicsOf(predictions: readonly Prediction[]): Prediction[] {
  const likely = predictions.filter(
    ({ label, probability }) => probability >= minProbability && isTopic(label),
  );
  const asked = likely.filter(({ label }) => !smallTalk.includes(label));
  return asked.length > 0 ? asked : likely;
}

/**
 * Predictions for a text. In a long one, the clause with the question, usually the last, counts more
 * than the story around it.
 */
function predict(question: string, classifier: TopicClassifier): Prediction[] {
  const whole = classifier.classify(question);
  const parts = clauses(question);
  if (parts.length < 2) return whole;
  const sums = new Map<string, number>();
  let total = 0;
  const add = (predictions: readonly Prediction[], weight: number, outsideWeight: number) => {
    total += weight;
    for (const { label, probability } of predictions) {
      const share = isTopic(label) ? weight : weight * outsideWeight;
      sums.set(label, (sums.get(label) ?? 0) + share * probability);
    }
  };
  add(whole, wholeTextWeight, 1);
  for (const [index, part] of parts.entries()) {
    const predictions = classifier.classify(part);
    // A clause of the story is a little about many topics, the one with the question clearly about one.
    const sure = predictions.find(({ label }) => isTopic(label))?.probability ?? 0;
    add(predictions, index === parts.length - 1 ? lastClauseWeight * sure : sure, outOfScopeWeight);
  }
  return [...sums]
    .map(([label, sum]) => ({ label, probability: sum / total }))
    .sort((a, b) => b.probability - a.probability);
}

const isTopic = (label: string) => label !== attack && label !== outOfScope;

function clauses(question: string): string[] {
  return sentences(question).flatMap((sentence) =>
    countWords(sentence) <= maxSentence
      ? [sentence]
      : sentence
          .split(/[,:–—]|\b(?:but|because|so|and|anyway|pero|porque)\b/)
          .filter((clause) => countWords(clause) > 2),
  );
}

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Whether a question continues the one before it. */
function isFollowUp(question: string, { about }: Interpretation): boolean {
  if (countWords(question) > 6) return false;
  return about.length === 0 || /^(and|or|what about|how about|y|o|que tal|also)\b/i.test(question);
}
