import type { Fact } from '../facts/fact.ts';
import { includedFeatures, labelOf } from '../facts/included-features.ts';
import type { State } from '../state.ts';
import { fold } from '../understand/language.server.ts';
import { type Meaning, subjectsOf } from '../understand/meaning.server.ts';
import { attack, outOfScope } from '../understand/training-data.server.ts';
import type { Wanted } from '../understand/wanted.ts';
import type { Knowledge } from './answer.ts';
import { partOf } from './part-of.ts';
import { comparedLabel, factOf, planOf } from './plan-of.ts';
import { wordCount } from './wording.ts';

/** Weight of how probably a fact is asked for, next to the probability of its topics. */
const likelihoodWeight = 2.5;
/** Weight of the probability that the question is about something else. */
const outsideWeight = 2;
/** Probability from which a fact is possible. */
const minProbability = 0.001;
/** Probability of `none` from which a message likely asks for no fact, and the least of a fact beside it. */
export const minNone = 0.45;
const minBesideNone = 0.2;
/** What a fact about a plan gains in a message that names the plan: `how many blogs and keywords on pro`. */
const namedPlan = 0.2;
/** A fact below this score is not said. */
const minScore = 0.3;

/**
 * Below this probability, a fact that the last reply stated counts less. Where it was the likeliest in
 * chats, it was right 18 of 33 times above, and 7 of 60 times below, where the next one was right 13 times.
 */
const minAgain = 0.8;
const againWeight = 0.2;
/** Below this probability, a fact with more words than most answers counts as little. */
const minLong = 0.4;
/** Words of an answer, unless one fact alone has more (issue 14: at most 45 words). */
export const maxWords = 45;

/** The names of features by the label of their facts: who asks about `competitor monitoring` names it. */
const featureNames: ReadonlyMap<string, string> = new Map(
  includedFeatures.map(({ id, en }) => [
    labelOf(id, 'plans'),
    fold(en.replace(/^(?:an?|the) /, '')),
  ]),
);

/** A fact with how well it answers a question. */
export interface Choice {
  fact: Fact;
  /** From 0.3 to 3.5. */
  score: number;
}

/**
 * Facts that answer a question, the best first; none if it is about something else. Two classifiers
 * decide: one of facts, which knows the answer before, and one of topics, which reads the question alone.
 */
export function chooseFacts(
  question: string,
  wanted: Wanted,
  meaning: Meaning,
  before: State,
  knowledge: Knowledge,
): Choice[] {
  const plan = planOf(question, meaning, before);
  const topics = subjectsOf(knowledge.classifier.classify(question));
  const ofTopics = (labels: readonly string[]) =>
    labels.reduce((sum, label) => sum + (topics.get(label) ?? 0), 0);
  // `how much for a coffee shop` isn't about coffee.
  const isForTrade = meaning.trade && wanted.sure?.label.startsWith('prices.');
  const outside = isForTrade ? 0 : ofTopics([outOfScope, attack]);
  // `can I hold back a worker's pay` asks for no fact, though one is always the likeliest.
  const least = wanted.others.none > minNone ? minBesideNone : minProbability;
  const choices: Choice[] = [];
  for (const [label, probability] of wanted.facts) {
    const name = featureNames.get(label);
    const fact =
      probability >= (name && question.includes(name) ? minProbability : least)
        ? factOf(comparedLabel(label, meaning, before), plan, before, knowledge)
        : undefined;
    if (!fact) continue;
    // `how long`, after the sentence on the trial, asks for a part of it.
    const isAgain =
      before.lastFacts.includes(fact.id) &&
      probability < minAgain &&
      !partOf(fact[meaning.language], meaning.folded);
    const isLong = probability < minLong && wordCount(fact.en) > maxWords;
    const likelihood = isAgain || isLong ? probability * againWeight : probability;
    const score =
      Math.min(1, ofTopics(fact.subjects)) +
      // The root of the probability, which falls less where several facts come into question.
      likelihoodWeight * Math.sqrt(likelihood) -
      outsideWeight * outside +
      (fact.plan && meaning.plans.includes(fact.plan) ? namedPlan : 0);
    if (score >= minScore) choices.push({ fact, score });
  }
  return choices.sort((a, b) => b.score - a.score);
}
