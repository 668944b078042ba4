import { type PlanId, planIds } from '../../app/facts/site.ts';
import type { Guess, TopicClassifier } from '../topics/classifier.server.ts';
import { namesIn } from '../topics/entities.server.ts';
import { attack, outOfScope } from '../topics/examples.server.ts';
import { sentences } from '../topics/language.server.ts';

/** A second topic is answered as well when it is at least this probable beside the first. */
const secondShare = 0.15;
/** From this probability on, a question is taken for an attack. */
const attacking = 0.5;
/** Below the first, a question is about this site; above the second, about something else. */
const doubt = { from: 0.2, to: 0.65 };
/** Below it, no topic is probable enough to be answered. */
const least = 0.1;
/** Words from which on a sentence is read clause by clause. */
const long = 12;
/** How much the last clause counts beside the others: it is mostly the one that asks. */
const lastWeight = 1.6;
/** How much the whole text counts beside its clauses. */
const wholeWeight = 1.5;
/** How much a clause about something else counts: of a story, most are. */
const strayWeight = 0.5;
/** Said beside what is asked. */
const smallTalk = ['hello', 'thanks'];

/** What a question is taken to be. */
export interface Reading {
  /** Ids of what it is about, the likelier first, two at most; none where nothing here answers it. */
  about: readonly string[];
  isAttack: boolean;
  /** Whether it is as likely about something else. */
  isDoubtful: boolean;
  /** Plans that it names, in the order of `planIds`. */
  plans: readonly PlanId[];
}

/** Reads a question; a short one that makes no sense alone together with the one before it. */
export function read(
  question: string,
  before: string | undefined,
  classifier: TopicClassifier,
): Reading {
  const alone = readAlone(question, classifier);
  if (before === undefined || !goesOn(question, alone)) return alone;
  return { ...readAlone(`${before} ${question}`, classifier), plans: alone.plans };
}

function readAlone(question: string, classifier: TopicClassifier): Reading {
  const guesses = guess(question, classifier);
  const of = (label: string) => guesses.find((one) => one.label === label)?.probability ?? 0;
  const outside = of(attack) + of(outOfScope);
  const named = namesIn(question);
  const reading = {
    isAttack: of(attack) > attacking && of(attack) > of(outOfScope),
    isDoubtful: outside > doubt.from,
    plans: planIds.filter((plan) => named.has(plan)),
  };
  const [first, second] = topicsOf(guesses);
  if (!first || outside > doubt.to) return { ...reading, about: [] };
  const isSecond = second && second.probability >= secondShare * first.probability;
  return {
    ...reading,
    about: isSecond && !reading.isDoubtful ? [first.label, second.label] : [first.label],
  };
}

/** The topics that are likely enough, the likeliest first; small talk only where there is no other. */
function topicsOf(guesses: readonly Guess[]): Guess[] {
  const likely = guesses.filter(({ label, probability }) => probability >= least && isTopic(label));
  const asked = likely.filter(({ label }) => !smallTalk.includes(label));
  return asked.length > 0 ? asked : likely;
}

/** In a long text the clause that asks, mostly the last, tells more than the story around it. */
function guess(question: string, classifier: TopicClassifier): Guess[] {
  const whole = classifier.classify(question);
  const parts = clauses(question);
  if (parts.length < 2) return whole;
  const sums = new Map<string, number>();
  let total = 0;
  const add = (guesses: readonly Guess[], weight: number, stray: number) => {
    total += weight;
    for (const { label, probability } of guesses) {
      const share = isTopic(label) ? weight : weight * stray;
      sums.set(label, (sums.get(label) ?? 0) + share * probability);
    }
  };
  add(whole, wholeWeight, 1);
  for (const [index, part] of parts.entries()) {
    const guesses = classifier.classify(part);
    // A clause of the story is about many things a little, the one that asks about one.
    const sure = guesses.find(({ label }) => isTopic(label))?.probability ?? 0;
    add(guesses, index === parts.length - 1 ? lastWeight * sure : sure, strayWeight);
  }
  return [...sums]
    .map(([label, sum]) => ({ label, probability: sum / total }))
    .sort((a, b) => b.probability - a.probability);
}

const isTopic = (label: string) => label !== attack && label !== outOfScope;

function clauses(question: string): string[] {
  return sentences(question).flatMap((sentence) =>
    countWords(sentence) <= long
      ? [sentence]
      : sentence
          .split(/[,:–—]|\b(?:but|because|so|and|anyway|pero|porque)\b/)
          .filter((clause) => countWords(clause) > 2),
  );
}

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** "And Pro?" goes with the question before it. */
function goesOn(question: string, { about }: Reading): boolean {
  if (countWords(question) > 6) return false;
  return about.length === 0 || /^(and|or|what about|how about|y|o|que tal|also)\b/i.test(question);
}
