import { marketingName } from '../../app/facts/plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { guaranteeDays, list, trialDays } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';

/** An amount that was computed, with the sentence that shows its terms. */
export interface Sum {
  en: string;
  es: string;
  /** Amounts in the sentences that are not prices of the site, in dollars. */
  amounts: readonly number[];
  /** The plan that it leads to. */
  plan?: PlanId;
}

/** What a sum is about, besides the question. */
export interface SumContext {
  /** Plans that the question, or the conversation, names. */
  plans: readonly PlanId[];
  /** The visitor's own monthly bill, in dollars, if the conversation named it. */
  bill?: number | undefined;
  /** Whether the conversation is about prices. */
  aboutPrice: boolean;
}

const numerals: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  both: 2,
  half: 0.5,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
};
const numeral = `(\\d+|${Object.keys(numerals).join('|')})`;
const valueOfNumeral = (word = '') => numerals[word] ?? Number(word);

const money = (amount: number) =>
  Number.isInteger(amount)
    ? dollars(amount)
    : `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Computes what a folded question asks for; undefined when it asks for no sum. */
export function sumFor(text: string, context: SumContext): Sum | undefined {
  const folded = inDigits(text);
  return (
    daysLeft(folded) ??
    within(folded) ??
    together(folded, context) ??
    againstBill(folded, context) ??
    differences(folded, context) ??
    periods(folded, context)
  );
}

const period = {
  year: /\b(year|yearly|annual(ly)?|annum|12 months|twelve months|ano|anual|anuales|doce meses|12 meses)\b/,
  quarter: /\b(quarter|quarterly|trimestre)\b/,
  week: /\b(per|a|each|every|por|a la|cada) (week|semana)\b|\bweekly (price|cost|rate)\b|\bsemanal\b/,
  day: /\b(per|a|each|every|by|by the|al|por|cada) (day|dia)\b|\b(divided by|over|entre) 30 days\b|\bdaily (price|cost|rate)\b|\bdiari[oa]\b/,
};
const asksPrice =
  /\b(how much|cost|costs|price|prices|pay|paying|total|come[sn]? to|add up|work out|works out|altogether|spend|run me|come out|out to|bill|cuanto|cuesta|costaria|costo|precio|pagar\w*|pago|total|sale|saldria|seria|gast\w+|math|calculate|calcula\w*|what is that|whats that|what would|whats that|thats|altogether|be for|be per|whatd)\b|\$/;

/** The price of some months, a year, a week or a day, for one plan or more, at one location or more. */
function periods(folded: string, { plans, aboutPrice }: SumContext): Sum | undefined {
  const count = locations(folded);
  const months = monthsIn(folded);
  const year = period.year.test(folded) && !noYear.test(folded);
  const quarter = period.quarter.test(folded);
  const part = period.day.test(folded) ? 'day' : period.week.test(folded) ? 'week' : undefined;
  if (!count && !months && !year && !quarter && !part) return undefined;
  if (notMoney.test(folded)) return undefined;
  if (!asksPrice.test(folded) && !aboutPrice && plans.length === 0) return undefined;
  const named = plans.length > 0 ? plans : planIds;
  if (part && !count && !year) return all(named.map((plan) => partOf(plan, part)));
  const times = months ?? (quarter ? 3 : year ? 12 : undefined);
  return all(named.map((plan) => product(plan, times, count)));
}

/** Other things that are counted by the day, week or year. */
const notMoney =
  /\b(posts?|posting|blogs?|publish\w*|reports?|keywords?|articles?|often|times|replies|reply|respond|results?|rank\w*|open|hours?|publicaciones|horas?|articulos?|palabras|informes?|resultados?|cada cuanto)\b/;

const noYear =
  /\b(yearly|annual|anual|year|ano)\b.{0,12}\b(discount|plan|deal|option|billing|contract|rate|commitment|term|report|subscription|payment|descuento|contrato|tarifa)\b|\b(discount|descuento|save|locked|lock|commit\w*|contract|sign up|sign|stuck|firmar|contrato|old|founded|ago|last|this|hace|prepay|in advance|up ?front|por adelantado|once a)\b.{0,30}\b(year|yearly|annual\w*|ano|anual)\b/;

function product(plan: PlanId, months: number | undefined, count: number | undefined): Line {
  const price = monthlyPrice[plan];
  const total = price * (months ?? 1) * (count ?? 1);
  const terms = [count, months, money(price)].filter((one) => one !== undefined).join(' × ');
  const places = count ? [`for ${count} locations`, `para ${count} locales`] : ['', ''];
  const time = months
    ? [
        months === 12 ? 'a year' : `for ${months} months`,
        months === 12 ? 'al año' : `por ${months} meses`,
      ]
    : ['a month', 'al mes'];
  return line(marketingName[plan], terms, total, time, places);
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
    es: `${name} ${places[1] ? `${places[1]} ` : ''}son ${terms} = ${money(total)} ${time[1]}`,
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

/** `$497 − $297 = $200 a month` */
function differences(folded: string, { plans, aboutPrice }: SumContext): Sum | undefined {
  const [low, high] = planIds.filter((plan) => plans.includes(plan));
  if (!low || !high || plans.length > 2) return undefined;
  if (
    !/\b(diff|difference|minus|menos|more|extra|cheaper|less|save|saving|gap|jump|upgrad\w*|between|diferencia|mas|menos|ahorr\w+|entre)\b/.test(
      folded,
    ) ||
    !(
      /\b(diff|how much|price|cost|costs|money|pay|dollars|cuanto|precio|cuesta|pag\w+|cost[oa]|save|ahorr\w+|cheaper|expensive)\b|\$/.test(
        folded,
      ) ||
      (aboutPrice && /\b(difference|diferencia)\b/.test(folded))
    )
  )
    return undefined;
  const [more, less] = [monthlyPrice[high], monthlyPrice[low]];
  const names = [marketingName[high], marketingName[low]];
  if (period.year.test(folded) || /\b(12|twelve) months\b/.test(folded)) {
    const total = 12 * (more - less);
    const terms = `12 × (${money(more)} − ${money(less)}) = ${money(total)}`;
    return {
      en: `${names[0]} costs ${terms} more a year than ${names[1]}.`,
      es: `${names[0]} cuesta ${terms} más al año que ${names[1]}.`,
      amounts: [total],
    };
  }
  const terms = `${money(more)} − ${money(less)} = ${money(more - less)}`;
  return {
    en: `${names[0]} costs ${terms} more a month than ${names[1]}.`,
    es: `${names[0]} cuesta ${terms} más al mes que ${names[1]}.`,
    amounts: [more - less],
  };
}

/** `five hundred` and `1·5k` as digits. */
export function inDigits(folded: string): string {
  const small =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  return folded
    .replace(
      new RegExp(`\\b(${small.join('|')}|a) (hundred|thousand|grand)\\b`, 'g'),
      (_, word: string, unit: string) =>
        String((word === 'a' ? 1 : small.indexOf(word) + 1) * (unit === 'hundred' ? 100 : 1000)),
    )
    .replace(/\b(\d+(?:·\d+)?) ?(k|grand|thousand|mil)\b/g, (_, number: string) =>
      String(1000 * Number(number.replace('·', '.'))),
    );
}

/** The largest plan within a budget that the visitor names. */
function within(folded: string): Sum | undefined {
  const match =
    /\b(?:budget|afford|spend(?: up to| at most| about| around)?|get (?:\w+ ){0,3}for|have|under|less than|max(?:imum)?|up to|presupuesto|tengo|gastar|menos de)\b.{0,22}?\$? ?(\d{3,5})\b(?! ?(?:posts|keywords|people|employees|days|sq))/.exec(
      folded,
    );
  if (
    !match ||
    !/\b(which|what|fits?|get|plan|best|work|enough|afford|cual|que|alcanza)\b/.test(folded) ||
    /\b(pay|paying|pago|charges?|save|cheaper|compared)\b/.test(folded)
  )
    return undefined;
  const budget = Number(match[1]);
  const plan = planIds.findLast((one) => monthlyPrice[one] <= budget);
  const [first] = planIds;
  const chosen = plan ?? first;
  const [name, price] = [marketingName[chosen], money(monthlyPrice[chosen])];
  return {
    plan: chosen,
    en: plan
      ? `${name}, at ${price} a month, fits that budget.`
      : `That is below our smallest plan: ${name} is ${price} a month.`,
    es: plan
      ? `${name}, de ${price} al mes, cabe en ese presupuesto.`
      : `Eso no alcanza para el plan más pequeño: ${name} cuesta ${price} al mes.`,
    amounts: [],
  };
}

/** `one Pro and one Starter together` */
function together(folded: string, { plans }: SumContext): Sum | undefined {
  if (
    plans.length !== 2 ||
    !/\b(together|combined|in total|total|altogether|plus|sum|juntos|en total|sumados)\b|\bone (pro|starter|dominate)\b.*\b(one|and a)\b/.test(
      folded,
    )
  )
    return undefined;
  const [a, b] = plans;
  if (!a || !b) return undefined;
  const total = monthlyPrice[a] + monthlyPrice[b];
  const terms = `${money(monthlyPrice[a])} + ${money(monthlyPrice[b])}`;
  const [first, second] = [marketingName[a], marketingName[b]];
  if (period.year.test(folded)) {
    return {
      en: `${first} and ${second} together are 12 × (${terms}) = ${money(12 * total)} a year.`,
      es: `${first} y ${second} juntos son 12 × (${terms}) = ${money(12 * total)} al año.`,
      amounts: [12 * total],
    };
  }
  return {
    en: `${first} and ${second} together are ${terms} = ${money(total)} a month.`,
    es: `${first} y ${second} juntos son ${terms} = ${money(total)} al mes.`,
    amounts: [total],
  };
}

/** The visitor's own monthly bill in a folded text. */
export function billIn(text: string): number | undefined {
  const folded = inDigits(text);
  if (/\b(budget|afford|get for|get (\w+ ){0,3}for|presupuesto)\b/.test(folded)) return undefined;
  const match =
    /\b(?:freelancer|guy|girl|agency|nephew|contractor|company|someone|person|agencia|independiente|sobrino)\b.{0,40}?(?:for|is|at|charging|por|de)? ?\$? ?(\d{3,5}(?:·\d+)?)(k?)\b(.{0,30})/.exec(
      folded,
    ) ??
    /\b(?:at|for|a|por) \$ ?(\d{3,5})(k?) (?:a|per|al|por) (?:month|mes)\b(?=.*\b(?:current|now|save|person|switch|ahorr\w+|ahora)\b)(.{0,30})/.exec(
      folded,
    ) ??
    /\b(?:a|an|with a|un|una|de) \$?(\d{3,5})(k?) (?:a month |al mes )?(?:freelancer|agency|guy|contractor|agencia|independiente)\b(.{0,30})/.exec(
      folded,
    ) ??
    /\b(?:pay|paying|paid|spend|spending|charges?|charging|costs?|bill|bills|quoted|quote|pago|pagamos|pagando|gasto|gastamos|cobra[n]?|cuesta|costs us|costing|shell out|shelling out)\b.{0,45}?\$?\s?(\d{2,6}(?:·\d+)?)(k?)\b(?! ?(?:posts?|keywords?|people|employees|days?|hours?|years|locations|months|dias|horas|meses|percent|%))(.{0,30})/.exec(
      folded,
    );
  if (!match?.[1]) return undefined;
  const amount = Number(match[1].replace('·', '.')) * (match[2] ? 1000 : 1);
  const after = match[3] ?? '';
  if (planIds.some((plan) => monthlyPrice[plan] === amount)) return undefined;
  if (
    /^\s*(dollars|bucks|dolares|usd)?\s*(a|per|each|every|\/|al|por)\s*(year|ano|annum)/.test(after)
  )
    return cents(amount / 12);
  if (
    /^\s*(dollars|bucks|dolares|usd)?\s*(a|per|each|every|\/|a la|por)\s*(week|semana)/.test(after)
  )
    return cents((amount * 52) / 12);
  return amount;
}

function againstBill(folded: string, { plans, bill }: SumContext): Sum | undefined {
  const stated = billIn(folded);
  const own =
    stated ??
    (/\b(save|saving|savings|compare\w*|cheaper|less|difference|ahorr\w+|menos|diferencia)\b/.test(
      folded,
    )
      ? bill
      : undefined);
  if (own === undefined) return undefined;
  const chosen = plans.length > 0 ? plans.slice(0, 2) : [planIds[0]];
  const year = period.year.test(folded.replace(/\d+ ?(dollars|bucks)? (a|per) year/, ''));
  const lines = chosen.map((plan) => {
    const price = monthlyPrice[plan];
    const saves = own >= price;
    const [more, less] = saves ? [own, price] : [price, own];
    const month = cents(more - less);
    const terms = `${money(more)} − ${money(less)} = ${money(month)}`;
    const annual = cents(month * 12);
    const name = marketingName[plan];
    return {
      en: year
        ? `${name} ${saves ? 'saves you' : 'costs you'} 12 × (${money(more)} − ${money(less)}) = ${money(annual)}${saves ? '' : ' more'} a year`
        : `${name} ${saves ? 'saves you' : 'costs you'} ${terms}${saves ? '' : ' more'} a month, or 12 × ${money(month)} = ${money(annual)} a year`,
      es: year
        ? `${name} te ${saves ? 'ahorra' : 'cuesta'} 12 × (${money(more)} − ${money(less)}) = ${money(annual)}${saves ? '' : ' más'} al año`
        : `${name} te ${saves ? 'ahorra' : 'cuesta'} ${terms}${saves ? '' : ' más'} al mes, o 12 × ${money(month)} = ${money(annual)} al año`,
      amounts: year ? [annual] : [month, annual],
    };
  });
  return {
    en: `${list(lines.map(({ en }) => en))}.`,
    es: `${listEs(lines.map(({ es }) => es))}.`,
    amounts: lines.flatMap(({ amounts }) => amounts),
  };
}

/** Days of the trial, or of the guarantee, that are left, for somebody who says when it began. */
function daysLeft(folded: string): Sum | undefined {
  if (
    !/\b(left|remain\w*|still have|when does (it|my trial|the trial)|quedan?|how long do i (still )?have|falta\w*|sobra\w*|restan?|(trial|prueba) (started|began|empezo)|started (my|the) trial)\b/.test(
      folded,
    )
  )
    return undefined;
  const isGuarantee = /\b(guarantee|money.?back|refund|garantia|reembolso|devolucion)\b/.test(
    folded,
  );
  const days = isGuarantee ? guaranteeDays : trialDays;
  const ago = new RegExp(
    `\\b${numeral} (days?|weeks?|dias?|semanas?) (?:ago|in|into)\\b|\\b(?:hace|llevo) ${numeral} (dias?|semanas?)\\b`,
  ).exec(folded);
  const onDay = /\b(?:day|dia) (?:number )?(\d+)\b/.exec(folded);
  const loose = new RegExp(`\\b${numeral} (days?|weeks?|dias?|semanas?)\\b`).exec(folded);
  const [count, unit] = ago
    ? [ago[1] ?? ago[3], ago[2] ?? ago[4]]
    : onDay
      ? [onDay[1], 'day']
      : [loose?.[1], loose?.[2]];
  const passed = valueOfNumeral(count) * (/week|semana/.test(unit ?? '') ? 7 : 1);
  if (!count || !Number.isFinite(passed)) return undefined;
  const left = days - passed;
  const name = isGuarantee
    ? ['money-back guarantee', 'garantía de devolución']
    : ['trial', 'prueba'];
  if (left <= 0)
    return {
      en: `Your ${days}-day ${name[0]} is over after ${passed} days.`,
      es: `Tu ${name[1]} de ${days} días ya terminó después de ${passed} días.`,
      amounts: [],
    };
  const weeks = left % 7 === 0 ? left / 7 : undefined;
  const inWeeks = weeks
    ? [`, or ${weeks} week${weeks > 1 ? 's' : ''}`, `, o ${weeks} semana${weeks > 1 ? 's' : ''}`]
    : ['', ''];
  return {
    en: `You have ${days} − ${passed} = ${left} days of your ${name[0]} left${inWeeks[0]}.`,
    es: `Te quedan ${days} − ${passed} = ${left} días de ${name[1]}${inWeeks[1]}.`,
    amounts: [],
  };
}

/** How many locations a folded text names. */
function locations(folded: string): number | undefined {
  const found = new RegExp(
    `\\b${numeral} (?:\\w+ )?(?:locations?|stores?|shops?|branches|offices?|restaurants?|salons?|clinics?|sites|businesses|places|companies|accounts?|subscriptions?|plans|cuentas|sucursales|locales|tiendas|negocios|restaurantes|salones)\\b`,
  ).exec(folded);
  const ofPlan =
    /\b(two|three|four|five|\d|dos|tres|cuatro) (?:starters?|pros?|dominates?)\b(?! (?:posts|blogs|keywords))/.exec(
      folded,
    );
  const count = valueOfNumeral((found ?? ofPlan)?.[1]);
  return (found || ofPlan) && count > 1 ? count : undefined;
}

function monthsIn(folded: string): number | undefined {
  const found = new RegExp(`\\b${numeral}[- ]?(?:months?|meses)\\b`).exec(folded);
  if (found) {
    const count = valueOfNumeral(found[1]);
    return count > 1 ? count : undefined;
  }
  const years = new RegExp(`\\b${numeral} (?:years|anos)\\b`).exec(folded);
  if (years && valueOfNumeral(years[1]) > 1) return 12 * valueOfNumeral(years[1]);
  return /\b(half a year|medio ano)\b/.test(folded) ? 6 : undefined;
}
