import { nameEntities } from './entities.server.ts';
import { countTexts, type Features, FeatureTable } from './feature-table.server.ts';
import { isGivenName, isSurname } from './known-names.server.ts';
import { fold } from './language.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';

/** The result of training. */
export interface TrainedNames {
  features: FeatureTable;
  softmax: Softmax;
}

/** What a token is: the first of a name, another one of it, or none. */
type Tag = 'first' | 'more' | 'none';
const tags: readonly Tag[] = ['first', 'more', 'none'];

/**
 * What the probability of `none` is multiplied with. Most words are no name, so training leans to it; a
 * message that answers the question for a name, or gives a number or an address, probably has one. In
 * what only tells something, a name that is none (`febuary is dead`) would stay for the whole talk.
 */
const shareOfNone = { asked: 0.1, beside: 0.25, told: 2 };

/** A feature is kept from this many tokens on. */
const minExamples = 3;

/** A message whose names are marked with brackets: `[Dana Ruiz] here, call me`. */
export interface MarkedMessage {
  marked: string;
  /** The local part of the address that is given beside it. */
  email?: string | undefined;
}

/** How many examples have a word, in lower case without accents. */
type CountOf = (word: string) => number;

/** A name in a text, with the probability that it begins there. */
export interface FoundName {
  name: string;
  probability: number;
}

/** Tags of the tokens so far: their likelihood's logarithm, and the names that they make. */
interface Path {
  score: number;
  names: FoundName[];
}

