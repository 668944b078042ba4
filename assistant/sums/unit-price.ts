import { marketingName, pricingContents, type Rate } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds, trackedKeywords } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { period } from './period.ts';
import { cents, money, type Sum, type SumContext } from './sum.ts';

/** How many of a thing a plan has, and in how many months of its price. */
interface Contents {
  count: number;
  months: number;
  en: string;
  es: string;
}

const asksUnit =
  /\b(?:per|an?|each|every|one|single|for each|por|cada|un|una) (?:single |social |blog )?(posts?|blogs?|articles?|keywords?|publicacion|articulo|palabra)\b/;
/** `for the keywords, what each one comes to` */
const asksEach =
  /\b(posts?|blogs?|articles?|keywords?|publicaciones|articulos?|palabras)\b.*\b(each|apiece|a piece|per one|cada un[oa]|c\/u)\b|\beach (?:one|of the)? ?(blogs?|keywords?|posts?|articles?)\b/;
/** `per blog`, which names its unit at the end */
const endsInUnit = /\b(per|por) (?:single |social |blog )?\w+\W*$/;
const asksAmount =
  /\b((?:thats|that's|is)\W*$|cost|costs|price|pay|paying|much|worth|work\w*|come\w*|whats|what|cuanto|cuesta|costo|precio|sale|vale)\b|\$/;
/** `a post` alone names no price: the question must ask for one. */
const article = /^(a|an|one|un|una) /;
const asksPrice =
  /\b(cost|costs|price|pay|paying|worth|how much|works? out|comes? (to|out)|cuanto|cuesta|costo|precio|sale|vale)\b|\$/;
/** Questions about how many or how often, not how much. */
const asksCount = /\b(how (many|often|long)|cuant[oa]s|cada cuanto)\b/;

/** What one post, article or keyword of a plan comes to. */
export function unitPrice(folded: string, { plans }: SumContext): Sum | undefined {
  const [asked, one] = asksUnit.exec(folded) ?? asksEach.exec(folded) ?? [];
  const thing = one ?? 'post';
  if (!asked || asksCount.test(folded)) return undefined;
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
        es: `${marketingName[plan]}: ${es}, ${terms} cada una`,
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

/** What each pays who shares a plan: `my partner and I split Pro`. */
export function sharedPrice(folded: string, { plans }: SumContext): Sum | undefined {
  const [plan] = plans;
  if (
    !plan ||
    plans.length > 1 ||
    !/\b(split|splitting|share|shared|sharing|halves|half and half|50\/50|fifty fifty|each (of us )?pay|divid\w+|a medias|mitad y mitad|entre (los )?(dos|tres|cuatro))\b/.test(
      folded,
    )
  )
    return undefined;
  const [, ways, people, between] =
    new RegExp(
      `\\b${numeral}[- ]ways?\\b|\\b${numeral} (?:of us|partners|owners|people|socios)\\b|\\b(?:between|among|entre)(?: los)? ${numeral}\\b`,
    ).exec(folded) ?? [];
  const count = Math.max(2, valueOfNumeral(ways ?? people ?? between ?? '2'));
  const months = period.year.test(folded) ? 12 : 1;
  const each = cents((months * monthlyPrice[plan]) / count);
  const terms = `${months > 1 ? `${months} × ` : ''}${money(monthlyPrice[plan])} ÷ ${count} = ${money(each)}`;
  return {
    en: `${marketingName[plan]} split ${count} ways is ${terms} a ${months > 1 ? 'year' : 'month'} each.`,
    es: `${marketingName[plan]} entre ${count} son ${terms} al ${months > 1 ? 'año' : 'mes'} cada uno.`,
    amounts: [each],
  };
}
