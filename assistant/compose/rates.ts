import { type Fact, factLabel } from '../facts/fact.ts';
import { numeral, valueOfNumeral } from '../sums/numbers.ts';

/** How often something is done in four weeks, as a text says it: at least, or exactly `count` times. */
interface Rate {
  per: Period;
  count?: number;
}

type Period = keyof typeof periods;

/** Times in four weeks, and the words that say so. */
const periods = {
  day: {
    times: 28,
    words:
      /\b(daily|every ?day|each day|a day|per day|once a day|diari[oa]s?|cada dia|todos los dias|al dia|por dia)\b/,
  },
  week: {
    times: 4,
    words:
      /\b(weekly|every week|each week|a week|per week|semanal(es)?|cada semana|(a la|por) semana)\b/,
  },
  month: {
    times: 1,
    words:
      /\b(monthly|every month|each month|a month|per month|mensual(es)?|cada mes|(al|por) mes)\b/,
  },
} as const;

/** Numbers of times that are no numerals; the Spanish `once` is not one of them. */
const times: Readonly<Record<string, number>> = { once: 1, twice: 2 };
const number = `once|twice|${numeral.slice(1, -1)}`;
const things =
  '(?:blogs?|blog posts?|social posts?|posts?|articles?|times|reports?|articulos?|publicaciones|veces|informes?)';
const counted = new RegExp(`(?<![\\d$])\\b(${number}) (?:\\w+ ){0,2}?${things}\\b`);
/** `twice a day`, `5 per week` */
const bare = new RegExp(`(?<![\\d$])\\b(${number}) (?:a|per|every|each|al|por|cada|a la) `);
const amounts = new RegExp(
  `(?<![\\d$])\\b(${number})(\\+?) (?:\\w+ ){0,2}?(?:keywords?|key words|searches|terms|palabras|platforms?|networks?|channels?|redes|plataformas)\\b`,
);

/**
 * Whether a question takes for granted how often or how many, and the fact of a plan says otherwise:
 * `Starter has weekly blogs, right?`, `does Pro track 50 keywords`.
 * @param question folded.
 */
export function deniesRate(fact: Fact, question: string): boolean {
  if (!fact.plan || !/^(blog|social|platforms|keywords|reports)\b/.test(factLabel(fact)))
    return false;
  const stated = fact.en.toLowerCase();
  const [, many, more] = amounts.exec(stated) ?? [];
  const [, asked] = amounts.exec(question) ?? [];
  if (many && asked) return more ? value(asked) < value(many) : value(asked) !== value(many);
  const [claim, truth] = [rateIn(question), rateIn(stated)];
  if (!claim || !truth) return false;
  if (claim.count === undefined && claim.per === truth.per) return false;
  const [claimed, real] = [claim, truth].map(({ per, count = 1 }) => count * periods[per].times);
  // 30 posts a month are daily posts.
  return claimed === undefined || real === undefined || Math.abs(claimed - real) > 0.1 * real;
}

function rateIn(text: string): Rate | undefined {
  const per = (Object.keys(periods) as Period[]).find((one) => periods[one].words.test(text));
  if (!per) return undefined;
  const [, typed] = counted.exec(text) ?? bare.exec(text) ?? [];
  const count = typed && value(typed);
  // `the 497 plan posts daily`
  return count && count < 100 ? { per, count } : { per };
}

const value = (text: string) => times[text] ?? valueOfNumeral(text);
