import { NameHashes, sortByHash } from './name-hashes.server.ts';
import type { SparseVector } from './softmax.server.ts';

/** Features of a text with their weights, before rarity. */
export type Features = ReadonlyMap<string, number>;

/** A word (`w:`) is kept from this many examples on, any other feature from more: rarer ones are chance. */
const minWords = 2;
const minExamples = 14;
const leastOf = (name: string): number => (name.startsWith('w:') ? minWords : minExamples);
/** Value of the constant feature (bias), the last one; a text's others together have length 1. */
const bias = 0.3;
/** Length of what comes beside a text: the answer before it. */
const lengthBeside = 0.7;

/** The features of a classifier with their rarity, without their names. */
export class FeatureTable extends NameHashes {
  /** Weight of each feature's rarity (inverse document frequency); none if all are 1. */
  readonly rarities: Float32Array;

  constructor(hashes: Float64Array, rarities: Float32Array) {
    super(hashes);
    this.rarities = rarities;
  }

  /** @throws {Error} when two names have the same hash. */
  static of(features: readonly (readonly [name: string, rarity: number])[]): FeatureTable {
    const { hashes, numbers } = sortByHash(features);
    const isWeighted = numbers.some((one) => one !== 1);
    return new FeatureTable(hashes, Float32Array.from(isWeighted ? numbers : []));
  }

  /** The features of examples. @param least from how many examples on a feature is kept. */
  static ofTexts(texts: readonly Features[], least = leastOf): FeatureTable {
    const kept = [...countTexts(texts.map((text) => [...text.keys()]))]
      .filter(([name, count]) => count >= least(name))
      .map(([name, count]) => [name, Math.log(1 + texts.length / count)] as const);
    return FeatureTable.of(kept);
  }

  /** Number of features, with the constant one. */
  get size(): number {
    return this.hashes.length + 1;
  }

  /**
   * A text as numbers of features and their values, whose squares add up to 1, and the constant one.
   * @param beside features of what comes beside the text.
   */
  vector(features: Features, beside: Features = new Map()): SparseVector {
    const own = this.#scaled(features, 1);
    const other = this.#scaled(beside, lengthBeside);
    return {
      ids: Int32Array.from([...own.ids, ...other.ids, this.hashes.length]),
      values: Float32Array.from([...own.values, ...other.values, bias]),
    };
  }

  #scaled(features: Features, to: number): { ids: number[]; values: number[] } {
    const ids: number[] = [];
    const values: number[] = [];
    for (const [name, weight] of features) {
      const id = this.find(name);
      if (id === undefined) continue;
      ids.push(id);
      values.push(weight * (this.rarities[id] ?? 1));
    }
    const length = Math.hypot(...values) || 1;
    return { ids, values: values.map((value) => (to * value) / length) };
  }
}

/** In how many texts each word or feature occurs. */
export function countTexts(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const one of new Set(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}
