import type { Localized } from '../../app/facts/holidays.ts';
import { homeBlogsPerMonth, marketingName, pricingContents } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

/** What a plan has so many of. */
export type Contents = 'blog' | 'social';

const asksCount =
  /\b(how many|number of|many|total|adds? up|cuant[oa]s|total de)\b|\b(blogs?|posts?|articles?) (would|will|do|is|are|a|per|each|in|over|al|por|en)\b/;
/** `I want 20 posts a month` */
const wishes = /\b(?:want|need|quiero|necesito) \d+ /;
const asksMoney = /\b(how much|cost\w*|price|pay|worth|cuanto|precio|cuesta|pagar)\b|\$/;
const isBlog = /\b(blogs?|articles?|articulos?|entradas?)\b/;
/** Social posts are counted by the week. */
const aMonth = /\b(?:(?:a|per|each|every|in one|al|por|cada) (?:month|mes)|monthly|mensual\w*)\b/;
const isSocial = /\b(posts?|posting|social|publicaciones|publica)\b/;

/** What a folded text wants counted over some time. @param before what the reply before counted. */
export function contentsIn(folded: string, before?: Contents): Contents | undefined {
  const social = isSocial.test(folded);
  const blog =
    isBlog.test(folded) ||
    (/\bwrit\w+\b/.test(folded) && !/\bsocial\b/.test(folded)) ||
    (before === 'blog' && !social);
  if (asksMoney.test(folded) || wishes.test(folded)) return undefined;
  const isCounted = (isBlog.test(folded) || social) && asksCount.test(folded);
  // `in a year?`, after how many blog posts a plan has
  if (!isCounted && !(before && folded.split(' ').length <= 6)) return undefined;
  return blog ? 'blog' : 'social';
}

/** Months of a number of posts, also of one month. */
const contentsMonths = (folded: string, thing: Contents): number | undefined =>
  monthsAsked(folded) ?? (thing === 'social' && aMonth.test(folded) ? 1 : undefined);

/** How many blog or social posts a plan has in a year or some months. */
export function contentsOverTime(
  folded: string,
  { plans, aboutContents }: SumContext,
): Sum | undefined {
  const thing = contentsIn(folded, aboutContents);
  const months = thing && contentsMonths(folded, thing);
  return thing && months ? contentsSum(thing, months, plans) : undefined;
}

export function contentsSum(thing: Contents, months: number, plans: readonly PlanId[]): Sum {
  const blog = thing === 'blog';
  const lines = (plans.length > 0 ? plans : planIds).map((plan) => ({
    ...(blog ? blogs(plan, months) : socialPosts(plan, months)),
    name: marketingName[plan],
  }));
  const name = blog
    ? { en: 'blog posts', es: 'artículos de blog' }
    : { en: 'social posts', es: 'publicaciones en redes' };
  const time =
    months === 12
      ? { en: 'a year', es: 'al año' }
      : months === 1
        ? { en: 'a month', es: 'al mes' }
        : { en: `in ${months} months`, es: `en ${months} meses` };
  return {
    en: `${list(lines.map((one) => `${one.name} has ${one.en} ${name.en} ${time.en}`))}.`,
    es: `${listEs(lines.map((one) => `${one.name} incluye ${one.es} ${name.es} ${time.es}`))}.`,
    amounts: [],
  };
}

/** The home page counts four weeks a month; a year has 52. */
function blogs(plan: PlanId, months: number): Localized {
  const { count, per } = pricingContents[plan].blogPosts;
  if (per === 'week' && months === 12) return inBoth(`52 × ${count} = ${52 * count}`);
  const inMonth = homeBlogsPerMonth[plan];
  return inBoth(months === 1 ? String(inMonth) : `${months} × ${inMonth} = ${months * inMonth}`);
}

function socialPosts(plan: PlanId, months: number): Localized {
  const rate = pricingContents[plan].socialPosts;
  if (rate === 'unlimited') return { en: 'unlimited', es: 'sin límite de' };
  if (rate === 'daily') {
    if (months === 12) return inBoth('365');
    const shown = months === 1 ? '30' : `${months} × 30 = ${months * 30}`;
    return { en: `about ${shown}`, es: `unas ${shown}` };
  }
  if (months === 1) return inBoth(`52 × ${rate.count} ÷ 12 = ${(52 * rate.count) / 12}`);
  const weeks = Math.round((52 * months) / 12);
  return inBoth(`${weeks} × ${rate.count} = ${weeks * rate.count}`);
}

const inBoth = (text: string): Localized => ({ en: text, es: text });
