/** Indexes of the features that a text has, and their values. */
export interface SparseVector {
  ids: Int32Array;
  values: Float32Array;
}

/** Passes over all examples. */
const epochs = 12;
/** Learning rate at the start; it falls linearly to 0. */
const learningRate = 2;
/** Smaller errors are skipped, which halves the time. */
const negligible = 0.001;

/**
 * Trains a multinomial logistic regression (softmax) by stochastic gradient descent. The examples
 * are shuffled with a fixed seed, so that the same examples always give the same weights.
 * @returns a weight for each feature and class, feature by feature.
 */
export function trainSoftmax(
  examples: readonly SparseVector[],
  labels: readonly number[],
  { features, classes }: { features: number; classes: number },
): Float32Array {
  const weights = new Float32Array(features * classes);
  const order = [...examples.keys()];
  const random = linearCongruential(7);
  const steps = epochs * examples.length;
  let seen = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      const label = labels[index];
      if (!example || label === undefined) continue;
      const errors = softmax(weights, classes, example);
      errors[label] = (errors[label] ?? 0) - 1;
      step(weights, errors, example, learningRate * (1 - seen / steps));
      seen += 1;
    }
  }
  return weights;
}

/** Weights as signed bytes, a quarter of their size, with a scale for each feature. */
export interface QuantizedWeights {
  scales: Float32Array;
  bytes: Int8Array;
}

/** @param weights as `trainSoftmax` returns them. */
export function quantize(weights: Float32Array, classes: number): QuantizedWeights {
  const scales = new Float32Array(weights.length / classes);
  const bytes = new Int8Array(weights.length);
  for (let row = 0; row < scales.length; row++) {
    const from = row * classes;
    const values = weights.subarray(from, from + classes);
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    scales[row] = scale;
    bytes.set(
      values.map((value) => Math.round(value / scale)),
      from,
    );
  }
  return { scales, bytes };
}

/** The probability of each class. */
export function classProbabilities(
  { scales, bytes }: QuantizedWeights,
  { ids, values }: SparseVector,
): Float32Array {
  const classes = bytes.length / scales.length;
  const scores = new Float32Array(classes);
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] ?? 0) * classes;
    const scale = scales[ids[i] ?? 0] ?? 0;
    const value = values[i] as number;
    for (let c = 0; c < classes; c++) {
      scores[c] = (scores[c] ?? 0) + value * Math.fround((bytes[from + c] ?? 0) * scale);
    }
  }
  return normalized(scores);
}

/** The probability of each class. @param weights as `trainSoftmax` returns them. */
function softmax(
  weights: Float32Array,
  classes: number,
  { ids, values }: SparseVector,
): Float32Array {
  const scores = new Float32Array(classes);
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] ?? 0) * classes;
    const value = values[i] as number;
    for (let c = 0; c < classes; c++) {
      scores[c] = (scores[c] ?? 0) + value * (weights[from + c] ?? 0);
    }
  }
  return normalized(scores);
}

/** Probabilities in proportion to the scores' exponentials; changes the scores. */
function normalized(scores: Float32Array): Float32Array {
  const classes = scores.length;
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let c = 0; c < classes; c++) {
    scores[c] = Math.exp((scores[c] ?? 0) - most);
    sum += scores[c] as number;
  }
  return scores.map((score) => score / sum);
}

function step(
  weights: Float32Array,
  errors: Float32Array,
  { ids, values }: SparseVector,
  rate: number,
) {
  const classes = errors.length;
  const wrong = [...errors.keys()].filter((c) => Math.abs(errors[c] ?? 0) > negligible);
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] ?? 0) * classes;
    const by = rate * (values[i] ?? 0);
    for (const c of wrong) {
      weights[from + c] = (weights[from + c] ?? 0) - by * (errors[c] ?? 0);
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
