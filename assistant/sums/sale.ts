import { amountsIn } from './amounts.ts';
import type { Sale } from './frame.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { asksPayback, counted, saleIn, worth } from './payback.ts';

const earns =
  /\b(charges?|makes?|gets?|bills?|clears?|nets?|earns?|sells?|sold|averages?|avg|profit|margin|worth|brings?|leaves?|pays? me|cobro|gano|vendo|dejan?|ganancia)\b/;
const things =
  '(?:months?|years?|weeks?|days?|locations?|shops?|stores?|posts?|blogs?|keywords?|people|partners?|ways|meses|anos|semanas|dias|locales|tiendas|socios|plans?|planes|dollars|bucks|percent|others?|starters?|pros?)';
const toCover = /\b([a-z]{3,}s) to (?:cover|pay)\b/;
const lessPlan = /\b(?:minus|less|after|menos)\b/;
const several = new RegExp(
  `\\b(?!(?:an?|una?)\\b)${numeral} (?:of (?:them|em|those)\\b|(?!${things}\\b)(?:(?:more|extra|new|additional) )?(?!${things}\\b)(?:\\w+ )??(?!${things}\\b)([a-z]{3,}s)\\b)`,
);

/** What a folded text says that one sale brings, and how many there are. @param perSale what was told before. */
export function saleOf(text: string, perSale?: number): Sale | undefined {
  // `25 new members at 49 a month`
  const isPriced = several.test(text) && /\bat \$? ?\d/.test(text);
  const isIncome = !isPriced && amountsIn(text).some(({ per, each }) => per && !each);
  const own =
    (((earns.test(text) || (isPriced && lessPlan.test(text))) && !isIncome) || asksPayback(text)
      ? worth(text)
      : undefined) ??
    worthOf(saleIn(text)) ??
    worthOf(perSale);
  if (!own) return undefined;
  const [, count, noun] = several.exec(text) ?? [];
  const value = valueOfNumeral(count);
  const thing = counted.exec(text)?.[1] ?? toCover.exec(text)?.[1] ?? noun;
  return {
    value: own.amount,
    ...(own.terms && { terms: own.terms }),
    ...(value >= 1 && { count: value }),
    ...(thing && { thing }),
  };
}

const worthOf = (amount: number | undefined) =>
  amount === undefined ? undefined : { amount, terms: undefined };
