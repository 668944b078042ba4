import { amountsIn, isOurs } from './amounts.ts';
import type { Sale } from './frame.ts';
import { inDigits, numeral, periodsInFull, valueOfNumeral } from './numbers.ts';
import { asksPayback, counted, marginIn, saleIn, tellsCost, worth } from './payback.ts';
import { mostSold } from './sales.ts';

const earns =
  /\b(charges?|makes? (?=(?:(?:me|us|about|like) )*\$? ?\d)|(?:i|we) make|(?:one|each|every|an?) (?:\w+ ){1,3}pays(?= (?:(?:me|us|about|like) )*\$? ?\d)|bills?|clears?|nets?|earns?|sells?|selling|sold|averages?|avg|profit|margin|worth|brings?|pays? me|(?:i|we) keep (?=\$? ?\d)|cobro|gano|vendo|ganancia)\b|\b(?:leaves?|dejan?) (?:(?:me|us|about|like|unos) )*\$? ?\d/;
const things =
  '(?:months?|years?|weeks?|days?|locations?|shops?|stores?|posts?|blogs?|keywords?|people|partners?|ways|meses|anos|semanas|dias|locales|tiendas|socios|plans?|planes|dollars|bucks|percent|others?|starters?|pros?|minus|less|plus|is|was|this|has|pays|covers|leaves|makes|brings)';
/** `how many 250 dollar sales` */
const pricedThings = /\b(?:how many|cuant[oa]s) \$? ?(\d{2,5})[- ](?:dollar|buck) [a-z]{3,}s\b/;
/** `calls to cover Pro` */
export const toCover = /\b([a-z]{3,}s) (?:to (?:cover|pay)|for (?=starter|pro|dominate))\b/;
const lessPlan = /\b(?:minus|less|after|menos)\b/;
const several = new RegExp(
  `\\b(?!(?:an?|una?)\\b)${numeral} (?:of (?:them|em|those)\\b|(?!${things}\\b)(?:(?:more|extra|new|additional) )?(?!${things}\\b)(?:\\w+ )??(?!${things}\\b)([a-z]{2,}s)\\b)`,
  'g',
);

/** What a folded text says that one sale brings, and how many there are. @param perSale what was told before. */
export function saleOf(text: string, perSale?: number): Sale | undefined {
  // `25 new members at 49 a month`
  const [, count, noun] = severalIn(text);
  const isPriced = count !== undefined && /\bat \$? ?\d/.test(text);
  const isIncome = !isPriced && amountsIn(text).some(({ per, each }) => per && !each);
  // `they're 28 dollars each`, after another price
  const isOther = amountsIn(text).some(
    ({ per, isMoney, value }) => isMoney && !per && !isOurs(value),
  );
  const own =
    (((earns.test(text) || (isPriced && lessPlan.test(text))) && !isIncome) ||
    asksPayback(text) ||
    tellsCost(text)
      ? worth(text)
      : undefined) ??
    worthOf(saleIn(text)) ??
    worthOf(Number(pricedThings.exec(text)?.[1]) || undefined) ??
    (isOther ? undefined : worthOf(perSale));
  // `at 2` is a time.
  const isTime = own && own.amount < 5 && Number.isInteger(own.amount) && !tellsCost(text);
  if (!own || isTime) return undefined;
  const value = valueOfNumeral(count);
  const thing = counted.exec(text)?.[1] ?? toCover.exec(text)?.[1] ?? noun;
  return {
    value: own.amount,
    ...(own.terms && { terms: own.terms }),
    ...(value >= 1 && value <= mostSold && { count: value }),
    ...(thing && { thing }),
  };
}

/** What one sale brings in, from a message that only gives its price: `average ticket is 180`. */
export function saleOfMessage(folded = ''): Sale | undefined {
  const text = periodsInFull(inDigits(folded));
  const [one, ...others] = amountsIn(text).filter(
    ({ isMoney, value }) => (isMoney || tellsCost(text)) && !isOurs(value),
  );
  if (!one || one.per || (others.length > 0 && !tellsCost(text))) return undefined;
  const own = worth(text);
  return own && { value: own.amount, ...(own.terms && { terms: own.terms }) };
}

/** `avg sale 899`, after `margin is 45%`: what one sale leaves of a price that a text tells. */
export function withMarginBefore(
  sale: Sale,
  text: string,
  lastQuestion: string | undefined,
): Sale | undefined {
  const isPrice = !sale.terms && !tellsCost(text) && tells(text, sale.value);
  if (!isPrice || !lastQuestion || amountsIn(lastQuestion).length > 0) return undefined;
  const left = marginIn(inDigits(lastQuestion))?.(sale.value);
  return left && { ...sale, value: left.amount, terms: left.terms };
}

/** Whether a text tells an amount itself, which may also come from the conversation. */
export const tells = (text: string, value: number): boolean =>
  amountsIn(text).some((one) => one.value === value);

/** The first number of things that is no amount. */
const severalIn = (text: string) =>
  [...text.matchAll(several)].find(
    ({ index }) => !/(?:\$|\b(?:at|a|for)) ?$/.test(text.slice(0, index)),
  ) ?? [];

const worthOf = (amount: number | undefined) =>
  amount === undefined ? undefined : { amount, terms: undefined };
