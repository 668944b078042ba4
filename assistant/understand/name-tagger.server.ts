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
const weightOfNone = { asked: 0.1, beside: 0.12, told: 1 };

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
    const weight = weightOfNone[isAsked ? 'asked' : /[@#]/.test(text) ? 'beside' : 'told'];
    const tokens = tokensOf(text).map((typed) => tokenOf(typed, this.#countOf));
    // Viterbi: the most probable tags, each after the one before it.
    let best = new Map<Tag, Path>([['none', { score: 0, names: [] }]]);
    for (const [place, token] of tokens.entries()) {
      const next = new Map<Tag, Path>();
      for (const [before, { score, names }] of best) {
        const all = this.#probabilities(featuresAt(tokens, place, before, email));
        for (const tag of tags) {
          if (tag === 'more' && (before === 'none' || endsName(tokens, place))) continue;
          const probability = all[tag];
          const sum = score + Math.log((tag === 'none' ? weight : 1) * probability + 1e-9);
          if (sum <= (next.get(tag)?.score ?? Number.NEGATIVE_INFINITY)) continue;
          next.set(tag, { score: sum, names: withToken(names, token.typed, tag, probability) });
        }
      }
      best = next;
    }
    return [...best.values()].reduce((a, b) => (b.score > a.score ? b : a)).names;
  }

  #probabilities(of: Features): Record<Tag, number> {
    const { features, softmax } = this.#trained;
    const all = probabilities(softmax, features.vector(of));
    const [first = 0, more = 0, none = 0] = tags.map((tag) => all[softmax.labels.indexOf(tag)]);
    return { first, more, none };
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
    // Every other part is in brackets.
    const parts = marked.split(/[[\]]/).map((part, index) => {
      const typed = tokensOf(part);
      const inName = index % 2 === 1;
      return typed.map((one, place): { token: Token; label: Tag } => ({
        token: tokenOf(one, countOf),
        label: inName ? (place === 0 ? 'first' : 'more') : 'none',
      }));
    });
    const all = parts.flat();
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
const tokensOf = (text: string): string[] =>
  text.match(/(?:\p{L}\.)+(?!\p{L})|\p{L}[\p{L}'’-]*|\d+|[^\s\p{L}\d]/gu) ?? [];

/** `Hector, Vega Plumbing`: a comma ends a name, but for `Ray Diaz, Jr.` */
const endsName = (tokens: readonly Token[], place: number) =>
  /^[^\p{L}"“”'’]/u.test(tokens[place]?.typed ?? '') &&
  !/^(?:jr|sr|esq|ii+)$/.test(tokens[place + 1]?.word ?? '');

/** Words before a name that aren't part of it. */
const titles: ReadonlySet<string> = new Set(
  'dr mr mrs ms miss rev reverend pastor deacon sister father coach chef capt captain dra sr sra srta don dona senor senora ing lic licenciado licenciada doctor doctora sir madam dear col prof profra'.split(
    ' ',
  ),
);
/** Whether a word in lower case, without accents, is a title. */
export const isTitle = (word: string): boolean => titles.has(word);

/** Examples that a word must be in to be a feature of its own; more for a given name or a surname. */
const leastKnown = 3;
const leastCommon = 10;

/** Frequent words are rarely names. */
const frequencyOf = (count: number): string =>
  count >= 50
    ? 'frequent'
    : count >= leastCommon
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

/** A token with what the features of its place and of its neighbors' need. */
interface Token {
  typed: string;
  /** In lower case, without accents and apostrophes: `I'm` and `im` are one word. */
  word: string;
  /** Its shape; of a word, also how frequent it is and whether names have it. */
  kind: string;
  /** What it names besides people: `town`, `trade`… */
  entity: string;
  isKnown: boolean;
}

function tokenOf(typed: string, countOf: CountOf): Token {
  const folded = fold(typed);
  const word = folded.replace(/['’]/g, '');
  const count = countOf(word);
  const lists = `${isGivenName(word) ? '+given' : ''}${isSurname(word) ? '+surname' : ''}`;
  const shape = shapeOf(typed);
  const [entity = ''] = nameEntities(folded).named.keys();
  return {
    ...{ typed, word, entity },
    kind: isWord(typed) ? `${shape}-${frequencyOf(count)}${lists}` : shape,
    isKnown: count >= (lists ? leastCommon : leastKnown),
  };
}

const isWord = (typed: string) => /^\p{L}/u.test(typed);

const before = { word: '^', kind: 'end' };
const after = { word: '$', kind: 'end' };

/** @param tag that of the token before. @param email the local part of the address in the text. */
function featuresAt(tokens: readonly Token[], place: number, tag: Tag, email: string): Features {
  const own = tokens[place];
  if (!own) throw new RangeError(`There is no token ${place}.`);
  const [first = before, last = before] = [tokens[place - 2], tokens[place - 1]];
  const [next = after, afterNext = after] = [tokens[place + 1], tokens[place + 2]];
  const { entity } = own;
  const count = tokens.filter(({ typed }) => isWord(typed)).length;
  const marks = ['#', '@'].filter((mark) => tokens.some(({ typed }) => typed === mark)).join('');
  const inEmail = own.word.length > 2 && email.includes(own.word.replace(/\W/g, ''));
  const names = [
    ...(own.isKnown ? [`w:${own.word}`, `tw:${tag}|${own.word}`] : []),
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
    `t:${tag}`,
    `tk:${tag}|${own.kind}`,
    `tkk:${tag}|${own.kind}|${next.kind}`,
    `twk:${tag}|${last.word}|${own.kind}`,
    `te:${tag}|${own.kind}|${entity}`,
    `n:${Math.min(count, 5)}|${own.kind}`,
    `p:${Math.min(place, 4)}|${own.kind}`,
    `h:${marks}|${own.kind}`,
    `ht:${marks}|${tag}|${own.kind}|${entity}`,
    `d:${isTitle(last.word === '.' ? first.word : last.word)}|${own.kind}|${tag}`,
    `m:${inEmail}|${own.kind}|${tag}`,
  ];
  return new Map(names.map((name) => [name, 1]));
}
