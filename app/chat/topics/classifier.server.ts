import { stem } from '../answers/terms.server.ts';
import { attack, type Example, outOfScope } from './examples.server.ts';
import { type Features, featuresOf } from './features.server.ts';
import { fold, words } from './language.server.ts';
import { type Sparse, softmax, trainSoftmax } from './softmax.server.ts';
import { countWords, Speller } from './spelling.server.ts';
import type { WordVectors } from './word-vectors.server.ts';

/** Examples that a feature other than a word must be in to be kept: rarer ones are chance. */
const leastExamples = 2;
/** How much the word vectors count beside the features, whose length is 1. */
const vectorWeight = 0.6;
/** Of each word the share by which commoner ones count less; as in Arora's smooth inverse frequency. */
const smoothing = 150;
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
  /** For each feature, dimension of the word vectors and the bias: a weight for each label. */
  weights: Float32Array;
}

/** Says what a question is about. */
export class TopicClassifier {
  readonly speller: Speller;
  readonly #learned: Learned;
  readonly #encoder: Encoder;

  constructor(learned: Learned, vectors: WordVectors) {
    this.#learned = learned;
    this.speller = new Speller(new Map(learned.words), vectors);
    this.#encoder = new Encoder(learned, this.speller, vectors);
  }

  /** Every label, the most probable first. */
  classify(text: string): Guess[] {
    const { labels, weights } = this.#learned;
    const probabilities = softmax(weights, labels.length, this.#encoder.encode(text));
    return labels
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  }
}

/** Learns from examples; the same ones always give the same weights. */
export function learn(examples: readonly Example[], vectors: WordVectors): Learned {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const counted = countWords(examples.map(({ text }) => words(fold(text))));
  const speller = new Speller(counted, vectors);
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
  const features = [...count(texts.map(({ counts }) => [...counts.keys()]))]
    .filter(([name, times]) => times >= (name.startsWith('w:') ? 1 : leastExamples))
    .map(([name, times]) => [name, Math.log(1 + examples.length / times)] as const);
  const learned = { labels, words: [...counted], known: [...known], features };
  const encoder = new Encoder(learned, speller, vectors);
  const weights = trainSoftmax(
    texts.map((text) => encoder.vector(text)),
    examples.map(({ label }) => labels.indexOf(label)),
    { features: encoder.size, classes: labels.length },
  );
  return { ...learned, weights };
}

const isInScope = ({ label }: Example) => label !== outOfScope && label !== attack;

function count(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const one of new Set(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

/** Turns texts into numbers. */
class Encoder {
  /** How many numbers a text has at most: the features, the word vectors' dimensions and the bias. */
  readonly size: number;
  readonly #speller: Speller;
  readonly #vectors: WordVectors;
  readonly #known: ReadonlyMap<string, number>;
  readonly #features: ReadonlyMap<string, { id: number; rarity: number }>;

  constructor(
    { known, features }: Pick<Learned, 'known' | 'features'>,
    speller: Speller,
    vectors: WordVectors,
  ) {
    this.#speller = speller;
    this.#vectors = vectors;
    this.#known = new Map(known);
    this.#features = new Map(features.map(([name, rarity], id) => [name, { id, rarity }]));
    this.size = features.length + vectors.dimensions + 1;
  }

  encode(text: string): Sparse {
    return this.vector(featuresOf(text, this.#speller, (one) => !this.#known.has(one)));
  }

  vector({ counts, words }: Features): Sparse {
    const ids: number[] = [];
    const values: number[] = [];
    for (const [name, times] of counts) {
      const feature = this.#features.get(name);
      if (!feature) continue;
      ids.push(feature.id);
      values.push(times * feature.rarity);
    }
    const length = Math.hypot(...values) || 1;
    const meaning = this.#meaning(words);
    const first = this.#features.size;
    return {
      ids: Int32Array.from([
        ...ids,
        ...meaning.map((_, dimension) => first + dimension),
        this.size - 1,
      ]),
      values: Float32Array.from([...values.map((value) => value / length), ...meaning, bias]),
    };
  }

  /** The mean of the words' vectors, the commonest words hardly counted, of one length. */
  #meaning(words: readonly string[]): number[] {
    const { dimensions } = this.#vectors;
    const sum = new Array<number>(dimensions).fill(0);
    for (const word of new Set(words)) {
      const vector = this.#vectors.vector(word);
      const rank = this.#vectors.rank(word);
      if (!vector || rank === undefined) continue;
      const scale = rank / (rank + smoothing) / (Math.hypot(...vector) || 1);
      for (let d = 0; d < dimensions; d++) sum[d] = (sum[d] ?? 0) + scale * (vector[d] ?? 0);
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((value) => (vectorWeight * value) / length);
  }
}
