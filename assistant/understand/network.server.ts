import { rangesOf } from './family-softmax.server.ts';
import { normalize, type SparseVector } from './softmax.server.ts';

/** Units of the hidden layer. */
export const hiddenUnits = 96;

/**
 * A network with one hidden layer of rectified linear units, which learns what several features mean
 * together. It predicts the family of a label and the label within it, as `FamilySoftmax` does.
 */
export interface TrainedNetwork {
  labels: readonly string[];
  /** Row of each feature in `weights`, from 1 on; 0 for rare features, which have none. */
  rows: Uint16Array;
  /** What the bytes of each row are multiplied with. */
  scales: Float32Array;
  /** Weights from each row to the units. */
  weights: Int8Array;
  /** Weights from the units to each label, then to each family; and after them the bias of each. */
  outputs: Float32Array;
}

/** Predicts labels with a trained network. */
export class Network {
  readonly trained: TrainedNetwork;
  readonly #ranges: readonly (readonly [from: number, to: number])[];

  constructor(trained: TrainedNetwork) {
    this.trained = trained;
    this.#ranges = rangesOf(trained.labels);
  }

  /** The probability of each label, in the order of the labels. */
  probabilities(vector: SparseVector): Float32Array {
    const { labels, outputs } = this.trained;
    const units = this.#unitsOf(vector);
    const count = labels.length + this.#ranges.length;
    const scores = outputs.slice(count * hiddenUnits);
    for (let at = 0; at < count; at++) {
      let score = scores[at] as number;
      for (let unit = 0; unit < hiddenUnits; unit++)
        score += (outputs[at * hiddenUnits + unit] as number) * (units[unit] as number);
      scores[at] = score;
    }
    const families = scores.subarray(labels.length);
    normalize(families);
    for (const [place, [from, to]] of this.#ranges.entries())
      normalize(scores.subarray(from, to), families[place]);
    return scores.subarray(0, labels.length);
  }

  /** What the hidden layer makes of the features. */
  #unitsOf({ ids, values }: SparseVector): Float32Array {
    const { rows, scales, weights } = this.trained;
    const units = new Float32Array(hiddenUnits);
    for (let i = 0; i < ids.length; i++) {
      const row = (rows[ids[i] as number] as number) - 1;
      if (row < 0) continue;
      const value = (values[i] as number) * (scales[row] as number);
      for (let unit = 0; unit < hiddenUnits; unit++)
        units[unit] =
          (units[unit] as number) + value * (weights[row * hiddenUnits + unit] as number);
    }
    return units.map((one) => Math.max(0, one));
  }
}
