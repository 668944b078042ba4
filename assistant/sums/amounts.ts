import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import type { Bill, Per } from './frame.ts';
import { cents, money } from './shown.ts';

/** An amount of money in a folded text. */
export interface Amount {
  value: number;
  per?: Per;
  /** It is the price of one of many things: `15 bucks a lawn`, `12 each`. */
  each: boolean;
  /** It has a sign or a word for dollars. */
  isSigned: boolean;
  /** A sign, a word or a period shows that it is money. */
  isMoney: boolean;
  /** Text before it, back to the amount before. */
  before: string;
  /** Its period with the words before it: ` on mailers every month`. */
  period: string;
  /** Text after it and its period. */
  after: string;
}

const things =
  '(?:%|posts?|blogs?|keywords?|people|persons?|employees|guys|kids|days?|nights|hours?|hrs?|minutes|years?|yrs|locations?|stores?|shops?|trucks?|units|months?|weeks?|times|customers|clients|jobs|leads|calls|followers|reviews|sq|miles|dias?|horas?|meses|mes|anos?|semanas?|veces|clientes|personas|empleados|locales|tiendas|publicaciones|articulos|palabras|st|nd|rd|th)';
const number = new RegExp(
  `(\\$ ?)?(?<![\\d·/:#-])(\\d{1,6}(?:·\\d+)?)(?![\\d·]|[/:-]\\d| ?(?:-|more |new |extra |free |full |mas |nuevos )?${things}\\b| ?%)( ?(?:dollars?|bucks|usd|dolares|pesos|\\$))?`,
  'g',
);
const every = '(?:a|an|per|each|every|every single|the|/|al|a la|por|cada|cada uno al?)';
/** Words of a question that ends what is said of an amount. */
const ends =
  '(?:how|what|whats|which|sav\\w+|vs|versus|and|or|is|does|do|would|will|can|if|pro|starter|dominate|cuanto|que|y|si|ahorr\\w+|than)';
const gap = `(?: (?:on|for|to|in|with|w/|en|a|de|con|from|left)(?: (?!${ends}\\b)[a-z']+){1,5}?)?`;
const periods: readonly (readonly [Per, RegExp])[] = (
  [
    [
      'two weeks',
      `(?:${every} (?:two|2|other) weeks?|bi-?weekly|${every} (?:dos|2) semanas|${every} fortnight)`,
    ],
    [
      'half month',
      `(?:quincenal\\w*|${every} quincena|twice a month|two times a month|semi-?monthly|dos veces al mes)`,
    ],
    ['day', `(?:${every} ?(?:day|dia)|daily|diari[oa]s?|todos los dias)`],
    ['week', `(?:${every} ?(?:week|wk|semana)|weekly|semanal\\w*|todas las semanas)`],
    [
      'month',
      `(?:${every} ?(?:month|mes|mo)|monthly|mensual\\w*|(?:last|this) month|este mes|el mes pasado|todos los meses)`,
    ],
    [
      'quarter',
      `(?:(?:for )?${every} ?(?:quarter|trimestre)|quarterly|trimestral\\w*|(?:last|this) quarter)`,
    ],
    [
      'year',
      `(?:for (?:the |all )?(?:12|twelve) months|(?:for )?${every} ?(?:whole |entire |full )?(?:year|ano|annum)|yearly|annual\\w*|anual\\w*|(?:last|this|in a|for this|all) year|este ano|al ano|(?:para|por|en) (?:el|un|todo el) ano)`,
    ],
  ] as const
).map(([per, words]) => [per, new RegExp(`^${gap} ?${words}\\b`)]);
const adjectives: readonly (readonly [Per, RegExp])[] = (
  [
    ['day', 'daily|diari[oa]'],
    ['week', 'weekly|semanal'],
    ['month', 'monthly|mensual'],
    ['quarter', 'quarterly|trimestral'],
    ['year', "yearly|annual|anual|fiscal year|year'?s|years"],
  ] as const
).map(([per, words]) => [
  per,
  new RegExp(`\\b(?:${words})(?: (?!${ends}\\b)\\w+){0,3}(?: (?:of|is|de|es))? ?$`),
]);
/** `last year we gave an agency 12000` */
const pastYear =
  /\b(?:last year|el ano pasado|(?:in|during|en) 20[0-3]\d)\b[^.?!;]{0,30}\b(?:spent|paid|gave|cost|charged|gast\w+|pag\w+|dimos)\b[^.?!;\d]{0,30}$/;
