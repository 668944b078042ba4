import { setImmediate } from 'node:timers/promises';
import { complaintCues } from './complaint-words.ts';
import { stem, words } from './language.server.ts';
import {
  classProbabilities,
  type QuantizedWeights,
  quantize,
  type SparseVector,
  trainSoftmax,
} from './softmax.server.ts';

/** A feature is kept from this many examples on; rarer ones are chance. */
const minExamples = 2;
/** Weight of the constant bias feature; a text's other features together have length 1. */
const bias = 0.3;
/** Examples that are read at once: a few ms, after which requests get a turn. */
const batch = 100;

/** Tells complaints about us from everything else, before any subject is looked for. */
export class ComplaintClassifier {
  readonly #features: ReadonlyMap<string, number>;
  readonly #rarities: readonly number[];
  readonly #weights: QuantizedWeights;

  /**
   * Trains it, which takes 0.3 s, without keeping the requests of a server that has just started
   * waiting. All texts are folded.
   */
  static async train(
    complaints: readonly string[],
    others: readonly string[],
  ): Promise<ComplaintClassifier> {
    const texts = [...complaints, ...others];
    const counts = new Map<string, number>();
    const found: string[][] = [];
    for (const text of texts) {
      if (found.length % batch === 0) await setImmediate();
      const features = featuresOf(text);
      for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
      found.push(features);
    }
    const kept = [...counts].filter(([, count]) => count >= minExamples);
    const names = kept.map(([name]) => name);
    const rarities = kept.map(([, count]) => Math.log(1 + texts.length / count));
    return new ComplaintClassifier(names, rarities, found, complaints.length);
  }

  /** @param examples features of each example, those of complaints first. */
  private constructor(
    names: readonly string[],
    rarities: readonly number[],
    examples: readonly (readonly string[])[],
    complaints: number,
  ) {
    this.#features = new Map(names.map((name, id) => [name, id]));
    this.#rarities = rarities;
    const weights = trainSoftmax(
      examples.map((features) => this.#vector(features)),
      examples.map((_, index) => (index < complaints ? 1 : 0)),
      { features: names.length + 1, classes: 2 },
    );
    this.#weights = quantize(weights, 2);
  }

  /** Probability that a folded text complains about us. */
  probability(folded: string): number {
    return classProbabilities(this.#weights, this.#vector(featuresOf(folded)))[1] ?? 0;
  }

  #vector(features: readonly string[]): SparseVector {
    const ids = features.flatMap((name) => this.#features.get(name) ?? []);
    const values = ids.map((id) => this.#rarities[id] ?? 0);
    const length = Math.hypot(...values) || 1;
    return {
      ids: Int32Array.from([...ids, this.#rarities.length]),
      values: Float32Array.from([...values.map((value) => value / length), bias]),
    };
  }
}

/** Stems, pairs of stems, and kinds of words in order; numbers are all alike. */
function featuresOf(folded: string): string[] {
  const stems = words(folded).map((word) => (/\d/.test(word) ? '#' : stem(word)));
  const inOrder = ['^', ...stems, '$'];
  return [
    ...new Set([
      ...complaintCues(folded).map((cue) => `kind:${cue}`),
      ...stems,
      ...inOrder.slice(1).map((next, index) => `${inOrder[index]} ${next}`),
    ]),
  ];
}
