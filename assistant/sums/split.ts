import { numeral, valueOfNumeral } from './numbers.ts';

/** Who shares a price: so many alike, or two with shares in percent. */
type Shares =
  | { ways: number; weights?: undefined }
  | { weights: readonly [number, number]; ways?: undefined };

const splits =
  /\b(split\w*|share[ds]?|sharing|halves|half and half|50\/50|fifty fifty|each (of us |one |partner )?(pays?|owes?|puts? in|contributes?)|(?:starter|pro|dominate|that|it|eso) divid\w+ (?:by|entre) (?!(?:\d+|the|los|las) (?:(?:number|working|open|business) )?(?:of )?(?:the )?(?:days|months|weeks|hours|dias|meses|semanas))(?:the |our |my )?\w+|divid\w+(?=.*\b(?:between|among|us|partners?|owners?|members?|families|people|ways|entre|socios?|dos|tres|cuatro)\b)|dividimos|go(ing)? in (on|together)|chip(s|ping)? in|(pone|paga|toca|pagaria|tocaria|pondria|pagamos) (a )?cada un[oa]|entre mi \w+ y yo|between (?:the )?(?:two|three|four|five|\d) of us|between (me and|my \w+ and (me|i))|a medias|mitad y mitad|entre (los |las )?(dos|tres|cuatro|cinco|seis|\d)|repart\w+|compart\w+)\b/;
const paysPercent = /\b(handles?|covers?|pays?|puts?|paga|pone|cubre)( \w+){0,2} \d{1,2} ?%/;
const half =
  /\b(pays?|covers?|puts? in|owes?|paga|pone) (for )?(the (other )?)?(half|la mitad)\b|\b(half|la mitad) (each|each one|cada uno|of it)\b/;
const isShareOf =
  /\b(?:what|whats|how much of a) (?:(?!my|his|her|our|each)\w+ )?(?:share|part|portion)\b|\bmarket share\b|\bshare (?:of|on|it on|a|my|our (?:posts?|photos?))\b/;
/** `what's my part`, of weights that are named */
const asksPart =
  /\b(?:my|his|her|their|mi|su) (?:part|share|portion|end|parte)\b|\bmine\b|\bpartners?\b|\bsoci[oa]s?\b/;
/** `60/40`, `70-30` */
const weights = /\b(\d{1,2}) ?[/-] ?(\d{1,2})\b/;
const percent = /\b(\d{1,2}) ?%/;
const people =
  '(?:of us|partners?|owners?|people|persons?|socios?|brothers|sisters|siblings|hermanos|friends|amigos|members?|businesses|families|(?:\\w+ )?(?:organizations|companies|shops|departments|stores))';
const counts: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b${numeral}[- ]ways?\\b`), 0],
  // `me and my 3 partners`, who are four
  [
    new RegExp(
      `\\b(?:me (?:and|plus)(?: my)?|(?:i|we) and(?: my)?|with(?: my)?|yo y mis|con mis) ${numeral} (?:other )?(?:${people}|(?!(?:months|years|weeks|days|shops|stores|locations)\\b)[a-z]{3,}s)\\b`,
    ),
    1,
  ],
  [new RegExp(`\\b(?:my|mis) ${numeral} (?:other )?${people} (?:and (?:i|me|myself)|y yo)\\b`), 1],
  // `me and two other food trucks`
  [new RegExp(`\\b(?:me|i|us) (?:and|plus|y) (?:the )?${numeral} (?:other|more)\\b`), 1],
  [new RegExp(`\\b${numeral} (?:\\w+ )?${people}\\b`), 0],
  [
    new RegExp(
      `\\b(?:between|among|amongst|by|entre|para)(?: the| our| all| us| my| all of us| los| las| nosotros| mis| nuestr[oa]s)* ${numeral}\\b`,
    ),
    0,
  ],
];

/** How many share a price, or the shares of two in percent; undefined if nobody does. */
export function sharesIn(folded: string): Shares | undefined {
  if (isShareOf.test(folded)) return undefined;
  const isSplit =
    splits.test(folded) ||
    paysPercent.test(folded) ||
    half.test(folded) ||
    (weights.test(folded) && asksPart.test(folded));
  if (!isSplit) return undefined;
  const uneven = unevenIn(folded);
  return uneven
    ? { weights: uneven }
    : { ways: waysIn(folded) ?? listed(folded) ?? loneNumber(folded) ?? 2 };
}

/** `me and my husband and his brother` */
function listed(folded: string): number | undefined {
  const others = folded.match(
    /\b(?:my|his|her|their|our|mi|su) (?:partner|brother|sister|husband|wife|mom|dad|son|daughter|cousin|friend|buddy|neighbor|uncle|aunt|nephew|niece|boss|socio|socia|herman[oa]|espos[oa]|prim[oa]|amig[oa])\b/g,
  );
  return others && others.length > 1 ? others.length + 1 : undefined;
}

/** `split in two` */
const inParts = new RegExp(`\\b(?:in|into|by|en) ${numeral}\\b`);
const someNumber = new RegExp(
  `(?<![\\d$])\\b(?!(?:an?|una?|one|uno|half|couple|both)\\b)${numeral}\\b(?! ?(?:%|months?|years?|weeks?|days?|meses|anos|locations|stores|shops|posts|blogs))`,
  'g',
);

/** `my two cousins and me`: the only number of a text, with the visitor. */
function loneNumber(folded: string): number | undefined {
  const [value, ...others] = [...folded.matchAll(someNumber)].map(([, word]) =>
    valueOfNumeral(word),
  );
  if (value === undefined || others.length > 0 || value < 2 || value > 20) return undefined;
  if (inParts.test(folded)) return value;
  return /\b(?:and (?:me|i|myself)|y yo|me and)\b/.test(folded) ? value + 1 : value;
}

/** Of how many people a text speaks: `4 of us`, `among the five of them`. */
export function waysIn(folded: string): number | undefined {
  for (const [expression, more] of counts) {
    const value = valueOfNumeral(expression.exec(folded)?.[1]);
    if (value + more > 1 && value < 100) return value + more;
  }
  return undefined;
}

export function unevenIn(folded: string): readonly [number, number] | undefined {
  const [, first, second] = weights.exec(folded) ?? [];
  if (first && second && Number(first) + Number(second) === 100 && first !== second)
    return [Number(first), Number(second)];
  const [, share] = percent.exec(folded) ?? [];
  return share && share !== '50' ? [Number(share), 100 - Number(share)] : undefined;
}