/** Finds the names of visitors: those that they give, not those of others whom they only mention. */
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
   * @param email the local part of the address.
   * @param isAsked whether the text answers the question for a name.
   */
  namesIn(text: string, email = '', isAsked = false): FoundName[] {
    const noneCounts = shareOfNone[isAsked ? 'asked' : /[@#]/.test(text) ? 'beside' : 'told'];
    const tokens = tokensOf(text);
    const kinds = kindsIn(tokens);
    // Viterbi: the most probable tags, each after the one before it.
    let best = new Map<Tag, Path>([['none', { score: 0, names: [] }]]);
    for (const [place, token] of tokens.entries()) {
      const next = new Map<Tag, Path>();
      for (const [before, { score, names }] of best) {
        const all = this.#tag(tokens, place, kinds, before, email);
        for (const tag of tags) {
          if (tag === 'more' && (before === 'none' || endsName(tokens, place))) continue;
          const probability = all[tag];
          const sum = score + Math.log((tag === 'none' ? noneCounts : 1) * probability + 1e-9);
          if (sum <= (next.get(tag)?.score ?? Number.NEGATIVE_INFINITY)) continue;
          next.set(tag, { score: sum, names: withToken(names, token, tag, probability) });
        }
      }
      best = next;
    }
    return [...best.values()].reduce((a, b) => (b.score > a.score ? b : a)).names;
  }

  #tag(
    tokens: readonly string[],
    place: number,
    kinds: readonly string[],
    before: Tag,
    email: string,
  ): Record<Tag, number> {
    const { features, softmax } = this.#trained;
    const vector = features.vector(featuresAt(tokens, place, kinds, before, email, this.#countOf));
    const all = probabilities(softmax, vector);
    const of = (tag: Tag) => all[softmax.labels.indexOf(tag)] ?? 0;
    return { first: of('first'), more: of('more'), none: of('none') };
  }
}

function withToken(names: FoundName[], token: string, tag: Tag, probability: number): FoundName[] {
  const last = names.at(-1);
  if (tag === 'first') return [...names, { name: token, probability }];
  if (tag === 'none' || !last) return names;
  const name = /^[,"”]$/.test(token) ? `${last.name}${token}` : `${last.name} ${token}`;
  return [...names.slice(0, -1), { ...last, name }];
}

/** Trains it. */
export function trainNames(messages: readonly MarkedMessage[], countOf: CountOf): TrainedNames {
  const examples = messages.flatMap(({ marked, email = '' }) => {
    const tokens: string[] = [];
    const labels: Tag[] = [];
    for (const [part, at] of marked.split(/[[\]]/).map((one, index) => [one, index] as const)) {
      const own = tokensOf(part);
      tokens.push(...own);
      labels.push(...own.map((_, i): Tag => (at % 2 === 0 ? 'none' : i === 0 ? 'first' : 'more')));
    }
    const kinds = kindsIn(tokens);
    return tokens.map((_, place) => ({
      features: featuresAt(tokens, place, kinds, labels[place - 1] ?? 'none', email, countOf),
      label: labels[place] ?? 'none',
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
const tokensOf = (text: string): string[] =>
  text.match(/(?:\p{L}\.)+(?!\p{L})|\p{L}[\p{L}'’-]*|\d+|[^\s\p{L}\d]/gu) ?? [];

/** `Hector, Vega Plumbing`: a comma ends a name, but for `Ray Diaz, Jr.` */
const endsName = (tokens: readonly string[], place: number) =>
  /^[^\p{L}"“”'’]/u.test(tokens[place] ?? '') &&
  !/^(?:jr|sr|esq|ii+)\b/i.test(tokens[place + 1] ?? '');

/** The kind of name that each token is part of: `town`, `trade`… */
function kindsIn(tokens: readonly string[]): string[] {
  return tokens.map((token) => {
    const { named } = nameEntities(fold(token));
    return [...named.keys()][0] ?? '';
  });
}

/** What comes before a name and is no part of it. */
const titles: ReadonlySet<string> = new Set(
  'dr mr mrs ms miss rev reverend pastor deacon sister father coach chef capt captain dra sr sra srta don dona senor senora ing lic licenciado licenciada doctor doctora sir madam dear col prof profra'.split(
    ' ',
  ),
);
/** Whether a word in lower case, without accents, is a title. */
export const isTitle = (word: string): boolean => titles.has(word);

/** A word that this many examples have is a feature by itself; a name needs to be common for that. */
const known = 3;
/** Examples from which a word is common. */
const common = 10;

/** Frequent words are rarely names. */
const frequencyOf = (count: number): string =>
  count >= 50
    ? 'frequent'
    : count >= common
      ? 'common'
      : count >= 3
        ? 'some'
        : count >= 1
          ? 'rare'
          : 'new';

const shapeOf = (token: string): string => {
  if (/^\d/.test(token)) return 'digits';
  if (!/^\p{L}/u.test(token)) return token;
  if (/^(?:\p{L}\.)+$/u.test(token) || token.length === 1) return 'initial';
  if (/^\p{Lu}+$/u.test(token)) return 'upper';
  return /^\p{Lu}/u.test(token) ? 'title' : 'lower';
};

function featuresAt(
  tokens: readonly string[],
  place: number,
  kinds: readonly string[],
  before: Tag,
  email: string,
  countOf: CountOf,
): Features {
  const at = (offset: number) => {
    const token = tokens[place + offset];
    if (token === undefined) return { word: offset < 0 ? '^' : '$', kind: 'end' };
    // `I'm` and `im` are one word.
    const word = fold(token).replace(/['’]/g, '');
    const shape = shapeOf(token);
    const given = isGivenName(word) ? '+given' : '';
    const known = `${frequencyOf(countOf(word))}${given}${isSurname(word) ? '+surname' : ''}`;
    return { word, kind: /^[\p{L}]/u.test(token) ? `${shape}-${known}` : shape };
  };
  const [first, last, own, next, afterNext] = [at(-2), at(-1), at(0), at(1), at(2)];
  const entity = kinds[place] ?? '';
  const count = tokens.filter((token) => /^\p{L}/u.test(token)).length;
  const has = (mark: string) => tokens.includes(mark);
  const isBeside = `${has('#') ? '#' : ''}${has('@') ? '@' : ''}`;
  const inEmail = own.word.length > 2 && email.includes(own.word.replace(/\W/g, ''));
  const names = [
    ...(countOf(own.word) >= (isGivenName(own.word) || isSurname(own.word) ? common : known)
      ? [`w:${own.word}`, `tw:${before}|${own.word}`]
      : []),
    `k:${own.kind}`,
    `e:${entity}`,
    `u:${own.word.slice(-3)}`,
    `v:${own.word.slice(-2)}`,
    `r:${own.word.slice(0, 3)}`,
    `w-1:${last.word}`,
    `w+1:${next.word}`,
    `w-2:${first.word}`,
    `w+2:${afterNext.word}`,
    `b:${first.word} ${last.word}`,
    `a:${next.word} ${afterNext.word}`,
    `k-1:${last.kind}`,
    `k+1:${next.kind}`,
    `kk:${last.kind}|${own.kind}|${next.kind}`,
    `wk:${last.word}|${own.kind}`,
    `kw:${own.kind}|${next.word}`,
    `t:${before}`,
    `tk:${before}|${own.kind}`,
    `tkk:${before}|${own.kind}|${next.kind}`,
    `twk:${before}|${last.word}|${own.kind}`,
    `te:${before}|${own.kind}|${entity}`,
    `n:${Math.min(count, 5)}|${own.kind}`,
    `p:${Math.min(place, 4)}|${own.kind}`,
    `h:${isBeside}|${own.kind}`,
    `ht:${isBeside}|${before}|${own.kind}|${entity}`,
    `d:${isTitle(last.word === '.' ? first.word : last.word)}|${own.kind}|${before}`,
    `m:${inEmail}|${own.kind}|${before}`,
  ];
  return new Map(names.map((name) => [name, 1]));
}
