import { stem } from '../answers/terms.server.ts';
import { attack, type Example, outOfScope } from './examples.server.ts';
import { type Features, featuresOf } from './features.server.ts';
import { fold, words } from './language.server.ts';
import { type Sparse, softmax, trainSoftmax } from './softmax.server.ts';
import { countWords, Speller } from './spelling.server.ts';

/** Examples that a feature other than a word must be in to be kept: rarer ones are chance. */
const leastExamples = 2;
/** What a text has besides its features, which together are of length 1. */
const bias = 0.3;

/** A label and how probable it is, from 0 to 1. */
export interface Guess {
  label: string;
  probability: number;
}

/** What training finds out. */
export interface Learned {
  labels: readonly string[];
  /** Words of visitors with the number of examples, to correct slips to. */
  words: readonly (readonly [string, number])[];
  /** Stems of questions about the site with the number of examples; others are foreign. */
  known: readonly (readonly [string, number])[];
  /** Features with the weight that their rarity gives them. */
  features: readonly (readonly [string, number])[];
  /** For each feature and the bias, a weight for each label. */
  weights: Float32Array;
  /** The same for two classes: about this site, and not. */
  scope: Float32Array;
}

/** Says what a question is about. */
export class TopicClassifier {
  readonly speller: Speller;
  readonly #learned: Learned;
  readonly #encoder: Encoder;

  constructor(learned: Learned, commonWords: ReadonlySet<string>) {
    this.#learned = learned;
    this.speller = new Speller(new Map(learned.words), commonWords);
    this.#encoder = new Encoder(learned, this.speller);
  }

  /** Every label, the most probable first. */
  classify(text: string): Guess[] {
    const { labels, weights, scope } = this.#learned;
    const encoded = this.#encoder.encode(text);
    const guesses = softmax(weights, labels.length, encoded);
    const [, outside = 0] = softmax(scope, 2, encoded);
    return withScope(
      labels.map((label, index) => ({ label, probability: guesses[index] ?? 0 })),
      outside,
    ).sort((a, b) => b.probability - a.probability);
  }
}

/**
 * The guesses with another opinion on whether the question is about this site at all. Of questions
 * on other things, 72% instead of 66% are seen where 2% of those on this site are taken for such.
 * @param outside how probably it is about something else.
 */
function withScope(guesses: readonly Guess[], outside: number): Guess[] {
  const before = guesses
    .filter((guess) => !isInScope(guess))
    .reduce((sum, one) => sum + one.probability, 0);
  const after = 1 / (1 + Math.exp(-(logit(before) + logit(outside)) / 2));
  return guesses.map((guess) => ({
    ...guess,
    probability:
      guess.probability *
      (isInScope(guess) ? (1 - after) / (1 - before || 1) : after / (before || 1)),
  }));
}

/** Log odds; finite also of what is certain. */
const logit = (probability: number) => Math.log((probability + 1e-6) / (1 - probability + 1e-6));

/** Learns from examples; the same ones always give the same weights. */
export function learn(examples: readonly Example[], commonWords: ReadonlySet<string>): Learned {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const counted = countWords(examples.map(({ text }) => words(fold(text))));
  const speller = new Speller(counted, commonWords);
  const inScope = examples
    .filter(isInScope)
    .map(({ text }) => words(fold(text)).map((word) => stem(speller.correct(word))));
  const known = count(inScope);
  const texts = examples.map((example) =>
    // What no other example has is as foreign to this one as it would be to a visitor's.
    featuresOf(
      example.text,
      speller,
      (one) => (known.get(one) ?? 0) <= (isInScope(example) ? 1 : 0),
    ),
  );
  const features = [...count(texts.map((text) => [...text.keys()]))]
    .filter(([name, times]) => times >= (name.startsWith('w:') ? 1 : leastExamples))
    .map(([name, times]) => [name, Math.log(1 + examples.length / times)] as const);
  const learned = { labels, words: [...counted], known: [...known], features };
  const encoder = new Encoder(learned, speller);
  const encoded = texts.map((text) => encoder.vector(text));
  const train = (classes: readonly number[], count: number) =>
    trainSoftmax(encoded, classes, { features: encoder.size, classes: count });
  return {
    ...learned,
    weights: train(
      examples.map(({ label }) => labels.indexOf(label)),
      labels.length,
    ),
    scope: train(
      examples.map((example) => (isInScope(example) ? 0 : 1)),
      2,
    ),
  };
}

const isInScope = ({ label }: { label: string }) => label !== outOfScope && label !== attack;

function count(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const one of new Set(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

/** Turns texts into numbers. */
class Encoder {
  /** How many numbers a text has at most: the features and the bias. */
  readonly size: number;
  readonly #speller: Speller;
  readonly #known: ReadonlyMap<string, number>;
  readonly #features: ReadonlyMap<string, { id: number; rarity: number }>;

  constructor({ known, features }: Pick<Learned, 'known' | 'features'>, speller: Speller) {
    this.#speller = speller;
    this.#known = new Map(known);
    this.#features = new Map(features.map(([name, rarity], id) => [name, { id, rarity }]));
    this.size = features.length + 1;
  }

  encode(text: string): Sparse {
    return this.vector(featuresOf(text, this.#speller, (one) => !this.#known.has(one)));
  }

  vector(features: Features): Sparse {
    const ids: number[] = [];
    const values: number[] = [];
    for (const [name, weight] of features) {
      const feature = this.#features.get(name);
      if (!feature) continue;
      ids.push(feature.id);
      values.push(weight * feature.rarity);
    }
    const length = Math.hypot(...values) || 1;
    return {
      ids: Int32Array.from([...ids, this.size - 1]),
      values: Float32Array.from([...values.map((value) => value / length), bias]),
    };
  }
}
