import { LRUCache } from 'lru-cache';
import type { Fact } from '../facts/fact.ts';
import type { FamilySoftmax } from './family-softmax.server.ts';
import type { Features, FeatureTable } from './feature-table.server.ts';
import {
  answerFeatures,
  contextFeatures,
  featuresOf,
  planFeatures,
  tradeFeatures,
} from './features.server.ts';
import { LanguageIdentifier, type WordLanguages } from './language-id.server.ts';
import { namedTrades } from './named-trades.server.ts';
import { Network, type TrainedNetwork } from './network.server.ts';
import {
  type Prediction,
  probabilities,
  type Softmax,
  type SparseVector,
} from './softmax.server.ts';
import { SpellChecker } from './spelling.server.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** The result of training. */
export interface TrainedMessages {
  /** Visitors' words with their number of examples; typos are corrected to them. */
  words: readonly (readonly [string, number])[];
  languages: readonly WordLanguages[];
  features: FeatureTable;
  topics: Softmax;
  facts: FamilySoftmax;
  yesNo: Softmax;
  plans: Softmax;
  trades: Softmax;
  /** It predicts the same as `facts`. */
  network: TrainedNetwork;
}

/** Up to this probability of `none`, a message tells the visitor's trade: if it names a trade, and if it names none. */
const maxNone = { named: 0.7, unnamed: 0.5 };
/** A trade that isn't named needs this share of the probability of all trades: beside a named one, and alone. */
const minUnnamed = { beside: 0.6, alone: 0.25 };

/** Tells what a message is about: its topic, the fact that it asks for, the visitor's trade. */
export class MessageClassifier {
  readonly spellChecker: SpellChecker;
  readonly languages: LanguageIdentifier;
  readonly #trained: TrainedMessages;
  readonly #network: Network;
  /** Every stage of an answer classifies the same message. */
  readonly #features = new LRUCache<string, Features>({ max: 8 });
  readonly #wanted = new LRUCache<string, Wanted>({ max: 8 });

  constructor(trained: TrainedMessages) {
    this.spellChecker = new SpellChecker(new Map(trained.words));
    this.languages = new LanguageIdentifier(trained.languages);
    this.#trained = trained;
    this.#network = new Network(trained.network);
  }

  /** Every topic, and every label that is none (`outOfScope`, `attack`), the most probable first. */
  classify(text: string): Prediction[] {
    return this.#predictions(this.#trained.topics, text).sort(
      (a, b) => b.probability - a.probability,
    );
  }

  /**
   * What a text asks for.
   * @param after label of the fact or the sum in the answer before it (`factLabel`, `sumLabel`).
   * @param earlier the same of the answer before that one.
   */
  wanted(text: string, after = '', earlier = ''): Wanted {
    const key = `${after}\n${earlier}\n${text}`;
    const known = this.#wanted.get(key);
    if (known) return known;
    const { facts: softmax, features: table } = this.#trained;
    const features = this.#featuresOf(text);
    const vector = table.vector(features, contextFeatures(features, after, earlier));
    const [one, other] = [softmax.probabilities(vector), this.#network.probabilities(vector)];
    // Their mean is right more often than either (decision 023).
    const wanted = wantedOf(
      new Map(
        softmax.members.labels.map((label, place) => [
          label,
          ((one[place] ?? 0) + (other[place] ?? 0)) / 2,
        ]),
      ),
    );
    this.#wanted.set(key, wanted);
    return wanted;
  }

  /**
   * Which plans a message is about, and how probable each choice of them is: `starter+pro`.
   * @param before those of the answers before it, the last ones first. @param after as in `wanted`.
   */
  plans(text: string, before: readonly string[], after?: string): ReadonlyMap<string, number> {
    const features = this.#featuresOf(text);
    const { features: table, plans } = this.#trained;
    const found = probabilities(
      plans,
      table.vector(features, planFeatures(features, before, after)),
    );
    return new Map(plans.labels.map((label, place) => [label, found[place] ?? 0]));
  }

  /**
   * How probably the answer to a question by a fact begins with yes or no: with what the fact says to
   * most questions (`same`), with the opposite, or with neither.
   */
  yesNo(text: string, fact: Fact): Readonly<Record<'same' | 'opposite' | 'neither', number>> {
    const features = this.#featuresOf(text);
    const { features: table, yesNo } = this.#trained;
    const found = probabilities(
      yesNo,
      table.vector(features, answerFeatures(fact, text, features)),
    );
    const of = (label: string) => found[yesNo.labels.indexOf(label)] ?? 0;
    return { same: of('same'), opposite: of('opposite'), neither: of('neither') };
  }

  /** The visitor's trade, by its id, if a text tells it, or one of its clauses: a long story names it once. */
  trade(text: string): string | undefined {
    const clauses = text.split(/[.?!;,]\s/).filter((clause) => clause.includes(' '));
    return this.#tradeIn(text) ?? clauses.map((clause) => this.#tradeIn(clause)).find(Boolean);
  }

  #tradeIn(text: string): string | undefined {
    const { features: table, trades } = this.#trained;
    const found = probabilities(trades, table.vector(this.#featuresOf(text), tradeFeatures(text)));
    const all = new Map(trades.labels.map((label, place) => [label, found[place] ?? 0]));
    const none = all.get('none') ?? 0;
    all.delete('none');
    const best = (ids: Iterable<string>) =>
      [...ids].reduce((a, b) => ((all.get(b) ?? 0) > (all.get(a) ?? 0) ? b : a));
    const top = best(all.keys());
    const share = (all.get(top) ?? 0) / (1 - none);
    const named = namedTrades(text);
    if (named.includes(top) || (named.length > 0 && share < minUnnamed.beside))
      return none > maxNone.named ? undefined : best(named);
    return none > maxNone.unnamed || share < minUnnamed.alone ? undefined : top;
  }

  #predictions(softmax: Softmax, text: string): Prediction[] {
    const found = probabilities(softmax, this.#vector(text));
    return softmax.labels.map((label, place) => ({ label, probability: found[place] ?? 0 }));
  }

  #vector(text: string): SparseVector {
    return this.#trained.features.vector(this.#featuresOf(text));
  }

  #featuresOf(text: string): Features {
    const known = this.#features.get(text) ?? featuresOf(text, this.spellChecker);
    this.#features.set(text, known);
    return known;
  }
}
