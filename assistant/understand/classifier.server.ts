import { featuresOf, stemsIn } from './features.server.ts';
import { fold, words } from './language.server.ts';
import { countLanguages, LanguageIdentifier, type WordLanguages } from './language-id.server.ts';
import {
  countTexts,
  type Features,
  LinearModel,
  type TrainedLinear,
  trainLinear,
} from './linear-model.server.ts';
import type { SparseVector } from './softmax.server.ts';
import { SpellChecker } from './spelling.server.ts';
import type { Example } from './training-data.server.ts';

/** A label and its probability, from 0 to 1. */
export interface Prediction {
  label: string;
  probability: number;
}

/** The result of training. */
export interface TrainedTopics extends TrainedLinear {
  labels: readonly string[];
  /** Visitors' words with their number of examples; typos are corrected to them. */
  words: readonly (readonly [string, number])[];
  languages: readonly WordLanguages[];
}

/** Predicts what a question is about. */
export class TopicClassifier {
  readonly spellChecker: SpellChecker;
  readonly languages: LanguageIdentifier;
  readonly #labels: readonly string[];
  readonly #model: LinearModel;
  readonly #latest = new Map<string, readonly Prediction[]>();
  readonly #latestFeatures = new Map<string, Features>();

  constructor(trained: TrainedTopics) {
    this.#labels = trained.labels;
    this.spellChecker = new SpellChecker(new Map(trained.words));
    this.languages = new LanguageIdentifier(trained.languages);
    this.#model = new LinearModel(trained);
  }

  /** Features of a text by their number, with their shares; their squares add up to 1. */
  vector(text: string): SparseVector {
    return this.#model.vector(this.#featuresOf(text));
  }

  /** A text's words, with the number of the feature that each has among the examples, if any has it. */
  stems(text: string): { id: number | undefined; rarity: number }[] {
    return stemsIn(this.#featuresOf(text)).map((name) => this.#model.rarity(name));
  }

  /** Number of features. */
  get size(): number {
    return this.#model.size;
  }

  /** Every label, the most probable first. */
  classify(text: string): readonly Prediction[] {
    const known = this.#latest.get(text);
    if (known) return known;
    const predictions = this.#predict(text);
    // Each step of an answer asks for the same message.
    if (this.#latest.size >= 8) this.#latest.clear();
    this.#latest.set(text, predictions);
    return predictions;
  }

  #predict(text: string): readonly Prediction[] {
    const probabilities = this.#model.probabilities(this.#featuresOf(text));
    return this.#labels
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  }

  #featuresOf(text: string): Features {
    const known = this.#latestFeatures.get(text);
    if (known) return known;
    const features = featuresOf(text, this.spellChecker);
    if (this.#latestFeatures.size >= 8) this.#latestFeatures.clear();
    this.#latestFeatures.set(text, features);
    return features;
  }
}

/** Words with a capital inside a sentence: `Nguyen` in two examples is no word that visitors use. */
const names = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu;

/**
 * Trains a model; the same examples always give the same weights.
 * @param others texts whose words visitors use as well.
 */
export function trainTopics(
  examples: readonly Example[],
  others: readonly string[] = [],
): TrainedTopics {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const all = [...examples.map(({ text }) => text), ...others];
  const wordCounts = countTexts(all.map((text) => words(fold(text.replace(names, '')))));
  const spellChecker = new SpellChecker(wordCounts);
  const texts = examples.map(({ text }) => featuresOf(text, spellChecker));
  const indexes = examples.map(({ label }) => labels.indexOf(label));
  return {
    ...{ labels, words: [...wordCounts], languages: countLanguages(all) },
    ...trainLinear(texts, indexes, labels.length),
  };
}
