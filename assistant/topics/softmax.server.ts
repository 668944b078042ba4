/** The features that a text has, by number, and how strong each is. */
export interface Sparse {
  ids: Int32Array;
  values: Float32Array;
}

/** Times that each example is looked at, and how far it moves the weights at first. */
const rounds = 12;
const firstStep = 2;
/** Errors up to which a class is right enough to be left alone; that halves the time. */
const negligible = 0.001;

/**
 * Multinomial logistic regression (softmax) by stochastic gradient descent with a step that shrinks
 * to nothing. The order of the examples is shuffled with a fixed seed, so that the same examples
 * always give the same weights.
 * @returns a weight for each feature and class, feature by feature.
 */
export function trainSoftmax(
  examples: readonly Sparse[],
  labels: readonly number[],
  { features, classes }: { features: number; classes: number },
): Float32Array {
  const weights = new Float32Array(features * classes);
  const order = [...examples.keys()];
  const random = linearCongruential(7);
  const all = rounds * examples.length;
  let seen = 0;
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      const label = labels[index];
      if (!example || label === undefined) continue;
      const errors = softmax(weights, classes, example);
      errors[label] = (errors[label] ?? 0) - 1;
      step(weights, errors, example, firstStep * (1 - seen / all));
      seen += 1;
    }
  }
  return weights;
}

/** The probability of each class. @param weights as `trainSoftmax` gives them, or scaled bytes. */
export function softmax(
  weights: Float32Array,
  classes: number,
  { ids, values }: Sparse,
): Float32Array {
  const scores = new Float32Array(classes);
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] as number) * classes;
    const value = values[i] as number;
    for (let c = 0; c < classes; c++) {
      scores[c] = (scores[c] as number) + value * (weights[from + c] as number);
    }
  }
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let c = 0; c < classes; c++) {
    scores[c] = Math.exp((scores[c] as number) - most);
    sum += scores[c] as number;
  }
  return scores.map((score) => score / sum);
}

function step(weights: Float32Array, errors: Float32Array, { ids, values }: Sparse, rate: number) {
  const classes = errors.length;
  const wrong = [...errors.keys()].filter((c) => Math.abs(errors[c] as number) > negligible);
  for (let i = 0; i < ids.length; i++) {
    const from = (ids[i] as number) * classes;
    const by = rate * (values[i] as number);
    for (const c of wrong) {
      weights[from + c] = (weights[from + c] as number) - by * (errors[c] as number);
    }
  }
}

/** Fisher and Yates's. */
function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** Numbers from 0 to 1 that are the same on every machine. */
function linearCongruential(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}
