import { countTexts, type Features, FeatureTable } from './feature-table.server.ts';
import {
  type CountOf,
  featuresAt,
  type Named,
  type Tag,
  type Token,
  tokenOf,
} from './name-features.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';

/** The result of training. */
export interface TrainedNames {
  features: FeatureTable;
  softmax: Softmax;
}

const tags: readonly Tag[] = ['person', 'more person', 'business', 'more business', 'none'];

/**
 * What the probability that a person's name begins is multiplied with. Most words are no name, so training
 * leans to none; a message that answers the question for a name, or gives a number or an address, probably
 * has one. In what only tells something, a name that is none (`febuary is dead`) would stay for the whole
 * talk.
 */
const weightOfPerson = { asked: 10, beside: 12, told: 1 };
/** The same for that of a business, which few of the other examples name. */
const weightOfBusiness = 3;

/** A feature is kept from this many tokens on. */
const minExamples = 5;

/** A message whose names are marked, those of businesses with braces: `[Dana Ruiz] from {Ruiz Plumbing}`. */
export interface MarkedMessage {
  marked: string;
  /** The address that is given beside it. */
  email?: string | undefined;
}

/** A message without the marks of its names. */
export const withoutMarks = (marked: string): string => marked.replace(/[[\]{}]/g, '');

/** A name in a text as typed, with the probability that it begins there. */
export interface FoundName {
  of: Named;
  name: string;
  probability: number;
}

/** Tags of the tokens so far: their likelihood's logarithm, and the names that they make. */
interface Path {
  score: number;
  names: Span[];
}

/** A name's place among the tokens. */
interface Span {
  of: Named;
  first: number;
  last: number;
  probability: number;
}

/** Finds the names of visitors and their businesses: not those of others whom they only mention. */
export class NameTagger {
  readonly #trained: TrainedNames;
  readonly #countOf: CountOf;

  constructor(trained: TrainedNames, countOf: CountOf) {
    this.#trained = trained;
    this.#countOf = countOf;
  }

  /**
   * The names in a text, in order.
   * @param text with `@` for an address and `#` for a phone number.
   * @param email the address.
   * @param isAsked whether the text answers the question for a name.
   */
  namesIn(text: string, email = '', isAsked = false): FoundName[] {
    const situation = isAsked ? 'asked' : /[@#]/.test(text) ? 'beside' : 'told';
    const weights = new Map<Tag, number>([
      ['person', weightOfPerson[situation]],
      ['business', weightOfBusiness],
    ]);
    const found = [...text.matchAll(tokenPattern)];
    const tokens = found.map(([typed]) => tokenOf(typed, this.#countOf));
    // Viterbi: the most probable tags, each after the one before it.
    let best = new Map<Tag, Path>([['none', { score: 0, names: [] }]]);
    for (const place of tokens.keys()) {
      const next = new Map<Tag, Path>();
      for (const [before, { score, names }] of best) {
        const all = this.#probabilities(featuresAt(tokens, place, before, email));
        for (const [tag, probability] of all) {
          const of = ofMore(tag);
          if (of && ((before !== of && before !== tag) || endsName(tokens, place, of))) continue;
          const sum = score + Math.log((weights.get(tag) ?? 1) * probability + 1e-9);
          if (sum <= (next.get(tag)?.score ?? Number.NEGATIVE_INFINITY)) continue;
          next.set(tag, { score: sum, names: withToken(names, place, tag, probability) });
        }
      }
      best = next;
    }
    const { names } = [...best.values()].reduce((a, b) => (b.score > a.score ? b : a));
    const startOf = (place: number) => found[place]?.index ?? 0;
    return names.map(({ of, first, last, probability }) => {
      const end = startOf(last) + (tokens[last]?.typed.length ?? 0);
      return { of, name: text.slice(startOf(first), end).replace(/\s+/g, ' '), probability };
    });
  }

  #probabilities(of: Features): [Tag, number][] {
    const { features, softmax } = this.#trained;
    const all = probabilities(softmax, features.vector(of));
    return tags.map((tag) => [tag, all[softmax.labels.indexOf(tag)] ?? 0]);
  }
}

/** Whose name a token goes on with. */
const ofMore = (tag: Tag): Named | undefined =>
  tag === 'more person' ? 'person' : tag === 'more business' ? 'business' : undefined;

function withToken(names: Span[], place: number, tag: Tag, probability: number): Span[] {
  if (tag === 'person' || tag === 'business')
    return [...names, { of: tag, first: place, last: place, probability }];
  const last = names.at(-1);
  return tag === 'none' || !last ? names : [...names.slice(0, -1), { ...last, last: place }];
}

/** Trains it. */
export function trainNames(messages: readonly MarkedMessage[], countOf: CountOf): TrainedNames {
  const examples = messages.flatMap(({ marked, email = '' }) => {
    const all = marked.split(/(\[[^\]]*\]|\{[^}]*\})/).flatMap((part) => {
      const of = ({ '[': 'person', '{': 'business' } as const)[part.charAt(0)];
      const typed = withoutMarks(part).match(tokenPattern) ?? [];
      return typed.map((one, place): { token: Token; label: Tag } => ({
        token: tokenOf(one, countOf),
        label: !of ? 'none' : place === 0 ? of : `more ${of}`,
      }));
    });
    const tokens = all.map(({ token }) => token);
    return all.map(({ label }, place) => ({
      features: featuresAt(tokens, place, all[place - 1]?.label ?? 'none', email),
      label,
    }));
  });
  // A token's features are equally many and equally important, so none is weighted by its rarity.
  const kept = [...countTexts(examples.map((one) => [...one.features.keys()]))]
    .filter(([, count]) => count >= minExamples)
    .map(([name]) => [name, 1] as const);
  const features = FeatureTable.of(kept);
  const vectors = examples.map((one) => ({
    vector: features.vector(one.features),
    label: one.label,
  }));
  return { features, softmax: trainSoftmax(vectors, features.size) };
}

/** Words, initials with their periods, digits, and marks. */
const tokenPattern = /(?:\p{L}\.)+(?!\p{L})|\p{L}[\p{L}'’-]*|\d+|[^\s\p{L}\d]/gu;

/** `Hector, Vega Plumbing`: a comma ends a name, but for `Ray Diaz, Jr.` and `DiMarco Concrete, Inc.` */
const endsName = (tokens: readonly Token[], place: number, of: Named) =>
  ends[of].test(tokens[place]?.typed ?? '') &&
  !/^(?:jr|sr|esq|ii+|inc|llc|ltd)$/.test(tokens[place + 1]?.word ?? '');
const ends = { person: /^[^\p{L}"“”'’]/u, business: /^[^\p{L}\d"“”'’&+.!]/u };
