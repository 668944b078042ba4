import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { monthsIn, period } from './period.ts';
import { cents, money, type Sum, type SumContext } from './sum.ts';

/** Price of one or more plans for some months, a year, a week or a day, at one or more locations. */
export function priceOverTime(folded: string, context: SumContext): Sum | undefined {
  const { plans, aboutPrice } = context;
  const count = multiplier(folded, context);
  const months = monthsIn(folded);
  const year = period.year.test(folded) && !noYear.test(folded);
  const quarter = period.quarter.test(folded);
  const part = period.day.test(folded) ? 'day' : period.week.test(folded) ? 'week' : undefined;
  if (!count && !months && !year && !quarter && !part && !shortTime(folded)) return undefined;
  if (notMoney.test(folded) || (context.aboutContents && !asksPrice.test(folded))) return undefined;
  if (!asksPrice.test(folded) && !aboutPrice && plans.length === 0) return undefined;
  const named = plans.length > 0 ? plans : planIds;
  // `is the bill monthly or quarterly` asks how we bill.
  if (
    /\b(monthly|mensual|yearly|anual|month) (or|o) \w+|\b(or|o) (monthly|quarterly|yearly|annually|mensual|anual|trimestral)\b/.test(
      folded,
    )
  )
    return undefined;
  const short = shortTime(folded);
  if (short && plans.length > 0 && !months && !year && !part)
    return all(named.map((plan) => shortPrice(plan, short, count)));
  if (part && !count && !year) return all(named.map((plan) => partOf(plan, part)));
  const times = months ?? (quarter ? 3 : year ? 12 : undefined);
  const isPlaces = places.test(folded) || context.count !== undefined;
  return all(named.map((plan) => product(plan, times, count, isPlaces)));
}

const asksPrice =
  /\b(how much|cost|costs|price|prices|pay|paying|total|come[sn]? to|add up|work out|works out|altogether|spend|run me|come out|out to|bill|cuanto|cuesta|costaria|costo|precio|pagar\w*|pago|total|sale|saldria|seria|gast\w+|math|calculate|calcula\w*|what is that|whats that|what would|whats that|thats|altogether|(what|where) (am|are|would|will) (i|we)( be)? (at|in for|looking at|out|paying)|damage|fork over|shell out|out of pocket|me sale|be for|be per|whatd)\b|\$/;

/** Things other than money that visitors count by the day, week or year. */
const notMoney =
  /\b(quiet|silent|vacation|it do|do (each|every) week|walk me|posts?|posting|blogs?|publish\w*|reports?|keywords?|articles?|often|times(?! \d)|replies|reply|respond|results?|rank\w*|open|hours?|publicaciones|horas?|articulos?|palabras|informes?|resultados?|cada cuanto|go(es)? up|going up|rais\w+|increas\w+|sub(e|en|ir|iran)|aument\w+)\b/;

/** Years that no price is multiplied by: `annual contract`, `founded last year`. */
const noYear =
  /\b(yearly|annual|anual|year|ano)\b.{0,12}\b(discount|plan|deal|option|billing|contract|rate|commitment|term|report|subscription|payment|descuento|contrato|tarifa)\b|\b(discount|descuento|save|locked|lock|commit\w*|contract|sign up|sign|stuck|firmar|contrato|old|founded|ago|last|this|hace|prepay|in advance|up ?front|por adelantado|once a)\b.{0,30}\b(year|yearly|annual\w*|ano|anual)\b|\b(deal|discount|break|cheaper|save|savings|oferta|descuento)\b.{0,40}\b(year|ano)\b.{0,20}\b(up ?front|in advance|ahead|at once|por adelantado)\b/;

function product(
  plan: PlanId,
  months: number | undefined,
  count: number | undefined,
  isPlaces: boolean,
): Line {
  const price = monthlyPrice[plan];
  const total = price * (months ?? 1) * (count ?? 1);
  const terms = [count, months, money(price)].filter((one) => one !== undefined).join(' × ');
  const where = count ? [`for each of ${count} locations`, `en ${count} locales`] : ['', ''];
  const time = months
    ? [
        months === 12 ? 'a year' : `for ${months} months`,
        months === 12 ? 'al año' : `por ${months} meses`,
      ]
    : ['a month', 'al mes'];
  if (count && !isPlaces)
    return {
      en: `${count} ${marketingName[plan]} plans are ${terms} = ${money(total)} ${time[0]}`,
      es: `${count} planes ${marketingName[plan]} cuestan ${terms} = ${money(total)} ${time[1]}`,
      amount: total,
    };
  return line(marketingName[plan], terms, total, time, where);
}

