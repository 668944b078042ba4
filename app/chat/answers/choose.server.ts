import { type PlanId, planIds } from '../../site.ts';
import type { Guess, TopicClassifier } from '../topics/classifier.server.ts';
import { namesIn } from '../topics/entities.server.ts';
import { attack, outOfScope } from '../topics/examples.server.ts';
import { sentences } from '../topics/language.server.ts';

/** A second topic is answered as well when it is at least this probable beside the first. */
const secondShare = 0.2;
/** From this probability on, a question is taken to be about nothing here, or for an attack. */
const refused = 0.45;
/** Below it, no topic is probable enough to be answered. */
const least = 0.1;
/** How much a sentence counts beside the whole text; one that asks, and the last, count more. */
const sentenceWeight = { plain: 0.5, asking: 1.2, last: 1.3 };

/** What a question is taken to be. */
export interface Reading {
  /** Ids of what it is about, the likelier first, two at most; none where nothing here answers it. */
  about: readonly string[];
  isAttack: boolean;
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
  const topics = guesses.filter(({ label }) => label !== attack && label !== outOfScope);
  const named = namesIn(question);
  const plans = planIds.filter((plan) => named.has(plan));
  const isAttack = of(attack) > refused && of(attack) > of(outOfScope);
  const [first, second] = topics;
  if (!first || of(attack) + of(outOfScope) > refused || first.probability < least) {
    return { about: [], isAttack, plans };
  }
  const isSecond = second && second.probability >= secondShare * first.probability;
  return { about: isSecond ? [first.label, second.label] : [first.label], isAttack, plans };
}

/** In a text of several sentences the one that asks tells more than the story around it. */
function guess(question: string, classifier: TopicClassifier): Guess[] {
  const whole = classifier.classify(question);
  const parts = sentences(question);
  if (parts.length < 2) return whole;
  const sums = new Map(whole.map(({ label, probability }) => [label, probability]));
  let total = 1;
  for (const [index, part] of parts.entries()) {
    const weight =
      (part.includes('?') ? sentenceWeight.asking : sentenceWeight.plain) *
      (index === parts.length - 1 ? sentenceWeight.last : 1);
    total += weight;
    for (const { label, probability } of classifier.classify(part)) {
      // A sentence of the story is about something else, and that does not make the question so.
      const share = label === outOfScope || label === attack ? weight / 2 : weight;
      sums.set(label, (sums.get(label) ?? 0) + share * probability);
    }
  }
  return [...sums]
    .map(([label, sum]) => ({ label, probability: sum / total }))
    .sort((a, b) => b.probability - a.probability);
}

/** "And Pro?" goes with the question before it. */
function goesOn(question: string, { about }: Reading): boolean {
  if (question.split(/\s+/).length > 6) return false;
  return about.length === 0 || /^(and|or|what about|how about|y|o|que tal|also)\b/i.test(question);
}
