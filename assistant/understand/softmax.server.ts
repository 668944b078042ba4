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
 * kept, as signed bytes: most features say nothing about most labels. A weight takes two bytes.
 */
export interface Softmax {
  labels: readonly string[];
  /** What the bytes of each feature are multiplied with. */
  scales: Float16Array;
  /** Where the weights of every 32nd feature begin (`blockSize`). */
  blocks: Uint32Array;
  /** Where those of each feature begin, and where the last one's end, from the beginning of its block. */
  starts: Uint16Array;
  /** How many labels each weight's is after the one before it in its feature. */
  steps: Uint8Array;
  bytes: Int8Array;
}

/** Features between two of `blocks`, a power of 2. */
export const blockSize = 32;

/** The probability of each label, in the order of the labels. */
export function probabilities(softmax: Softmax, vector: SparseVector): Float32Array {
  const scores = scoresOf(softmax, vector);
  normalize(scores);
  return scores;
}

/** The score of each label: the logarithm of its probability, but for a constant. */
export function scoresOf(softmax: Softmax, { ids, values }: SparseVector): Float32Array {
  const { labels, scales, steps, bytes } = softmax;
  const scores = new Float32Array(labels.length);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number;
    const value = (values[i] as number) * (scales[id] as number);
    const end = startOf(softmax, id + 1);
    let target = 0;
    for (let at = startOf(softmax, id); at < end; at++) {
      target += steps[at] as number;
      scores[target] = (scores[target] as number) + value * (bytes[at] as number);
    }
  }
  return scores;
}

const startOf = ({ blocks, starts }: Softmax, id: number) =>
  (blocks[Math.trunc(id / blockSize)] as number) + (starts[id] as number);

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
