import type { Example } from './training-data.server.ts';

/** Indexes of the features that a text has, and their values. */
export interface SparseVector {
  ids: Int32Array;
  values: Float32Array;
}

/** A label and its probability, from 0 to 1. */
export interface Prediction {
  label: string;
  probability: number;
}

/** Passes over all examples. */
const epochs = 6;
/** Learning rate at the start; it falls linearly to 0. */
const learningRate = 4;
/** Smaller errors are skipped, which halves the time. */
const negligible = 0.001;
/** Smaller weights are left out: 7% remain of those of 393 labels, which predict the same. */
const minWeight = 0.2;

/**
 * A softmax regression (multinomial logistic regression). Of its weights only those that matter are
 * kept, as signed bytes: most features say nothing about most labels.
 */
export interface Softmax {
  labels: readonly string[];
  /** What the bytes of each feature are multiplied with. */
  scales: Float32Array;
  /** Where the weights of each feature begin, and where the last one's end. */
  starts: Int32Array;
  /** The label that each weight is for, by its place in `labels`. */
  targets: Uint16Array;
  bytes: Int8Array;
}

/** The probability of each label, in the order of the labels. */
export const probabilities = (softmax: Softmax, vector: SparseVector): Float32Array =>
  normalized(scoresOf(softmax, vector));

/** The scores of all labels, before they are made probabilities. */
export function scoresOf(
  { labels, scales, starts, targets, bytes }: Softmax,
  { ids, values }: SparseVector,
): Float32Array {
  const scores = new Float32Array(labels.length);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number;
    const value = (values[i] as number) * (scales[id] as number);
    const end = starts[id + 1] as number;
    for (let at = starts[id] as number; at < end; at++) {
      const target = targets[at] as number;
      scores[target] = (scores[target] as number) + value * (bytes[at] as number);
    }
  }
  return scores;
}

/** An example to train from. */
export type TrainingExample = Pick<Example, 'label'> & { vector: SparseVector };

/**
 * Trains a softmax by stochastic gradient descent. The examples are shuffled with a fixed seed, so
 * that the same examples always give the same weights.
 * @param size number of features.
 * @param familyOf the family of a label, the beginning of its name; labels are told apart within it.
 */
export function trainSoftmax(
  examples: readonly TrainingExample[],
  size: number,
  familyOf: (label: string) => string = () => '',
): Softmax {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const places = new Map(labels.map((label, place) => [label, place]));
  const ranges = rangesOf(labels, familyOf);
  const rangeOf = examples.map(({ label }) => ranges.get(familyOf(label)) ?? [0, 0]);
  const targets = examples.map(({ label }) => places.get(label) ?? 0);
  const weights = new Float32Array(size * labels.length);
  const order = [...examples.keys()];
  const random = linearCongruential(7);
  const steps = epochs * examples.length;
  let seen = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { vector } = examples[index] as (typeof examples)[number];
      const [from, to] = rangeOf[index] as Range;
      const target = (targets[index] as number) - from;
      const errors = predicted(weights, labels.length, vector, from, to);
      errors[target] = (errors[target] as number) - 1;
      step(weights, labels.length, errors, vector, learningRate * (1 - seen / steps), from);
      seen += 1;
    }
  }
  return { labels, ...compressed(weights, labels.length) };
}

/** Places of the labels of a family, which follow one another: the first, and the one after the last. */
export type Range = readonly [from: number, to: number];

/** @param labels sorted, so that those with the same beginning are neighbors. */
export function rangesOf(
  labels: readonly string[],
  familyOf: (label: string) => string,
): Map<string, Range> {
  const ranges = new Map<string, Range>();
  for (const [place, label] of labels.entries()) {
    const family = familyOf(label);
    ranges.set(family, [ranges.get(family)?.[0] ?? place, place + 1]);
  }
  return ranges;
}

/** @param weights one for each feature and label, feature by feature. */
function compressed(weights: Float32Array, count: number): Omit<Softmax, 'labels'> {
  const size = weights.length / count;
  const kept = weights.reduce((sum, weight) => (isKept(weight) ? sum + 1 : sum), 0);
  const found = {
    scales: new Float32Array(size),
    starts: new Int32Array(size + 1),
    targets: new Uint16Array(kept),
    bytes: new Int8Array(kept),
  };
  let next = 0;
  for (let feature = 0; feature < size; feature++) {
    const own = weights.subarray(feature * count, (feature + 1) * count);
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    found.scales[feature] = scale;
    for (const [target, weight] of own.entries()) {
      if (!isKept(weight)) continue;
      found.targets[next] = target;
      found.bytes[next] = Math.round(weight / scale);
      next += 1;
    }
    found.starts[feature + 1] = next;
  }
  return found;
}

const isKept = (weight: number) => Math.abs(weight) >= minWeight;

/** The probability of each label of a family in training. @param count number of all labels. */
function predicted(
  weights: Float32Array,
  count: number,
  { ids, values }: SparseVector,
  from: number,
  to: number,
): Float32Array {
  const scores = new Float32Array(to - from);
  for (let i = 0; i < ids.length; i++) {
    const first = (ids[i] as number) * count + from;
    const value = values[i] as number;
    for (let c = 0; c < scores.length; c++) {
      scores[c] = (scores[c] as number) + value * (weights[first + c] as number);
    }
  }
  return normalized(scores);
}

/** Probabilities in proportion to the scores' exponentials; changes the scores. */
export function normalized(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp((scores[c] as number) - most);
    sum += scores[c] as number;
  }
  return scores.map((score) => score / sum);
}

function step(
  weights: Float32Array,
  labels: number,
  errors: Float32Array,
  { ids, values }: SparseVector,
  rate: number,
  from: number,
) {
  const wrong = new Uint16Array(errors.length);
  let count = 0;
  for (let c = 0; c < errors.length; c++) {
    if (Math.abs(errors[c] as number) <= negligible) continue;
    wrong[count] = c;
    count += 1;
  }
  for (let i = 0; i < ids.length; i++) {
    const first = (ids[i] as number) * labels + from;
    const by = rate * (values[i] as number);
    for (let k = 0; k < count; k++) {
      const c = wrong[k] as number;
      weights[first + c] = (weights[first + c] as number) - by * (errors[c] as number);
    }
  }
}

/** Fisher-Yates shuffle. */
function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** Pseudo-random numbers from 0 to 1, the same on every machine. */
function linearCongruential(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}
