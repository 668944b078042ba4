import { FeatureTable } from './feature-table.server.ts';
import { type Features, featuresOf } from './features.server.ts';
import { fold, stem, words } from './language.server.ts';
import {
  classProbabilities,
  type QuantizedWeights,
  quantize,
  type SparseVector,
  trainSoftmax,
} from './softmax.server.ts';
import { countWords, SpellChecker } from './spelling.server.ts';
import { attack, type Example, outOfScope } from './training-data.server.ts';

/** A feature other than a word is kept from this many examples on; rarer ones are chance. */
const minExamples = 2;
/** Weight of the constant bias feature; a text's other features together have length 1. */
const bias = 0.3;

/** A label and its probability, from 0 to 1. */
export interface Prediction {
  label: string;
  probability: number;
}

/** The result of training. */
export interface TrainedModel {
  labels: readonly string[];
  /** Visitors' words with their number of examples; typos are corrected to them. */
  words: readonly (readonly [string, number])[];
  /** Stems of in-scope questions with their number of examples; other stems count as foreign. */
  known: readonly (readonly [string, number])[];
  features: FeatureTable;
  /** For each feature and the bias, a weight per label. */
  weights: QuantizedWeights;
}

/** Predicts what a question is about. */
export class TopicClassifier {
  readonly spellChecker: SpellChecker;
  readonly #labels: readonly string[];
  readonly #weights: QuantizedWeights;
  readonly #encoder: Encoder;
  readonly #latest = new Map<string, readonly Prediction[]>();

  constructor(model: TrainedModel) {
    this.#labels = model.labels;
    this.#weights = model.weights;
    this.spellChecker = new SpellChecker(new Map(model.words));
    this.#encoder = new Encoder(model, this.spellChecker);
  }

  /** Features of a text by their number, with their shares; their squares add up to 1. */
  vector(text: string): SparseVector {
    const { ids, values } = this.#encoder.encode(text);
    // The last is the bias, which every text has.
    return { ids: ids.subarray(0, -1), values: values.subarray(0, -1) };
  }

  /** Number of features. */
  get size(): number {
    return this.#encoder.size;
  }

  /** Every label, the most probable first. */
  classify(text: string): readonly Prediction[] {
    const known = this.#latest.get(text);
    if (known) return known;
    const predictions = this.#predict(text);
    // Each step of an answer asks for the same message.
    if (this.#latest.size >= 8) this.#latest.clear();
    this.#latest.set(text, predictions);
    return predictions;
  }

  #predict(text: string): readonly Prediction[] {
    const probabilities = classProbabilities(this.#weights, this.#encoder.encode(text));
    return this.#labels
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  }
}

/** Trains a model; the same examples always give the same weights. */
export function train(examples: readonly Example[]): TrainedModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const wordCounts = countWords(examples.map(({ text }) => words(fold(text))));
  const spellChecker = new SpellChecker(wordCounts);
  const known = countExamples(
    examples
      .filter(isInScope)
      .map(({ text }) => words(fold(text)).map((word) => stem(spellChecker.correct(word)))),
  );
  const texts = examples.map((example) =>
    // A stem that no other example has is as foreign here as it would be in a visitor's question.
    featuresOf(
      example.text,
      spellChecker,
      (one) => (known.get(one) ?? 0) <= (isInScope(example) ? 1 : 0),
    ),
  );
  const features = [...countExamples(texts.map((text) => [...text.keys()]))]
    .filter(([name, count]) => count >= (name.startsWith('w:') ? 1 : minExamples))
    .map(([name, count]) => [name, Math.log(1 + examples.length / count)] as const);
  const vocabulary = {
    ...{ labels, words: [...wordCounts], known: [...known] },
    features: FeatureTable.of(features),
  };
  const encoder = new Encoder(vocabulary, spellChecker);
  const vectors = texts.map((text) => encoder.vector(text));
  const weights = trainSoftmax(
    vectors,
    examples.map(({ label }) => labels.indexOf(label)),
    { features: encoder.size, classes: labels.length },
  );
  return { ...vocabulary, weights: quantize(weights, labels.length) };
}

const isInScope = ({ label }: { label: string }) => label !== outOfScope && label !== attack;

/** In how many texts each word or feature occurs. */
function countExamples(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const one of new Set(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

/** Turns texts into vectors. */
class Encoder {
  /** Length of a vector: the features and the bias. */
  readonly size: number;
  readonly #spellChecker: SpellChecker;
  readonly #known: ReadonlyMap<string, number>;
  readonly #features: FeatureTable;

  constructor(
    { known, features }: Pick<TrainedModel, 'known' | 'features'>,
    spellChecker: SpellChecker,
  ) {
    this.#spellChecker = spellChecker;
    this.#known = new Map(known);
    this.#features = features;
    this.size = features.rarities.length + 1;
  }

  encode(text: string): SparseVector {
    return this.vector(featuresOf(text, this.#spellChecker, (one) => !this.#known.has(one)));
  }

  vector(features: Features): SparseVector {
    const ids: number[] = [];
    const values: number[] = [];
    for (const [name, weight] of features) {
      const id = this.#features.find(name);
      if (id === undefined) continue;
      ids.push(id);
      values.push(weight * (this.#features.rarities[id] ?? 0));
    }
    const length = Math.hypot(...values) || 1;
    return {
      ids: Int32Array.from([...ids, this.size - 1]),
      values: Float32Array.from([...values.map((value) => value / length), bias]),
    };
  }
}