function partOf(plan: PlanId, part: 'day' | 'week'): Line {
  const price = monthlyPrice[plan];
  const total = cents((price * 12) / (part === 'day' ? 365 : 52));
  const terms = `12 × ${money(price)} ÷ ${part === 'day' ? 365 : 52}`;
  return line(
    marketingName[plan],
    terms,
    total,
    part === 'day' ? ['a day', 'al día'] : ['a week', 'a la semana'],
    ['', ''],
  );
}

/** `for nine weeks`, `45 days`, outside of the trial and the guarantee. */
function shortTime(folded: string): { value: number; unit: 'week' | 'day' } | undefined {
  if (
    /\b(trial|free|first|within|guarantee|money.?back|refund|prueba|gratis|primer[oa]s|dentro|garantia|ago|left|hace)\b/.test(
      folded,
    )
  )
    return undefined;
  const [, count, unit = ''] =
    new RegExp(
      `\\b(?:for|of|por|de|starter|pro|dominate|just|only|solo) (?:only |just |like |about )?${numeral} (weeks|days|semanas|dias)\\b(?! (?:a|per|of the) )`,
    ).exec(folded) ??
    new RegExp(`\\b${numeral} (weeks|days|semanas|dias) (?:of|on|de|con)\\b`).exec(folded) ??
    [];
  const value = valueOfNumeral(count);
  if (!(value > 1)) return undefined;
  return asksPrice.test(folded) || folded.split(' ').length <= 5
    ? { value, unit: /^(week|semana)/.test(unit) ? 'week' : 'day' }
    : undefined;
}

/** A price of weeks or days, which no invoice has: plans are paid by the month. */
function shortPrice(
  plan: PlanId,
  { value, unit }: { value: number; unit: 'week' | 'day' },
  count: number | undefined,
): Line {
  const inYear = unit === 'week' ? 52 : 365;
  const total = cents(((count ?? 1) * value * 12 * monthlyPrice[plan]) / inYear);
  const terms = `${count ? `${count} × ` : ''}${value} × 12 × ${money(monthlyPrice[plan])} ÷ ${inYear} = ${money(total)}`;
  const time = unit === 'week' ? { en: 'weeks', es: 'semanas' } : { en: 'days', es: 'días' };
  return {
    en: `${marketingName[plan]} for ${value} ${time.en} comes to ${terms}, but is billed by the month`,
    es: `${marketingName[plan]} por ${value} ${time.es} cuesta ${terms}, pero se cobra por mes`,
    amount: total,
  };
}

interface Line {
  en: string;
  es: string;
  amount: number;
}

function line(
  name: string,
  terms: string,
  total: number,
  time: readonly string[],
  places: readonly string[],
): Line {
  return {
    en: `${name} ${places[0] ? `${places[0]} ` : ''}is ${terms} = ${money(total)} ${time[0]}`,
    es: `${name} ${places[1] ? `${places[1]} ` : ''}cuesta ${terms} = ${money(total)} ${time[1]}`,
    amount: total,
  };
}

function all(lines: readonly Line[]): Sum {
  return {
    en: `${list(lines.map(({ en }) => en))}.`,
    es: `${listEs(lines.map(({ es }) => es))}.`,
    amounts: lines.map(({ amount }) => amount),
  };
}

/** What visitors call their locations. */
export const places =
  /\b(locations?|stores?|shops?|branch\w*|offices?|restaurants?|salons?|gyms?|trucks?|baker\w+|practices|churches|houses|units|clinics?|sites|businesses|places|companies|taquerias|panaderias|camiones|consultorios|sucursales|locales|tiendas|negocios|restaurantes|salones)\b/;

