import { amountsIn, isOurs } from './amounts.ts';
import type { Bill } from './frame.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { cents, money } from './shown.ts';

const hour = '(?:hours?|hrs?|horas?)';
const every = '(?:a|an|per|the|each|every|\\/|al|a la|la|por|cada|x)';
const rate = new RegExp(
  `\\$? ?\\b(\\d{1,3}(?:·\\d+)?)(?: ?(?:dollars|bucks|usd|dolares|pesos))? ?${every} ?${hour}\\b`,
);
/** `10 hours a week at 25`, `my time is worth 20` */
const looseRate = /\b(?:at|for|worth|a) \$? ?(\d{1,3}(?:·\d+)?)\b(?! ?(?:hours|hrs|horas|days|%))/;
const hours = new RegExp(
  `\\b${numeral} ?${hour} ?${every}? ?(week(?:ly)?|month(?:ly)?|mes|semana|semanal\\w*|mensual\\w*)\\b`,
);
const fullTime = /\b(full[- ]?time|tiempo completo)\b/;
const weekOfFullTime = 40;

/** `18 an hour, 20 hours a week` */
export function hourlyBill(folded: string): Bill | undefined {
  const [, count, unit] = hours.exec(folded) ?? [];
  const [, named] = rate.exec(folded) ?? (count ? looseRate.exec(folded) : null) ?? [];
  const time = count ? valueOfNumeral(count) : fullTime.test(folded) ? weekOfFullTime : undefined;
  if (!named || !time) return undefined;
  const price = Number(named.replace('·', '.'));
  return perPeriod(time, price, !count || /week|semana/.test(unit ?? ''));
}

/** `count` times a price, a week or a month. */
export function perPeriod(count: number, price: number, isWeek: boolean): Bill {
  const year = cents(price * count * 52);
  const isUneven = isWeek && cents(12 * cents(year / 12)) !== year;
  return {
    amount: cents(isWeek ? year / 12 : price * count),
    terms: `${count} × ${money(price)}${isWeek ? ' × 52 ÷ 12' : ''}`,
    pieces: { count, price, isWeek },
    ...(isUneven && { year, yearTerms: `${count} × ${money(price)} × 52` }),
  };
}

const piece =
  /\$? ?\b(\d{1,4})(?: ?(?:dollars|bucks|usd|dolares))? ?(?:a|an|per|each|for each|for an?|por|cada) (articles?|blogs?|blog posts?|posts?|videos?|reels?|newsletters?|photos?|articulos?|publicacion)\b/;
const pieces = new RegExp(
  `\\b${numeral} (?:of (?:them|those) |(?:\\w+ )?(?:articles?|blogs?|blog posts?|posts?|videos?|reels?|newsletters?|photos?|articulos|publicaciones) )?(?:a|per|each|every|al|por|cada) (week|month|semana|mes)\\b`,
);

/** How many are bought in a period: `i send 900 a month`, `about 40 leads a month`. */
const bought =
  /\b(\d{1,5}) (?:of (?:them|those) |(?:\w+ ){0,2})??(?:an?|per|each|every|al|por|cada|a la) (week|month|semana|mes)\b/;

const boughtLoosely =
  /\b(?:sends?|mails?|buys?|gets?|orders?|prints?|mando|mandamos|compro|envio|pido) (?:out |about |around |like |unas? )?(\d{1,5})\b.*?\b(?:an?|per|each|every|al|por|cada|a la) (week|month|semana|mes)\b/;

/** `150 per article, 4 articles a month`, `postcards are 0.68 each and I mail 600 a month` */
export function pieceBill(folded: string): Bill | undefined {
  const [whole = '', price] = piece.exec(folded) ?? [];
  const [, count, unit] = pieces.exec(folded.replace(whole, ' ')) ?? [];
  if (price && count)
    return perPeriod(valueOfNumeral(count), Number(price), /week|semana/.test(unit ?? ''));
  const one = amountsIn(folded).find(({ each, value }) => each && !isOurs(value));
  if (!one || earnsIt.test(one.before) || /^.{0,14}\b(?:profit|margin|ganancia)/.test(one.after))
    return undefined;
  const rest = folded.replace(new RegExp(`\\$? ?${String(one.value).replace('.', '·')}\\b`), ' ');
  const [, number, time] = bought.exec(rest) ?? boughtLoosely.exec(rest) ?? [];
  return number && Number(number) > 1 && !isOurs(Number(number))
    ? perPeriod(Number(number), one.value, /week|semana/.test(time ?? ''))
    : undefined;
}

/** What the visitor earns by the piece is no bill. */
const earnsIt =
  /\b(?:(?:i|we) (?:charge|make|sell|get(?! charged| billed)|bill|clear|net|earn)|pays? (?:me|us)|(?:makes?|nets?|brings?|leaves?|clears?) (?:me|us)|profit|margin|cobro|gano|vendo|me dejan?)\b/;
