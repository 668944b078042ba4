import { countTexts, FeatureTable } from './feature-table.server.ts';
import { featuresOf } from './features.server.ts';
import { fold, words } from './language.server.ts';
import { countLanguages, LanguageIdentifier, type WordLanguages } from './language-id.server.ts';
import {
  type FamilySoftmax,
  type Prediction,
  probabilities,
  type Softmax,
  type SparseVector,
  trainFamilySoftmax,
  trainSoftmax,
} from './softmax.server.ts';
import { SpellChecker } from './spelling.server.ts';
import { type Example, noFact } from './training-data.server.ts';

/** The result of training. */
export interface TrainedMessages {
  /** Visitors' words with their number of examples; typos are corrected to them. */
  words: readonly (readonly [string, number])[];
  languages: readonly WordLanguages[];
  features: FeatureTable;
  topics: Softmax;
  facts: FamilySoftmax;
  listed: Softmax;
}

/** Tells what a message is about: its topic, the fact that it asks for, whether the site says it. */
export class MessageClassifier {
  readonly spellChecker: SpellChecker;
  readonly languages: LanguageIdentifier;
  readonly #trained: TrainedMessages;
  readonly #latest = new Map<string, SparseVector>();

  constructor(trained: TrainedMessages) {
    this.spellChecker = new SpellChecker(new Map(trained.words));
    this.languages = new LanguageIdentifier(trained.languages);
    this.#trained = trained;
  }

  /** Every topic, and every label that is none (`outOfScope`, `attack`), the most probable first. */
  classify(text: string): Prediction[] {
    return this.#predictions(this.#trained.topics, text).sort(
      (a, b) => b.probability - a.probability,
    );
  }

  /** Probability that a text asks for each fact, by the label of the fact (`factLabel`). */
  facts(text: string): ReadonlyMap<string, number> {
    const { facts } = this.#trained;
    const found = facts.probabilities(this.#vector(text));
    return new Map(
      facts.members.labels.flatMap((label, place) =>
        label === noFact ? [] : [[label, found[place] ?? 0] as const],
      ),
    );
  }

  /** Probability that a text asks about us what the site doesn't say. */
  unlisted(text: string): number {
    const found = this.#predictions(this.#trained.listed, text);
    return found.find(({ label }) => label === 'unlisted')?.probability ?? 0;
  }

  #predictions(softmax: Softmax, text: string): Prediction[] {
    const found = probabilities(softmax, this.#vector(text));
    return softmax.labels.map((label, place) => ({ label, probability: found[place] ?? 0 }));
  }

  #vector(text: string): SparseVector {
    const known = this.#latest.get(text);
    if (known) return known;
    const vector = this.#trained.features.vector(featuresOf(text, this.spellChecker));
    // Each step of an answer asks for the same message.
    if (this.#latest.size >= 8) this.#latest.clear();
    this.#latest.set(text, vector);
    return vector;
  }
}

/** Words with a capital inside a sentence: `Nguyen` in two examples is no word that visitors use. */
const names = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu;

/**
 * Trains the classifier; the same examples always give the same weights.
 * @param others texts whose words visitors use as well.
 */
export function trainMessages({
  topics,
  facts,
  listed,
  others = [],
}: {
  topics: readonly Example[];
  facts: readonly Example[];
  listed: readonly Example[];
  others?: readonly string[];
}): TrainedMessages {
  const all = [...topics.map(({ text }) => text), ...others];
  const wordCounts = countTexts(all.map((text) => words(fold(text.replace(names, '')))));
  const spellChecker = new SpellChecker(wordCounts);
  const texts = topics.map(({ text }) => featuresOf(text, spellChecker));
  const features = FeatureTable.ofTexts(texts);
  const featuresByText = new Map(topics.map(({ text }, index) => [text, texts[index]]));
  const vectorOf = (text: string) =>
    features.vector(featuresByText.get(text) ?? featuresOf(text, spellChecker));
  const vectors = (examples: readonly Example[]) =>
    examples.map(({ text, label }) => ({ vector: vectorOf(text), label }));
  return {
    ...{ words: [...wordCounts], languages: countLanguages(all), features },
    topics: trainSoftmax(vectors(topics), features.size),
    facts: trainFamilySoftmax(vectors(facts), features.size),
    listed: trainSoftmax(vectors(listed), features.size),
  };
}
