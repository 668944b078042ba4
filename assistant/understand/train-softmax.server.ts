import { linearCongruential, shuffle } from './random.server.ts';
import { blockSize, normalize, type Softmax, type SparseVector } from './softmax.server.ts';
import type { Example } from './training-data.server.ts';

/** Passes over all examples; six instead of four find no more held-out ones right. */
const epochs = 6;
/** Learning rate at the start; it falls linearly to 0. */
const learningRate = 4;
/** Smaller errors are skipped, which halves the time. */
const negligible = 0.001;
/** Smaller weights are left out: of a softmax over many labels a twentieth remain, which predict the same. */
const minWeight = 0.5;

/** An example to train from. */
export type TrainingExample = Pick<Example, 'label'> & { vector: SparseVector };

/**
 * Trains a softmax by stochastic gradient descent. The examples are shuffled with a fixed seed, so
 * that the same examples always give the same weights.
 * @param size number of features.
 * @param familyOf if given, labels compete only with those of their family.
 */
export function trainSoftmax(
  examples: readonly TrainingExample[],
  size: number,
  familyOf: (label: string) => string = () => '',
): Softmax {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const places = new Map(labels.map((label, place) => [label, place]));
  const kept: Weight[] = [];
  for (const own of Map.groupBy(examples, ({ label }) => familyOf(label)).values()) {
    const ownLabels = [...new Set(own.map(({ label }) => label))].sort();
    const weights = train(own, ownLabels, size);
    for (const [at, weight] of weights.entries()) {
      if (Math.abs(weight) < minWeight) continue;
      const feature = Math.floor(at / ownLabels.length);
      const target = places.get(ownLabels[at % ownLabels.length] ?? '') ?? 0;
      kept.push({ feature, target, weight });
    }
  }
  return { labels, ...compressed(kept, size) };
}

/** A weight worth keeping, with the places of its feature and its label. */
interface Weight {
  feature: number;
  target: number;
  weight: number;
}

/** @throws {Error} when the features of a block have more weights than 16 bits can count. */
function compressed(kept: readonly Weight[], size: number): Omit<Softmax, 'labels'> {
  const scales = new Float16Array(size).fill(1);
  const most = new Float32Array(size);
  for (const { feature, weight } of kept)
    most[feature] = Math.max(most[feature] as number, Math.abs(weight));
  for (const [feature, weight] of most.entries()) if (weight > 0) scales[feature] = weight / 127;
  const blocks = new Uint32Array(Math.floor(size / blockSize) + 1);
  const starts = new Uint16Array(size + 1);
  const steps: number[] = [];
  const bytes: number[] = [];
  const sorted = kept.toSorted((a, b) => a.feature - b.feature || a.target - b.target);
  let next = 0;
  for (let feature = 0; feature <= size; feature++) {
    const block = Math.floor(feature / blockSize);
    if (feature % blockSize === 0) blocks[block] = steps.length;
    const start = steps.length - (blocks[block] as number);
    if (start > 0xffff) throw new Error('A block has too many weights: make blocks smaller.');
    starts[feature] = start;
    let last = 0;
    for (let one = sorted[next]; one?.feature === feature; one = sorted[next]) {
      // A longer step goes through labels to whose scores it adds nothing.
      for (; one.target - last > 0xff; last += 0xff) {
        steps.push(0xff);
        bytes.push(0);
      }
      steps.push(one.target - last);
      bytes.push(Math.round(one.weight / (scales[feature] as number)));
      last = one.target;
      next += 1;
    }
  }
  return { scales, blocks, starts, steps: Uint8Array.from(steps), bytes: Int8Array.from(bytes) };
}

/** The weights of all features and labels, feature by feature. */
function train(
  examples: readonly TrainingExample[],
  labels: readonly string[],
  size: number,
): Float32Array {
  const count = labels.length;
  const weights = new Float32Array(size * count);
  const targets = examples.map(({ label }) => labels.indexOf(label));
  const order = [...examples.keys()];
  const random = linearCongruential(7);
  const steps = epochs * examples.length;
  const errors = new Float32Array(count);
  let seen = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { vector } = examples[index] as TrainingExample;
      const target = targets[index] as number;
      predict(weights, vector, errors);
      errors[target] = (errors[target] as number) - 1;
      step(weights, errors, vector, learningRate * (1 - seen / steps));
      seen += 1;
    }
  }
  return weights;
}

/** Writes the probability of each label into `found`. */
function predict(weights: Float32Array, { ids, values }: SparseVector, found: Float32Array): void {
  found.fill(0);
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] as number) * found.length;
    const value = values[i] as number;
    for (let c = 0; c < found.length; c++)
      found[c] = (found[c] as number) + value * (weights[from + c] as number);
  }
  normalize(found);
}

function step(
  weights: Float32Array,
  errors: Float32Array,
  { ids, values }: SparseVector,
  rate: number,
): void {
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] as number) * errors.length;
    const by = rate * (values[i] as number);
    for (let c = 0; c < errors.length; c++) {
      const error = errors[c] as number;
      if (error > negligible || error < -negligible)
        weights[from + c] = (weights[from + c] as number) - by * error;
    }
  }
}
