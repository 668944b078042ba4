import { marketingName, pricingContents, type Rate } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds, trackedKeywords } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { pieceBill } from './earned-bill.ts';
import { namesLocation } from './locations.ts';
import { inDigits, numeral, valueOfNumeral } from './numbers.ts';
import { cents, money, timeOf } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

/** How many of a thing a plan has, and in how many months of its price. */
interface Contents {
  count: number;
  months: number;
  en: string;
  es: string;
}

const asksUnit =
  /\b(?:per|by(?: the)?|an?|each|every|one|single|for each|por|cada|un|una) (?:single |social |blog )?(posts?|blogs?|articles?|keywords?|publicacion|articulo|palabra)\b/;
/** `for the keywords, what each one comes to` */
const asksEach =
  /\b(posts?|blogs?|articles?|keywords?|publicaciones|articulos?|palabras)\b.*\b(each(?! (?:month|year|week|day))|apiece|a piece|per one|cada un[oa]|c\/u)\b|\beach (?:one|of the)? ?(blogs?|keywords?|posts?|articles?)\b/;
/** `per blog`, which names its unit at the end */
const endsInUnit =
  /^(?:(?:and|so|ok|y) )*(?:per|por) |\b(per|por) (?:single |social |blog )?\w+\W*$/;
