import { nameEntities } from './entities.server.ts';
import { countTexts, type Features, FeatureTable } from './feature-table.server.ts';
import { fold, stem, words } from './language.server.ts';
import { probabilities, type Softmax, trainSoftmax } from './softmax.server.ts';
import type { Example } from './training-data.server.ts';

/** Label of texts that name what they ask about: no aspect of something said before. */
const noAspect = 'none';

/** Words that a short question may have; a longer text names its own subject. */
const maxWords = 14;
/** Probability from which it asks for an aspect. */
const minProbability = 0.5;

/** One of so many other questions is enough to learn what asks for no aspect. */
const oneOf = 2;
/** A word that fewer short questions have names what is asked about. */
const minShort = 12;

/** The result of training. */
export interface TrainedAspects {
  features: FeatureTable;
  softmax: Softmax;
}

/**
 * Tells which aspect of the conversation's subject a short question asks for: `how long`, `is that
 * extra`, `who does it`.
 */
export class AspectClassifier {
  readonly #trained: TrainedAspects;

  constructor(trained: TrainedAspects) {
    this.#trained = trained;
  }

  /** The aspect that a folded text asks for, if it asks for one and names no subject of its own. */
  aspectOf(folded: string): string | undefined {
    const tokens = tokensOf(folded);
    if (tokens.length === 0 || tokens.length > maxWords) return undefined;
    // A word that no example has is a subject that we don't know.
    const unknown = tokens.filter((token) => !this.#knows(`w:${token}`)).length;
    if (4 * unknown > tokens.length) return undefined;
    const found = this.#probabilities(tokens);
    const best = this.#labels.find((_, index) => (found[index] ?? 0) >= minProbability);
    return best === noAspect ? undefined : best;
  }

  get #labels(): readonly string[] {
    return this.#trained.softmax.labels;
  }

  #knows(feature: string): boolean {
    return this.#trained.features.find(feature) !== undefined;
  }

  #probabilities(tokens: readonly string[]): Float32Array {
    const { features, softmax } = this.#trained;
    return probabilities(softmax, features.vector(featuresOf(tokens)));
  }
}

/** Trains it. @param others questions; those that name what they ask about ask for no aspect. */
export function trainAspects(
  examples: readonly Example[],
  others: readonly string[],
): TrainedAspects {
  const counts = countTexts(examples.map(({ text }) => tokensOf(fold(text))));
  const whole = others
    .filter((text) => text.split(' ').length <= maxWords)
    .filter((_, index) => index % oneOf === 0)
    // `how many keywords there` names what it asks about.
    .filter((text) => tokensOf(fold(text)).some((token) => (counts.get(token) ?? 0) < minShort));
  const all = [...examples, ...whole.map((text) => ({ text, label: noAspect }))];
  const texts = all.map(({ text }) => featuresOf(tokensOf(fold(text))));
  const features = FeatureTable.ofTexts(texts);
  const vectors = texts.map((text, index) => ({
    vector: features.vector(text),
    label: all[index]?.label ?? noAspect,
  }));
  return { features, softmax: trainSoftmax(vectors, features.size) };
}

/** Words before and after a short question that ask nothing. */
const fillers = new Set(
  'and but so ok okay well wait hmm hm cool nice oh ah btw great alright fine yeah yes yep no k kk lol haha hey please pls though tho then again exactly guys y pero entonces bueno oye pues favor'.split(
    ' ',
  ),
);

/** Words of a text with names replaced by their kind, without fillers at its ends. */
function tokensOf(folded: string): string[] {
  const tokens = nameEntities(words(folded).join(' '))
    .text.replace(/<\w+>/g, ' $& ')
    .split(' ')
    .filter(Boolean);
  const start = tokens.findIndex((token) => !fillers.has(token));
  const end = tokens.findLastIndex((token) => !fillers.has(token));
  return start < 0 ? tokens : tokens.slice(start, end + 1);
}

/** Weight of each kind of feature, before rarity. */
const weight = { word: 1, stem: 0.5, pair: 0.8, gap: 0.5, triple: 0.5 };

function featuresOf(tokens: readonly string[]): Features {
  const stems = ['^', ...tokens.map(stem), '$'];
  return new Map([
    ...tokens.map((one) => [`w:${one}`, weight.word] as const),
    ...tokens.map((one) => [`s:${stem(one)}`, weight.stem] as const),
    ...stems.slice(1).map((next, i) => [`p:${stems[i]} ${next}`, weight.pair] as const),
    ...stems.slice(2).map((next, i) => [`g:${stems[i]} ${next}`, weight.gap] as const),
    ...stems
      .slice(2)
      .map((next, i) => [`t:${stems[i]} ${stems[i + 1]} ${next}`, weight.triple] as const),
  ]);
}