const perThing =
  /^ ?(?:apiece|a piece|each(?! (?:day|week|month|year))|cada un[oa]|c\/u|(?:a|an|per|por|cada|la) (?!(?:day|week|month|mo|year|quarter|mi|un|una|fortnight|annum|dia|semana|mes|quincena|ano|trimestre|todo|el|la|los)\b)[a-z]+)\b/;

/** `pago 350 a google`: to somebody, not by the thing. */
const isTo = /^ ?a /;
const spanish = /\b(?:y|e|mas|otros|unos|le|les|pago|pagamos|paga|doy|damos|gasto|gastamos) \$? ?$/;

/** The amounts of money that a folded text names, in its order. */
export function amountsIn(folded: string): Amount[] {
  let end = 0;
  return [...folded.matchAll(number)]
    .filter((match) => !isYear(match, folded))
    .map((match) => {
      const [whole, sign, digits = '', word] = match;
      const before = folded.slice(end, match.index);
      const rest = folded.slice(match.index + whole.length);
      const [per, found] =
        periods.map(([one, words]) => [one, words.exec(rest)?.[0]] as const).find(([, it]) => it) ??
        adjectives
          .map(([one, words]) => [one, words.test(before) ? '' : undefined] as const)
          .find(([, it]) => it !== undefined) ??
        (pastYear.test(before) ? (['year', ''] as const) : []);
      const value = Number(digits.replace('·', '.'));
      const each =
        perThing.test(rest) &&
        !/^ ?(?:a|for|por) (?:my|our|mi)\b/.test(rest) &&
        !(isTo.test(rest) && spanish.test(before));
      end = match.index + whole.length + (found?.length ?? 0);
      return {
        value,
        ...(per && { per }),
        each,
        isSigned: Boolean(sign || word),
        isMoney: Boolean(sign || word || per || each) || value >= 100,
        before,
        period: found ?? '',
        after: folded.slice(end),
      };
    });
}

/** `in 2014` */
const isYear = ([, sign, digits = '']: RegExpMatchArray, folded: string) =>
  !sign &&
  /^(?:19\d\d|20(?:0[1-9]|[1-3]\d))$/.test(digits) &&
  // `what share of 2000`
  new RegExp(
    `\\b(?:in|since|en|desde${/^200/.test(digits) ? '' : '|of|from|for|through|para|del?'}) ${digits}\\b`,
  ).test(folded);

/** Whether an amount is what one of our plans costs. */
export const isOurs = (value: number) => planIds.some((plan) => monthlyPrice[plan] === value);

const timesAYear: Record<'day' | 'week' | 'two weeks', number> = {
  day: 365,
  week: 52,
  'two weeks': 26,
};

/** An amount as one a month, with its terms if it is none. */
export function monthly({ value, per = 'month' }: Pick<Amount, 'value' | 'per'>): Bill {
  if (per === 'month') return { amount: value };
  if (per === 'half month') return { amount: cents(2 * value), terms: `2 × ${money(value)}` };
  if (per === 'quarter')
    return { amount: cents(value / 3), terms: `${money(value)} ÷ 3`, ...yearOf(4, value) };
  if (per === 'year')
    return { amount: cents(value / 12), terms: `${money(value)} ÷ 12`, ...yearOf(1, value) };
  const times = timesAYear[per];
  return {
    amount: cents((times * value) / 12),
    terms: `${times} × ${money(value)} ÷ 12`,
    ...yearOf(times, value),
  };
}

/** The year of an amount that is paid some times in it, if twelve rounded months don't add up to it. */
function yearOf(times: number, value: number): Pick<Bill, 'year' | 'yearTerms'> {
  const year = cents(times * value);
  if (cents(12 * cents(year / 12)) === year) return {};
  return { year, yearTerms: times === 1 ? money(value) : `${times} × ${money(value)}` };
}
