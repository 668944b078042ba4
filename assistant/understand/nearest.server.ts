import type { TopicClassifier } from './classifier.server.ts';
import type { Example } from './training-data.server.ts';

/** How much the second and third nearest example of a label add to the nearest. */
const further = [1, 0.3, 0.15];

/** The features of all examples. */
export interface ExampleIndex {
  /** Each example's label. */
  labels: readonly string[];
  /** Where the entries of each feature begin. */
  starts: Int32Array;
  /** Feature by feature, the examples that have it, and its share in them. */
  examples: Uint16Array;
  values: Float32Array;
}

/** Finds the examples that read most like a question (cosine similarity of their features). */
export class NearestExamples {
  readonly #classifier: TopicClassifier;
  readonly #index: ExampleIndex;
  readonly #labels: readonly string[];
  /** Each example's label, by its place in `#labels`. */
  readonly #labelOf: Uint16Array;

  constructor(index: ExampleIndex, classifier: TopicClassifier) {
    this.#index = index;
    this.#classifier = classifier;
    this.#labels = [...new Set(index.labels)];
    const places = new Map(this.#labels.map((label, place) => [label, place]));
    this.#labelOf = Uint16Array.from(index.labels, (label) => places.get(label) ?? 0);
  }

  /** Similarity of a text to the examples of each label, from 0 to 1.45. */
  similarities(text: string): Map<string, number> {
    const { labels, starts, examples, values: shares } = this.#index;
    const sums = new Float32Array(labels.length);
    const { ids, values } = this.#classifier.vector(text);
    for (const [index, id] of ids.entries()) {
      for (let i = at(starts, id); i < at(starts, id + 1); i++) {
        add(sums, at(examples, i), at(values, index) * at(shares, i));
      }
    }
    const nearest = new Map<string, number[]>();
    for (const [index, sum] of sums.entries()) {
      const label = labels[index];
      if (!label || sum < 0.05) continue;
      const best = nearest.get(label) ?? [];
      best.push(sum);
      nearest.set(label, best);
    }
    return new Map(
      [...nearest].map(([label, found]) => {
        const best = found.sort((a, b) => b - a);
        return [label, further.reduce((sum, share, i) => sum + share * (best[i] ?? 0), 0)];
      }),
    );
  }

  /** Share of a text's words that any example of each label has, from 0 to 1; rare words count more. */
  coverage(text: string): Map<string, number> {
    const { starts, examples } = this.#index;
    const stems = this.#classifier.stems(text);
    const total = stems.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
    const shares = new Float32Array(this.#labels.length);
    const counted = new Int32Array(this.#labels.length).fill(-1);
    for (const [index, { id, rarity }] of stems.entries()) {
      if (id === undefined) continue;
      for (let i = at(starts, id); i < at(starts, id + 1); i++) {
        const label = at(this.#labelOf, at(examples, i));
        if (counted[label] === index) continue;
        counted[label] = index;
        add(shares, label, rarity / total);
      }
    }
    return new Map(this.#labels.map((label, index) => [label, at(shares, index)]));
  }
}

/** Indexes examples by their features. */
export function indexExamples(
  texts: readonly Example[],
  classifier: TopicClassifier,
): ExampleIndex {
  const vectors = texts.map(({ text }) => classifier.vector(text));
  const starts = new Int32Array(classifier.size + 1);
  for (const { ids } of vectors) for (const id of ids) add(starts, id + 1, 1);
  for (let id = 0; id < classifier.size; id++) add(starts, id + 1, at(starts, id));
  const next = starts.slice();
  const examples = new Uint16Array(at(starts, classifier.size));
  const values = new Float32Array(examples.length);
  for (const [index, vector] of vectors.entries()) {
    for (const [i, id] of vector.ids.entries()) {
      examples[at(next, id)] = index;
      values[at(next, id)] = at(vector.values, i);
      add(next, id, 1);
    }
  }
  return { labels: texts.map(({ label }) => label), starts, examples, values };
}

type Numbers = Int32Array | Uint16Array | Float32Array;

const at = (numbers: Numbers, index: number) => numbers[index] ?? 0;

function add(numbers: Numbers, index: number, by: number): void {
  numbers[index] = at(numbers, index) + by;
}