const asksAmount =
  /\b((?:thats|that's|is)\W*$|cost|costs|price|pay|paying|much|worth|work\w*|come\w*|whats|what|cuanto|cuesta|costo|precio|sale|vale|bucks|dollars|dolares|cheaper|mas barat[oa])\b|\$|\b\d{1,3} (?:a|per|each) /;
/** `a post` alone names no price: the question must ask for one. */
const article = /^(a|an|one|un|una) /;
const asksPrice =
  /\b(cost|costs|price|pay|paying|worth|how much|works? out|comes? (to|out)|bucks|dollars|dolares|cuanto|cuesta|costo|precio|sale|vale)\b|\$|\b\d{1,3} (?:a|per|each) /;
/** Questions about how many or how often, not how much. */
const asksCount = /\b(how (many|often|long)|cuant[oa]s|cada cuanto)\b/;

/** What one post, article or keyword of a plan comes to. */
export function unitPrice(folded: string, { plans }: SumContext): Sum | undefined {
  const [asked, one] = asksUnit.exec(folded) ?? asksEach.exec(folded) ?? [];
  const thing = one ?? 'post';
  // `150 per article, 4 articles a month` is what the visitor pays.
  if (!asked || asksCount.test(folded) || pieceBill(folded)) return undefined;
  if (!asksAmount.test(folded) && !endsInUnit.test(folded)) return undefined;
  if (article.test(asked) && !asksPrice.test(folded)) return undefined;
  const lines = (plans.length > 0 ? plans : planIds).flatMap((plan) => {
    const contents = contentsOf(plan, /blog/.test(asked) ? 'blog' : thing);
    if (!contents) return [];
    const { count, months, en, es } = contents;
    const price = monthlyPrice[plan];
    const each = cents((price * months) / count);
    const terms = `${months > 1 ? `${months} × ` : ''}${money(price)} ÷ ${count} = ${money(each)}`;
    return [
      {
        en: `${marketingName[plan]}’s ${en} come to ${terms} each`,
        es: `${marketingName[plan]}: ${es}, ${terms} cada ${/artículo/.test(es) ? 'uno' : 'una'}`,
        amount: each,
      },
    ];
  });
  if (lines.length === 0) return undefined;
  return {
    en: `${list(lines.map(({ en }) => en))}, with everything else in the price.`,
    es: `${listEs(lines.map(({ es }) => es))}, con todo lo demás incluido.`,
    amounts: lines.map(({ amount }) => amount),
  };
}

function contentsOf(plan: PlanId, thing: string): Contents | undefined {
  const { blogPosts, socialPosts } = pricingContents[plan];
  if (/^(keyword|palabra)/.test(thing)) {
    const count = trackedKeywords[plan];
    return { count, months: 1, en: `${count} keywords`, es: `${count} palabras clave` };
  }
  if (/^(blog|articl|articul)/.test(thing)) return inPeriod(blogPosts, 'blog posts', 'entradas');
  if (socialPosts === 'unlimited') return undefined;
  if (socialPosts === 'daily')
    return { count: 365, months: 12, en: '365 posts a year', es: '365 publicaciones al año' };
  return inPeriod(socialPosts, 'posts', 'publicaciones');
}

function inPeriod({ count, per }: Rate, en: string, es: string): Contents {
  if (per === 'month')
    return { count, months: 1, en: `${count} ${en} a month`, es: `${count} ${es} al mes` };
  const inYear = 52 * count;
  return { count: inYear, months: 12, en: `${inYear} ${en} a year`, es: `${inYear} ${es} al año` };
}

/** What one of the visitor's own people pays for: `for my 12 employees, what's that per person`. */
export function pricePerHead(
  folded: string,
  { plans, lastQuestion = '' }: SumContext,
): Sum | undefined {
  const [plan] = plans;
  const spread = spreadOver(folded);
  if (plan && plans.length === 1 && spread > 1)
    return eachOf(plan, monthsAsked(folded) ?? 1, spread);
  // `Tengo una escuela, 60 alumnos`, `cuánto sale Pro por alumno`
  const [count, thing] = countedEach(folded, inDigits(lastQuestion));
  // A plan for each location is paid as often as there are locations.
  if (!plan || plans.length > 1 || !(count > 1) || isPlace(thing)) return undefined;
  return eachOf(plan, monthsAsked(folded) ?? 1, count);
}

/** `if I spread a year of Pro over 24 weddings, how much is it per wedding` */
const spreads = new RegExp(
  `\\b(?:over|across|between|among|by|entre) ${numeral} (?:\\w+ )?([a-z]{3,})e?s\\b.*\\b(?:per|each|every|an?|por|cada) (?:\\w+ )?\\2`,
);

/** How many there are of the thing that a price is divided by: `30 guest rooms, Starter divided by room`. */
function countedEach(folded: string, before: string): [number, string] {
  for (const [, one = ''] of folded.matchAll(eachThing)) {
    const several = new RegExp(
      `\\b${numeral} (?:\\w+ )?(?:${one}e?s${peopleOf.test(one) ? `|${people}` : ''})\\b`,
    );
    const [, told] = several.exec(folded) ?? several.exec(before) ?? [];
    const count = valueOfNumeral(told);
    if (count > 1) return [count, one];
  }
  return [0, ''];
}

const eachThing = /\b(?:per|by|each|every|por|cada) ([a-z]{3,})\b/g;
const peopleOf =
  /^(?:person|head|customer|client|employee|member|student|patient|agent|tech|driver|persona|cliente|empleado|miembro|alumno)$/;
const people = '(?:people|personas|employees|heads|empleados|members|customers|clients|clientes)';
const isPlace = (thing: string) =>
  noHead.test(thing) || (namesLocation(thing) && !/^(?:unit|house)$/.test(thing));
const noHead =
  /^(?:campus|day|week|month|year|hour|dia|semana|mes|ano|hora|post|blog|article|keyword|lead|plan|way|place)s?$/;

const spreadOver = (folded: string): number => valueOfNumeral(spreads.exec(folded)?.[1]);

function eachOf(plan: PlanId, months: number, count: number): Sum {
  const each = cents((months * monthlyPrice[plan]) / count);
  const terms = `${months > 1 ? `${months} × ` : ''}${money(monthlyPrice[plan])} ÷ ${count} = ${money(each)}`;
  const time = timeOf(months);
  return {
    en: `${marketingName[plan]} comes to ${terms} ${time.en} each.`,
    es: `${marketingName[plan]} sale a ${terms} ${time.es} por cada uno.`,
    amounts: [each],
  };
}
