import { fold, words } from './language.server.ts';
import { lexicons } from './lexicons.ts';

type Entity = keyof typeof lexicons | 'amount';

const kinds = Object.keys(lexicons) as (keyof typeof lexicons)[];

/** Names of one word: `bay` of a town's name is none. */
export const entityNames: ReadonlySet<string> = new Set(
  Object.values(lexicons).flatMap((list) => list.split('|').filter((name) => !name.includes(' '))),
);

/** Every word of the names; none of them is a typo. */
export const entityWords: ReadonlySet<string> = new Set(
  Object.values(lexicons).flatMap((list) => list.split(/[| ]/)),
);

/**
 * The kinds of each name. An expression with the names as alternatives would take 150 bytes of code
 * for each, and the time of all alternatives at each word.
 */
const kindsOf = new Map<string, (keyof typeof lexicons)[]>();
/** Number of words of the longest name that begins with a word. */
const mostWords = new Map<string, number>();
for (const kind of kinds) {
  for (const name of lexicons[kind].split('|')) {
    kindsOf.getOrInsertComputed(name, () => []).push(kind);
    const parts = name.split(' ');
    const [first = ''] = parts;
    mostWords.set(first, Math.max(parts.length, mostWords.get(first) ?? 0));
  }
}

/** Amounts of money as visitors write them. */
const amounts = /(?<!\w)[$€£]\d[\d·]*k?|\b\d[\d·]* ?(?:dollars?|bucks|usd|dolares|euros?|pesos)\b/g;

/** A text with each name replaced by `<kind>`, and the names found, by kind. */
export interface Named {
  text: string;
  named: ReadonlyMap<Entity, readonly string[]>;
}

/**
 * Replaces names. Where they overlap, the kind that `lexicons` has first wins; of one kind, the first
 * in the text, and of these the longest.
 * @param text lower case, words separated by single spaces.
 */
export function nameEntities(text: string): Named {
  const named = new Map<Entity, string[]>();
  const rest = text.replace(amounts, (amount) => {
    named.getOrInsertComputed('amount', () => []).push(amount);
    return '<amount>';
  });
  let [replaced, end] = ['', 0];
  for (const { from, to, kind } of namesAt(rest)) {
    named.getOrInsertComputed(kind, () => []).push(rest.slice(from, to));
    replaced += `${rest.slice(end, from)}<${kind}>`;
    end = to;
  }
  return { text: replaced + rest.slice(end), named };
}

/** The names in a text as `nameEntities` takes it, in order, and where they are. */
export function namesAt(text: string): NameAt[] {
  const found = namesAmong([...text.matchAll(/\w+/g)], text);
  const chosen: NameAt[] = [];
  for (const kind of kinds) {
    for (const one of found) {
      if (!one.kinds.includes(kind)) continue;
      if (chosen.some(({ from, to }) => one.from < to && from < one.to)) continue;
      chosen.push({ from: one.from, to: one.to, kind });
    }
  }
  return chosen.sort((a, b) => a.from - b.from);
}

/** A name of a kind, and where it begins and ends. */
interface NameAt {
  from: number;
  to: number;
  kind: keyof typeof lexicons;
}

/** A name, where it is, and the kinds that it could be of. */
interface Found {
  from: number;
  to: number;
  kinds: readonly (keyof typeof lexicons)[];
}

/** Every name that is in a text, in order; of those that begin at the same word, the longest first. */
function namesAmong(tokens: readonly RegExpExecArray[], text: string): Found[] {
  const found: Found[] = [];
  for (const [place, { 0: first, index: from }] of tokens.entries()) {
    const most = mostWords.get(first);
    // `$toast` is no name.
    if (most === undefined || text[from - 1] === '$') continue;
    for (let count = most; count > 0; count--) {
      const last = tokens[place + count - 1];
      if (!last) continue;
      const to = last.index + last[0].length;
      const kinds = kindsOf.get(text.slice(from, to));
      if (kinds) found.push({ from, to, kinds });
    }
  }
  return found;
}

/** The names in a text as it was typed, by kind. */
export function namesIn(text: string): Named['named'] {
  return nameEntities(words(fold(text)).join(' ')).named;
}
