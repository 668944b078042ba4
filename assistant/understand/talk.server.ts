import { FeatureTable } from './feature-table.server.ts';
import { featuresOf } from './features.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import type { SpellChecker } from './spelling.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';
import type { Example } from './training-data.server.ts';

/**
 * What a message says of the visitor's own details and messages: it asks whether something arrived, or which
 * details the form has; it takes one out, or gives none.
 */
export type TalkLabel = 'received' | 'details' | 'withdrawn' | 'withheld';
/** Label of the examples that say nothing of them. */
const nothing = 'none';

/**
 * Probability from which it does: of 45 unseen ones of each, 36, 30, 36 and 27 have more, of 60 that sound
 * like them none.
 */
const minTalk: Readonly<Record<TalkLabel, number>> = {
  ...{ received: 0.4, details: 0.5, withdrawn: 0.4, withheld: 0.4 },
};
const labels = Object.keys(minTalk) as TalkLabel[];

/** A feature is kept from this many examples of the labels on. */
const minExamples = 2;

/** The result of training. */
export interface TrainedTalk {
  features: FeatureTable;
  softmax: Softmax;
}

/** Tells what a message says of the visitor's own details: `did it go through?`, `take my number out`. */
export class TalkClassifier {
  readonly #trained: TrainedTalk;
  readonly #spellChecker: SpellChecker;

  constructor(trained: TrainedTalk, spellChecker: SpellChecker) {
    this.#trained = trained;
    this.#spellChecker = spellChecker;
  }

  /** @returns undefined for a text about something else. */
  label(text: string): TalkLabel | undefined {
    const { features, softmax } = this.#trained;
    const found = probabilities(softmax, features.vector(featuresOf(text, this.#spellChecker)));
    const over = (label: TalkLabel) => (found[softmax.labels.indexOf(label)] ?? 0) / minTalk[label];
    const best = labels.reduce((a, b) => (over(b) > over(a) ? b : a));
    return over(best) > 1 ? best : undefined;
  }
}

/** Trains it. Only features of the labels' own examples are kept: others tell nothing of them. */
export function trainTalk(examples: readonly Example[], spellChecker: SpellChecker): TrainedTalk {
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
