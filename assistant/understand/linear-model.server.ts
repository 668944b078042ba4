import { FeatureTable } from './feature-table.server.ts';
import {
  classProbabilities,
  type QuantizedWeights,
  quantize,
  type SparseVector,
  trainSoftmax,
} from './softmax.server.ts';

/** Features of a text with their weights, before rarity. */
export type Features = ReadonlyMap<string, number>;

/** A feature other than a word (`w:`) is kept from this many examples on; rarer ones are chance. */
const minExamples = 2;
/** Weight of the constant bias feature; a text's other features together have length 1. */
const bias = 0.3;

/** The result of training. */
export interface TrainedLinear {
  features: FeatureTable;
  /** For each feature and the bias, a weight per class. */
  weights: QuantizedWeights;
}

/** A softmax regression over named features, which count the more the rarer they are. */
export class LinearModel {
  readonly #features: FeatureTable;
  readonly #weights: QuantizedWeights;
  /** Rarity of what no example has. */
  readonly #highest: number;

  constructor({ features, weights }: TrainedLinear) {
    this.#features = features;
    this.#weights = weights;
    this.#highest = features.rarities.reduce((a, b) => Math.max(a, b), 0);
  }

  /** Number of features. */
  get size(): number {
    return this.#features.rarities.length;
  }

  /** Whether examples have a feature. */
  has(feature: string): boolean {
    return this.#features.find(feature) !== undefined;
  }

  /** The probability of each class. */
  probabilities(features: Features): Float32Array {
    return classProbabilities(
      this.#weights,
      withBias(vectorOf(features, this.#features), this.#features),
    );
  }

  /** Features by their number, with their shares; their squares add up to 1. */
  vector(features: Features): SparseVector {
    return vectorOf(features, this.#features);
  }

  /** A feature's number, if any example has it, and how rare it is. */
  rarity(name: string): { id: number | undefined; rarity: number } {
    const id = this.#features.find(name);
    return { id, rarity: id === undefined ? this.#highest : (this.#features.rarities[id] ?? 0) };
  }
}

/** Trains a model; the same examples always give the same weights. @param labels each text's class. */
export function trainLinear(
  texts: readonly Features[],
  labels: readonly number[],
  classes: number,
): TrainedLinear {
  const kept = [...countTexts(texts.map((text) => [...text.keys()]))]
    .filter(([name, count]) => count >= (name.startsWith('w:') ? 1 : minExamples))
    .map(([name, count]) => [name, Math.log(1 + texts.length / count)] as const);
  const features = FeatureTable.of(kept);
  const vectors = texts.map((text) => withBias(vectorOf(text, features), features));
  const weights = trainSoftmax(vectors, labels, { features: kept.length + 1, classes });
  return { features, weights: quantize(weights, classes) };
}

/** In how many texts each word or feature occurs. */
export function countTexts(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const one of new Set(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

function vectorOf(features: Features, table: FeatureTable): SparseVector {
  const ids: number[] = [];
  const values: number[] = [];
  for (const [name, weight] of features) {
    const id = table.find(name);
    if (id === undefined) continue;
    ids.push(id);
    values.push(weight * (table.rarities[id] ?? 0));
  }
  const length = Math.hypot(...values) || 1;
  return {
    ids: Int32Array.from(ids),
    values: Float32Array.from(values, (value) => value / length),
  };
}

/** The bias, which every text has, comes after the features. */
function withBias({ ids, values }: SparseVector, table: FeatureTable): SparseVector {
  return {
    ids: Int32Array.from([...ids, table.rarities.length]),
    values: Float32Array.from([...values, bias]),
  };
}
