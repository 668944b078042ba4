import type { SparseVector } from './softmax.server.ts';

/** Features of a text with their weights, before rarity. */
export type Features = ReadonlyMap<string, number>;

/** A word (`w:`) is kept from this many examples on, any other feature from more: rarer ones are chance. */
const minWords = 2;
const minExamples = 5;
/** Value of the constant feature (bias), the last one; a text's others together have length 1. */
const bias = 0.3;
/** Length of what comes beside a text: the answer before it. */
const lengthBeside = 0.7;

/**
 * The features of a classifier without their names: sorted hashes, in which a name is looked up. The
 * names of 70,000 features in a `Map` would take 8 MB. At 53 bits, a name that isn't among them is
 * taken for one that is once in 10^11 times.
 */
export class FeatureTable {
  /** Hashes in ascending order; a feature's number is its place. */
  readonly hashes: Float64Array;
  /** Weight of each feature's rarity (inverse document frequency). */
  readonly rarities: Float32Array;

  constructor(hashes: Float64Array, rarities: Float32Array) {
    this.hashes = hashes;
    this.rarities = rarities;
  }

  /** @throws {Error} when two names have the same hash. */
  static of(features: readonly (readonly [name: string, rarity: number])[]): FeatureTable {
    const sorted = features
      .map(([name, rarity]) => [hash53(name), rarity] as const)
      .sort(([a], [b]) => a - b);
    if (new Set(sorted.map(([hash]) => hash)).size < features.length) {
      throw new Error('Two features have the same hash: seed the hash differently.');
    }
    return new FeatureTable(
      Float64Array.from(sorted, ([hash]) => hash),
      Float32Array.from(sorted, ([, rarity]) => rarity),
    );
  }

  /** The features of examples. */
  static ofTexts(texts: readonly Features[]): FeatureTable {
    const kept = [...countTexts(texts.map((text) => [...text.keys()]))]
      .filter(([name, count]) => count >= (name.startsWith('w:') ? minWords : minExamples))
      .map(([name, count]) => [name, Math.log(1 + texts.length / count)] as const);
    return FeatureTable.of(kept);
  }

  /** Number of features, with the constant one. */
  get size(): number {
    return this.rarities.length + 1;
  }

  /** A feature's number; undefined for a name that no example has. */
  find(name: string): number | undefined {
    const hash = hash53(name);
    let [low, high] = [0, this.hashes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.hashes[middle] as number) < hash) low = middle + 1;
      else high = middle;
    }
    return this.hashes[low] === hash ? low : undefined;
  }

  /**
   * A text as numbers of features and their values, whose squares add up to 1, and the constant one.
   * @param beside features of what comes beside the text.
   */
  vector(features: Features, beside: Features = new Map()): SparseVector {
    const own = this.#scaled(features, 1);
    const other = this.#scaled(beside, lengthBeside);
    return {
      ids: Int32Array.from([...own.ids, ...other.ids, this.rarities.length]),
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
      values.push(weight * (this.rarities[id] ?? 0));
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

/** A hash from 0 to 2^53 (bryc's cyrb53): two of 32 bits, mixed as MurmurHash3 mixes at its end. */
function hash53(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 2654435761);
    b = Math.imul(b ^ letter, 1597334677);
  }
  const low = mixed(a, b);
  const high = mixed(b, low);
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
}

const mixed = (a: number, b: number) =>
  Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
