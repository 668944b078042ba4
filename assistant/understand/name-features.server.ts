import { nameEntities } from './entities.server.ts';
import type { Features } from './feature-table.server.ts';
import { isGivenName, isSurname } from './known-names.server.ts';
import { fold } from './language.server.ts';

/** Whose name is found: the visitor's own, or that of their business. */
export type Named = 'person' | 'business';
/** What a token is: the first of a name, another one of it, or none. */
export type Tag = Named | `more ${Named}` | 'none';

/** How many examples have a word, in lower case without accents. */
export type CountOf = (word: string) => number;

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
export interface Token {
  typed: string;
  /** In lower case, without accents and apostrophes: `I'm` and `im` are one word. */
  word: string;
  /** Its shape; of a word, also how frequent it is and whether names have it. */
  kind: string;
  /** What it names besides people: `town`, `trade`… */
  entity: string;
  isKnown: boolean;
}

/** @param typed the token as it was typed. */
export function tokenOf(typed: string, countOf: CountOf): Token {
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

/** Features of a token. @param tag that of the token before. @param email the address in the text. */
export function featuresAt(
  tokens: readonly Token[],
  place: number,
  tag: Tag,
  email: string,
): Features {
  const own = tokens[place];
  if (!own) throw new RangeError(`There is no token ${place}.`);
  const [first = before, last = before] = [tokens[place - 2], tokens[place - 1]];
  const [next = after, afterNext = after] = [tokens[place + 1], tokens[place + 2]];
  const { entity } = own;
  const count = tokens.filter(({ typed }) => isWord(typed)).length;
  const marks = ['#', '@'].filter((mark) => tokens.some(({ typed }) => typed === mark)).join('');
  const isIn = (part = '') => own.word.length > 2 && part.includes(own.word.replace(/\W/g, ''));
  const [local, domain] = email.toLowerCase().split('@');
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
    `m:${isIn(local)}|${own.kind}|${tag}`,
    `o:${isIn(domain)}|${own.kind}|${tag}`,
  ];
  return new Map(names.map((name) => [name, 1]));
}
