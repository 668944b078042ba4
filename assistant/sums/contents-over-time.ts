import type { Localized } from '../../app/facts/holidays.ts';
import { homeBlogsPerMonth, marketingName, pricingContents } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

const asksCount =
  /\b(how many|number of|many|total|adds? up|cuant[oa]s|total de)\b|\b(blogs?|posts?|articles?) (would|will|do|is|are|a|per|each|in|over|al|por|en)\b/;
const asksMoney = /\b(how much|cost\w*|price|pay|worth|cuanto|precio|cuesta|pagar)\b|\$/;
const isBlog = /\b(blogs?|articles?|articulos?|entradas?)\b/;
/** Social posts are counted by the week. */
const aMonth = /\b(?:(?:a|per|each|every|in one|al|por|cada) (?:month|mes)|monthly|mensual\w*)\b/;
const isSocial = /\b(posts?|posting|social|publicaciones|publica)\b/;

/** How many blog or social posts a plan has in a year or some months. */
export function contentsOverTime(
  folded: string,
  { plans, aboutContents }: SumContext,
): Sum | undefined {
  const social = isSocial.test(folded);
  const blog =
    isBlog.test(folded) ||
    (/\bwrit\w+\b/.test(folded) && !/\bsocial\b/.test(folded)) ||
    (aboutContents === 'blog' && !social);
  if (asksMoney.test(folded)) return undefined;
  const isCounted = (isBlog.test(folded) || social) && asksCount.test(folded);
  // `in a year?`, after how many blog posts a plan has
  if (!isCounted && !(aboutContents && folded.split(' ').length <= 6)) return undefined;
  const months = monthsAsked(folded) ?? (social && !blog && aMonth.test(folded) ? 1 : undefined);
  if (!months) return undefined;
  const lines = (plans.length > 0 ? plans : planIds).map((plan) => ({
    ...(blog ? blogs(plan, months) : socialPosts(plan, months)),
    name: marketingName[plan],
  }));
  const thing = blog
    ? { en: 'blog posts', es: 'artículos de blog' }
    : { en: 'social posts', es: 'publicaciones en redes' };
  const time =
    months === 12
      ? { en: 'a year', es: 'al año' }
      : months === 1
        ? { en: 'a month', es: 'al mes' }
        : { en: `in ${months} months`, es: `en ${months} meses` };
  return {
    en: `${list(lines.map(({ name, en }) => `${name} has ${en} ${thing.en} ${time.en}`))}.`,
    es: `${listEs(lines.map(({ name, es }) => `${name} incluye ${es} ${thing.es} ${time.es}`))}.`,
    amounts: [],
  };
}

/** The home page counts four weeks a month; a year has 52. */
function blogs(plan: PlanId, months: number): Localized {
  const { count, per } = pricingContents[plan].blogPosts;
  if (per === 'week' && months === 12) return inBoth(`52 × ${count} = ${52 * count}`);
  const inMonth = homeBlogsPerMonth[plan];
  return inBoth(`${months} × ${inMonth} = ${months * inMonth}`);
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
