import type { TopicClassifier } from './classifier.server.ts';
import {
  classProbabilities,
  type QuantizedWeights,
  quantize,
  type SparseVector,
  trainSoftmax,
} from './softmax.server.ts';
import type { readListedExamples } from './training-data.server.ts';

/** Weight of the constant bias feature. */
const bias = 0.3;

/** Classes, in the order of their weights. */
const classes = ['listed', 'unlisted', 'others'] as const;

/** Tells what the site says about us from what it doesn't. */
export class ListedClassifier {
  readonly #weights: QuantizedWeights;
  readonly #classifier: TopicClassifier;

  constructor(weights: QuantizedWeights, classifier: TopicClassifier) {
    this.#weights = weights;
    this.#classifier = classifier;
  }

  /** Probability that a folded question asks about us what the site doesn't say. */
  unlisted(question: string): number {
    return classProbabilities(this.#weights, vectorOf(question, this.#classifier))[1] ?? 0;
  }
}

/** Trains it on the features of the topics. */
export function trainListed(
  examples: ReturnType<typeof readListedExamples>,
  classifier: TopicClassifier,
): QuantizedWeights {
  const texts = classes.flatMap((name) => examples[name]);
  const labels = classes.flatMap((name, index) => examples[name].map(() => index));
  const vectors = texts.map((text) => vectorOf(text, classifier));
  const features = classifier.size + 1;
  const weights = trainSoftmax(vectors, labels, { features, classes: classes.length });
  return quantize(weights, classes.length);
}

function vectorOf(text: string, classifier: TopicClassifier): SparseVector {
  const { ids, values } = classifier.vector(text);
  return {
    ids: Int32Array.from([...ids, classifier.size]),
    values: Float32Array.from([...values, bias]),
  };
}
