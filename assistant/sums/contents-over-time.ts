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
  const months = monthsAsked(folded);
  if (!months) return undefined;
  const lines = (plans.length > 0 ? plans : planIds).flatMap((plan) => {
    const terms = blog ? blogs(plan, months) : socialPosts(plan, months);
    return terms ? [{ ...terms, name: marketingName[plan] }] : [];
  });
  if (lines.length === 0) return undefined;
  const thing = blog
    ? { en: 'blog posts', es: 'artículos de blog' }
    : { en: 'social posts', es: 'publicaciones en redes' };
  const time =
    months === 12
      ? { en: 'a year', es: 'al año' }
      : { en: `in ${months} months`, es: `en ${months} meses` };
  return {
    en: `${list(lines.map(({ name, shown }) => `${name} has ${shown} ${thing.en} ${time.en}`))}.`,
    es: `${listEs(lines.map(({ name, shown }) => `${name} incluye ${shown} ${thing.es} ${time.es}`))}.`,
    amounts: [],
  };
}

interface Terms {
  shown: string;
}

/** The home page counts four weeks a month; a year has 52. */
function blogs(plan: PlanId, months: number): Terms {
  const { count, per } = pricingContents[plan].blogPosts;
  if (per === 'week' && months === 12) return { shown: `52 × ${count} = ${52 * count}` };
  const inMonth = homeBlogsPerMonth[plan];
  return { shown: `${months} × ${inMonth} = ${months * inMonth}` };
}

function socialPosts(plan: PlanId, months: number): Terms | undefined {
  const rate = pricingContents[plan].socialPosts;
  if (rate === 'unlimited') return undefined;
  if (rate === 'daily')
    return { shown: months === 12 ? '365' : `about ${months} × 30 = ${months * 30}` };
  const weeks = Math.round((52 * months) / 12);
  return { shown: `${weeks} × ${rate.count} = ${weeks * rate.count}` };
}
