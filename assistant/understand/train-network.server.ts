import { rangesOf } from './family-softmax.server.ts';
import { hiddenUnits, type TrainedNetwork } from './network.server.ts';
import { linearCongruential, shuffle } from './random.server.ts';
import { normalize } from './softmax.server.ts';

/** Passes over all examples. */
const epochs = 4;
/** Learning rate at the start; it falls linearly to 0. */
const learningRate = 0.07;
/** The most frequent features have weights; all that occur at least 20 times find 0.3 points more. */
const maxRows = 50_000;
/** Share of the features that each example leaves out by chance, so that no few of them decide. */
const leftOut = 0.3;
/** Share of the probability that is aimed at all labels alike, so that no weight grows without end. */
const smoothing = 0.1;
/** Largest of the weights of features at the start, which are random. */
const firstWeight = 0.01;
/** Smaller errors are skipped. */
const negligible = 0.001;

/** Examples as flat arrays, which threads share. */
export interface PackedExamples {
  labels: readonly string[];
  /** Number of features. */
  size: number;
  /** Where the features of each example begin, and where the last one's end. */
  starts: Uint32Array;
  ids: Uint32Array;
  values: Float32Array;
  /** Place of each example's label. */
  targets: Uint16Array;
}

/**
 * Trains a network by stochastic gradient descent with a rate of its own for each row of weights
 * (Adagrad). The same examples always give the same weights.
 */
export function trainNetwork(examples: PackedExamples): TrainedNetwork {
  const { labels, size, starts, ids, values, targets } = examples;
  const random = linearCongruential(7);
  const rows = rowsOf(ids, size);
  const ranges = rangesOf(labels);
  const families = ranges.flatMap(([from, to], family) => Array<number>(to - from).fill(family));
  const inputs = new Layer(Math.min(size, maxRows), () => (2 * random() - 1) * firstWeight);
  const spread = 0.85 / Math.sqrt(hiddenUnits);
  const outputs = new Layer(labels.length + ranges.length, () => (2 * random() - 1) * spread);
  const biases = new Float32Array(outputs.count);
  const biasSquares = new Float32Array(outputs.count).fill(tiny);
  const units = new Float32Array(hiddenUnits);
  const errors = new Float32Array(hiddenUnits);
  const scores = new Float32Array(outputs.count);

  /** Predicts the labels from one place to another, and corrects their weights. */
  function correct(from: number, to: number, target: number, rate: number): void {
    const share = scores.subarray(from, to);
    for (let at = from; at < to; at++)
      scores[at] = (biases[at] as number) + outputs.product(at, units);
    normalize(share);
    const length = meanSquare(units);
    for (let at = from; at < to; at++) {
      const wanted = (at === target ? 1 - smoothing : 0) + smoothing / (to - from);
      const error = (scores[at] as number) - wanted;
      if (Math.abs(error) < negligible) continue;
      outputs.add(at, errors, error);
      outputs.descend(at, units, error, error * error * length, rate);
      biasSquares[at] = (biasSquares[at] as number) + error * error;
      biases[at] = (biases[at] as number) - (rate * error) / Math.sqrt(biasSquares[at] as number);
    }
  }

  const order = [...targets.keys()];
  const steps = epochs * order.length;
  const taken: number[] = [];
  let seen = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const rate = learningRate * (1 - seen / steps);
      seen += 1;
      units.fill(0);
      errors.fill(0);
      taken.length = 0;
      for (let at = starts[index] as number; at < (starts[index + 1] as number); at++) {
        const row = (rows[ids[at] as number] as number) - 1;
        if (row < 0 || random() < leftOut) continue;
        taken.push(at);
        inputs.add(row, units, values[at] as number);
      }
      for (let unit = 0; unit < hiddenUnits; unit++)
        units[unit] = Math.max(0, units[unit] as number);
      const target = targets[index] as number;
      const family = families[target] as number;
      const [from, to] = ranges[family] as readonly [number, number];
      correct(labels.length, outputs.count, labels.length + family, rate);
      correct(from, to, target, rate);
      for (let unit = 0; unit < hiddenUnits; unit++) if (units[unit] === 0) errors[unit] = 0;
      const square = meanSquare(errors);
      for (const at of taken) {
        const row = (rows[ids[at] as number] as number) - 1;
        const value = values[at] as number;
        inputs.descend(row, errors, value, value * value * square, rate);
      }
    }
  }
  return {
    labels,
    rows,
    ...inputs.compressed(),
    outputs: Float32Array.from([...outputs.weights, ...biases]),
  };
}

/** Keeps a sum of squares from being 0. */
const tiny = 1e-6;

/** Rows of weights for the units, each with the sum of the squares of its gradients. */
class Layer {
  readonly count: number;
  readonly weights: Float32Array;
  readonly #squares: Float32Array;

  constructor(count: number, first: () => number) {
    this.count = count;
    this.weights = new Float32Array(count * hiddenUnits).map(first);
    this.#squares = new Float32Array(count).fill(tiny);
  }

  /** The product of a row and a vector. */
  product(row: number, vector: Float32Array): number {
    const { weights } = this;
    const from = row * hiddenUnits;
    let sum = 0;
    for (let unit = 0; unit < hiddenUnits; unit++)
      sum += (weights[from + unit] as number) * (vector[unit] as number);
    return sum;
  }

  /** Adds a multiple of a row to a vector. */
  add(row: number, vector: Float32Array, times: number): void {
    const { weights } = this;
    const from = row * hiddenUnits;
    for (let unit = 0; unit < hiddenUnits; unit++)
      vector[unit] = (vector[unit] as number) + times * (weights[from + unit] as number);
  }

  /** Moves a row against its gradient, a multiple of a vector. @param square mean of the gradient's squares. */
  descend(row: number, vector: Float32Array, times: number, square: number, rate: number): void {
    const { weights } = this;
    const from = row * hiddenUnits;
    const squares = (this.#squares[row] as number) + square;
    this.#squares[row] = squares;
    const by = (rate * times) / Math.sqrt(squares);
    for (let unit = 0; unit < hiddenUnits; unit++)
      weights[from + unit] = (weights[from + unit] as number) - by * (vector[unit] as number);
  }

  /** The weights as bytes. */
  compressed(): Pick<TrainedNetwork, 'scales' | 'weights'> {
    const scales = new Float32Array(this.count);
    const bytes = new Int8Array(this.weights.length);
    for (let row = 0; row < this.count; row++) {
      const [from, to] = [row * hiddenUnits, (row + 1) * hiddenUnits];
      const own = this.weights.subarray(from, to);
      const most = own.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
      scales[row] = most / 127;
      bytes.set(
        own.map((one) => Math.round((127 * one) / most)),
        from,
      );
    }
    return { scales, weights: bytes };
  }
}

const meanSquare = (vector: Float32Array): number =>
  vector.reduce((sum, one) => sum + one * one, 0) / vector.length;

/** Gives a row to each of the most frequent features. */
function rowsOf(ids: Uint32Array, size: number): Uint16Array {
  const counts = new Uint32Array(size);
  for (const id of ids) counts[id] = (counts[id] as number) + 1;
  const rows = new Uint16Array(size);
  const frequent = [...counts.keys()]
    .sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)
    .slice(0, maxRows);
  for (const [place, id] of frequent.entries()) rows[id] = place + 1;
  return rows;
}
