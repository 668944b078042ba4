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
export function probabilities(softmax: Softmax, vector: SparseVector): Float32Array {
  const scores = scoresOf(softmax, vector);
  normalize(scores);
  return scores;
}

/** The score of each label: the logarithm of its probability, but for a constant. */
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

/** Turns scores into probabilities, in place. @param share what they add up to. */
export function normalize(scores: Float32Array, share = 1): void {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp((scores[c] as number) - most);
    sum += scores[c] as number;
  }
  for (let c = 0; c < scores.length; c++) scores[c] = ((scores[c] as number) * share) / sum;
}