/** How often a plan is paid: as often as the question says, or for each location of the conversation. */
function multiplier(folded: string, { plans, aboutPrice, count }: SumContext): number | undefined {
  const own = locations(folded);
  if (own) return own;
  const [, times] =
    new RegExp(
      `\\b(?:make (?:it|that)|if|just|do|say|get|que sean|si son) ${numeral}\\b(?=\\W*$|,| of | on | pro| starter| dominate|.{0,12}\\bboth\\b)`,
    ).exec(folded) ?? [];
  const asked = valueOfNumeral(times);
  if (asked > 1 && asked < 50 && (aboutPrice || count || plans.length > 0)) return asked;
  if (plans.length > 1) return undefined;
  if (
    /\bboth (?:(?:of )?(?:them|em) )?(?:(?:on|with|w|in|at|get|got|had|have|took|were|are|under) )?(?:the |el )?(?:pro|starter|dominate|growth|enterprise|cheap|middle|mid|big|basic|top|small|daily|smallest|biggest)\b|\b(?:los|las) dos (?:con|en) (?:el )?(?:pro|starter|dominate|barato|grande|chico|medio|mas)\b|\b(?:pro|starter|dominate|one) (?:for|en|at|para) (?:both|ambos|ambas|(?:los|las) dos)\b/.test(
      folded,
    )
  )
    return 2;
  const told = count ?? owned(folded);
  const asksContents = /\b(do|does|get|gets|include\w*|have|fees?|tienen|incluyen|cargos?)\b/.test(
    folded,
  );
  return told &&
    (asksPrice.test(folded) || !asksContents) &&
    /\b(?:all of (?:them|em|those|it)|(?:them|em|for) all|all (?:\d|two|three|four|five)|all (?:on|with|get|getting|in)|each|every(?: one|one)?|both|cada un[oa]|tod[oa]s|ambos|ambas|(?:los|las) (?:dos|tres|cuatro))\b/.test(
      folded,
    )
    ? told
    : undefined;
}

/** How many of anything a visitor says to have: `I run six laundromats`. */
export function owned(folded: string): number | undefined {
  const [, count] =
    new RegExp(
      `\\b(?:run|own|have|got|manage|operate|tengo|tenemos|somos|manejo) ${numeral} (?:\\w+ )?(?!${noPlace}\\b)[a-z]{3,}s\\b`,
    ).exec(folded) ??
    // `three workshops on Pro`
    new RegExp(
      `^(?:(?:so|and|ok|y|for|para|if|si) )*${numeral} (?!${noPlace}\\b)[a-z]{3,}s,? (?:all |each |todas? |todos? |cada un[oa] )?(?:on|with|w|con|en|each|get|getting)\\b`,
    ).exec(folded) ??
    [];
  const value = valueOfNumeral(count);
  return count && value > 1 && value < 100 ? value : undefined;
}

/** What visitors have several of, other than locations. */
const noPlace =
  '(?:months?|years?|weeks?|days?|dias|meses|semanas|posts?|blogs?|keywords?|words|people|employees|guys|kids|reviews|followers|customers|clients|questions?|minutes?|hours?|dollars|bucks|times|empleados|hijos|clientes|preguntas|minutos|horas|personas|pesos|dolares|palabras|anos|others?|users|seats|platforms|channels|networks|agents|languages|campaigns|topics|services|towns|cities|usuarios|redes|plataformas|idiomas|temas|partners|socios|ways|options|plans|tiers|sites|pages|ads|leads|likes)';

/** How many locations or subscriptions a folded text names; undefined for a single one or none. */
export function locations(folded: string): number | undefined {
  const found = new RegExp(
    `\\b${numeral} (?:of (?:them|those)|(?!(?:months?|years?|weeks?|days?|meses|anos|semanas|dias)\\b)(?:(?!(?:per|each|por|cada|for|in|a|an)\\b)\\w+ )?(?:locations?|stores?|shops?|branches|offices?|restaurants?|salons?|gyms?|trucks?|bakeries|practices|churches|houses|units|clinics?|sites|businesses|places|companies|accounts?|subscriptions?|plans|planes|cuentas|taquerias|panaderias|camiones|consultorios|sucursales|locales|tiendas|negocios|restaurantes|salones))\\b`,
  ).exec(folded);
  const times = new RegExp(`\\b${numeral} times (?:that|it|this|the price)\\b`).exec(folded);
  const ofPlan =
    /\b(two|three|four|five|\d|dos|tres|cuatro) (?:starters?|pros?|dominates?)\b(?! (?:posts|blogs|keywords))/.exec(
      folded,
    );
  // `starter at 6 daycares`
  const at = new RegExp(
    `\\b(?:starter|pro|dominate) (?:at|for|in|across|en|para) (?:my |our |all |mis |nuestr[oa]s )?${numeral} (?!${noPlace}\\b)(?:\\w+ )??[a-z]{3,}s\\b`,
  ).exec(folded);
  const count = valueOfNumeral((found ?? times ?? ofPlan ?? at)?.[1]);
  return count > 1 ? count : undefined;
}
