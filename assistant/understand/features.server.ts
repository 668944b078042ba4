import { type Fact, factLabel } from '../facts/fact.ts';
import { nameEntities } from './entities.server.ts';
import { familyOf } from './family-softmax.server.ts';
import type { Features } from './feature-table.server.ts';
import { fold, stem, words } from './language.server.ts';
import { namedTrades } from './named-trades.server.ts';
import { isYesNo } from './questions.ts';
import type { SpellChecker } from './spelling.server.ts';

/** Weight of each kind of feature, before rarity. */
const weight = {
  word: 1,
  stem: 0.7,
  pair: 0.7,
  gap: 0.5,
  triple: 0.5,
  letters: 0.4,
  name: 0.7,
};
/** Lengths of the character n-grams; words with typos still share most of them. */
const shortest = 3;
const longest = 5;

/**
 * Features of a text: words, stems, pairs and triples of stems in order, and character n-grams.
 * Names of towns, trades and the like are replaced by their kind, so that one example covers all.
 */
export function featuresOf(text: string, spellChecker: SpellChecker): Features {
  const corrected = words(fold(text)).map((word) => spellChecker.correct(word));
  const { text: rest, named } = nameEntities(corrected.join(' '));
  const tokens = rest.replace(/<\w+>/g, ' $& ').split(' ').filter(Boolean);
  const counts = new Map<string, number>();
  for (const token of tokens) {
    counts.set(`w:${token}`, weight.word);
    if (isPlaceholder(token)) continue;
    counts.set(`s:${stem(token)}`, weight.stem);
    for (const ngram of ngrams(token)) counts.set(`l:${ngram}`, weight.letters);
  }
  for (const kind of [
    'platform',
    'payment',
    'starter',
    'growth',
    'enterprise',
    'rival',
    'system',
  ] as const) {
    for (const name of named.get(kind) ?? []) counts.set(`w:${name}`, weight.name);
  }
  const stems = ['^', ...tokens.map(stem), '$'];
  for (const [i, one] of stems.entries()) {
    const [next, afterNext] = [stems[i + 1], stems[i + 2]];
    if (next === undefined) break;
    counts.set(`p:${one} ${next}`, weight.pair);
    if (afterNext === undefined) break;
    counts.set(`g:${one} ${afterNext}`, weight.gap);
    counts.set(`t:${one} ${next} ${afterNext}`, weight.triple);
  }
  return counts;
}

/**
 * Features of the answers before a message: of the last one its fact, the fact's family, and the family
 * (of a sum its kind) with each stem and pair of the message; of the one before it the fact and the family. `how long` asks
 * something else after the trial than after the audit.
 * @param after label of the last answer's fact, empty before the first answer.
 * @param earlier label of the fact of the answer before it.
 */
export function contextFeatures(
  message: Features,
  after: string | undefined,
  earlier: string | undefined,
): Features {
  if (!after) return new Map([['a:-', 1]]);
  const family = after.startsWith('sum.') ? after : familyOf(after);
  const before = earlier ? [`c:${earlier}`, `d:${familyOf(earlier)}`] : [];
  return new Map([
    ...[`a:${after}`, `b:${family}`, ...before].map((name) => [name, 1] as const),
    ...crossed(`x:${family}`, message, ['s:', 'p:']),
  ]);
}

/**
 * Features of what tells which plans a message is about: the plans of the answers before it, also with each
 * stem of the message, and the last answer. `the next one up` is Pro after Starter.
 */
export function planFeatures(
  message: Features,
  [last = '-', other = '-']: readonly string[],
  after = '-',
): Features {
  return new Map([
    ...[`q:${last}`, `o:${other}`, `o:${last}|${other}`, `a:${after}`, `b:${familyOf(after)}`].map(
      (name) => [name, 1] as const,
    ),
    ...crossed(`m:${last}`, message, ['s:']),
  ]);
}

/**
 * Features of the fact that answers a question: which one it is, and its family with each stem of the
 * question. `is it extra` gets no from what is free, yes from what costs more.
 */
export function answerFeatures(
  fact: Pick<Fact, 'id' | 'plan' | 'yes'>,
  text: string,
  question: Features,
): Features {
  const label = factLabel(fact);
  const family = familyOf(label);
  const length = Math.min(8, text.split(' ').length);
  const crossed = [...question.keys()].flatMap((name) =>
    name.startsWith('s:') ? [[`v:${family}|${name}`, 1] as const] : [],
  );
  return new Map([
    ...[
      `f:${label}`,
      `e:${family}`,
      `y:${fact.yes}`,
      `r:${isYesNo(fold(text))}`,
      `n:${length}`,
    ].map((name) => [name, 1] as const),
    ...crossed,
  ]);
}

/** Each feature of a message of some kinds, together with what comes beside the message. */
const crossed = (beside: string, message: Features, kinds: readonly string[]) =>
  [...message]
    .filter(([name]) => kinds.some((kind) => name.startsWith(kind)))
    .map(([name, value]) => [`${beside}|${name}`, value] as const);

/** Features of the trades that a text names: `a bakery` is one and may be the visitor's. */
export const tradeFeatures = (text: string): Features =>
  new Map(namedTrades(text).map((id) => [`k:${id}`, 1]));

const isPlaceholder = (token: string) => token.startsWith('<');

/** Runs of letters in a word, with marks for its ends. */
export function ngrams(word: string): string[] {
  if (word.length < shortest) return [];
  const padded = `_${word}_`;
  const found: string[] = [];
  for (let length = shortest; length <= longest; length++) {
    for (let from = 0; from + length <= padded.length; from++) {
      found.push(padded.slice(from, from + length));
    }
  }
  return found;
}
