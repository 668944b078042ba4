import { fold, words } from './language.server.ts';
import { lexicons } from './lexicons.ts';

export type Entity = keyof typeof lexicons | 'amount';

/** The names. */
export const entityNames: ReadonlySet<string> = new Set(
  Object.values(lexicons).flatMap((list) => list.split('|')),
);

/** Every word of the names; none of them is a typo. */
export const entityWords: ReadonlySet<string> = new Set(
  Object.values(lexicons).flatMap((list) => list.split(/[| ]/)),
);

const expressions = (Object.keys(lexicons) as (keyof typeof lexicons)[]).map(
  (entity) =>
    [
      entity,
      new RegExp(
        `(?<![\\w$])(?:${lexicons[entity]
          .split('|')
          .sort((a, b) => b.length - a.length)
          .join('|')})(?![\\w])`,
        'g',
      ),
    ] as const,
);

/** Amounts of money as visitors write them. */
const amounts = /(?<!\w)[$€£]\d[\d·]*k?|\b\d[\d·]* ?(?:dollars?|bucks|usd|dolares|euros?|pesos)\b/g;

/** A text with each name replaced by `<kind>`, and the names found, by kind. */
export interface Named {
  text: string;
  named: ReadonlyMap<Entity, readonly string[]>;
}

/** Replaces names. @param text lower case, words separated by single spaces. */
export function nameEntities(text: string): Named {
  const named = new Map<Entity, string[]>();
  let rest = text;
  for (const [entity, expression] of [['amount', amounts] as const, ...expressions]) {
    rest = rest.replace(expression, (name) => {
      named.set(entity, [...(named.get(entity) ?? []), name]);
      return `<${entity}>`;
    });
  }
  return { text: rest, named };
}

/** The names in a text as it was typed, by kind. */
export function namesIn(text: string): Named['named'] {
  return nameEntities(words(fold(text)).join(' ')).named;
}
