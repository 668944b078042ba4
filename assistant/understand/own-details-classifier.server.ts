import { FeatureTable } from './feature-table.server.ts';
import { featuresOf } from './features.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import type { SpellChecker } from './spelling.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';
import type { Example } from './training-data.server.ts';

/**
 * What a message says about the visitor's own details: it asks whether something arrived, asks which details
 * the form has, takes one out, or refuses to give one.
 */
export type AboutDetails = 'received' | 'details' | 'withdrawn' | 'withheld';
/** Label of the examples about something else. */
const nothing = 'none';

/**
 * Probability from which it does: of 45 unseen ones of each, 36, 30, 36 and 27 have more, of 60 that sound
 * like them none.
 */
const minProbability: Readonly<Record<AboutDetails, number>> = {
  ...{ received: 0.4, details: 0.5, withdrawn: 0.4, withheld: 0.4 },
};
const labels = Object.keys(minProbability) as AboutDetails[];

/** A feature is kept from this many examples of the labels on. */
const minExamples = 2;

/** The result of training. */
export interface TrainedOwnDetails {
  features: FeatureTable;
  softmax: Softmax;
}

/** Tells what a message says about the visitor's own details: `did it go through?`, `take my number out`. */
export class OwnDetailsClassifier {
  readonly #trained: TrainedOwnDetails;
  readonly #spellChecker: SpellChecker;

  constructor(trained: TrainedOwnDetails, spellChecker: SpellChecker) {
    this.#trained = trained;
    this.#spellChecker = spellChecker;
  }

  /** @returns undefined for a text about something else. */
  label(text: string): AboutDetails | undefined {
    const { features, softmax } = this.#trained;
    const found = probabilities(softmax, features.vector(featuresOf(text, this.#spellChecker)));
    const over = (label: AboutDetails) =>
      (found[softmax.labels.indexOf(label)] ?? 0) / minProbability[label];
    const best = labels.reduce((a, b) => (over(b) > over(a) ? b : a));
    return over(best) > 1 ? best : undefined;
  }
}

/** Trains it. Only features that the labels' own examples have are kept, so the table stays small. */
export function trainOwnDetails(
  examples: readonly Example[],
  spellChecker: SpellChecker,
): TrainedOwnDetails {
  const all = examples.map(({ text, label }) => ({
    label,
    features: featuresOf(text, spellChecker),
  }));
  const own = all.filter(({ label }) => label !== nothing);
  const features = FeatureTable.ofTexts(
    own.map((one) => one.features),
    () => minExamples,
  );
  const vectors = all.map((one) => ({ vector: features.vector(one.features), label: one.label }));
  return { features, softmax: trainSoftmax(vectors, features.size) };
}
