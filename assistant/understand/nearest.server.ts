import { setImmediate } from 'node:timers/promises';
import type { TopicClassifier } from './classifier.server.ts';
import type { Example } from './training-data.server.ts';

/** How much the second and third nearest example of a label add to the nearest. */
const further = [1, 0.3, 0.15];

/** Examples that are read at once: about 5 ms, after which requests get a turn. */
const batch = 30;

/** Finds the examples that read most like a question (cosine similarity of their features). */
export class NearestExamples {
  readonly #classifier: TopicClassifier;
  readonly #labels: readonly string[];
  /** Where the entries of each feature begin. */
  readonly #starts: Int32Array;
  /** Feature by feature, the examples that have it, and its share in them. */
  readonly #examples: Uint16Array;
  readonly #values: Float32Array;

  /** Reads the examples, without keeping the requests of a server that has just started waiting. */
  static async read(
    examples: readonly Example[],
    classifier: TopicClassifier,
  ): Promise<NearestExamples> {
    const vectors: Vector[] = [];
    for (const { text } of examples) {
      if (vectors.length % batch === 0) await setImmediate();
      vectors.push(classifier.vector(text));
    }
    const labels = examples.map(({ label }) => label);
    return new NearestExamples(labels, vectors, classifier);
  }

  private constructor(
    labels: readonly string[],
    vectors: readonly Vector[],
    classifier: TopicClassifier,
  ) {
    this.#classifier = classifier;
    this.#labels = labels;
    this.#starts = new Int32Array(classifier.size + 1);
    for (const { ids } of vectors) for (const id of ids) add(this.#starts, id + 1, 1);
    for (let id = 0; id < classifier.size; id++) add(this.#starts, id + 1, at(this.#starts, id));
    const next = this.#starts.slice();
    this.#examples = new Uint16Array(at(this.#starts, classifier.size));
    this.#values = new Float32Array(this.#examples.length);
    for (const [index, { ids, values }] of vectors.entries()) {
      for (const [i, id] of ids.entries()) {
        this.#examples[at(next, id)] = index;
        this.#values[at(next, id)] = at(values, i);
        add(next, id, 1);
      }
    }
  }

  /** Similarity of a text to the examples of each label, from 0 to 1.45. */
  similarities(text: string): Map<string, number> {
    const sums = new Float32Array(this.#labels.length);
    const { ids, values } = this.#classifier.vector(text);
    for (const [index, id] of ids.entries()) {
      for (let i = at(this.#starts, id); i < at(this.#starts, id + 1); i++) {
        add(sums, at(this.#examples, i), at(values, index) * at(this.#values, i));
      }
    }
    const nearest = new Map<string, number[]>();
    for (const [index, sum] of sums.entries()) {
      const label = this.#labels[index];
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
}

type Vector = ReturnType<TopicClassifier['vector']>;
type Numbers = Int32Array | Uint16Array | Float32Array;

const at = (numbers: Numbers, index: number) => numbers[index] ?? 0;

function add(numbers: Numbers, index: number, by: number): void {
  numbers[index] = at(numbers, index) + by;
}
