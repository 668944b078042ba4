import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { amountsIn, isOurs } from './amounts.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { profitSum, unitsSum } from './sales.ts';
import { cents, money, sentence, timeOf } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

const noSale =
  '(?:months?|meses|mes|days?|dias?|weeks?|semanas?|years?|anos?|hours?|horas?|posts?|blogs?|articles?|articulos|keywords?|palabras|publicaciones|locations?|locales|sucursales|stores?|tiendas|shops?|plans?|planes|platforms?|plataformas|people|personas|times|veces|sites|reports?)';
const manySales = `\\b(?:how many|cuant[oa]s) (?:(?:more|new|extra|additional|full|whole|of those|nuevos?|nuevas?|mas) )?(?!${noSale}\\b)`;
const pays =
  /\b(?:pay(?:s|ing)?|paid|cover(?:s|ed)?|break ?even|make (?:up|back|it back)|earn\w*|worth it|recoup|recover\w*|offset|need(?:ed)?|sell|book|land|takes?|afford|paga\w*|pagu\w+|cubr\w+|recuper\w+|necesit\w*|vend\w+|ocup\w+|falta\w*|a mano)\b/;
const namesMany = new RegExp(manySales);
const many = new RegExp(
  `\\b(?!${noSale}\\b)[a-z]{3,}s (?:are )?needed (?:(?:a|per|each|every) month )?(?:for|to)\\b|\\b(?:number|how many) (?:\\w+ )?(?:i|we)(?:'?d| would)? (?:need|have to)\\b|\\bhow (?:fast|soon|quick(?:ly)?)\\b.*\\b(?:pays? (?:for itself|off|itself off)|break ?even)\\b|\\bafter (?:how many|cuant[oa]s)\\b|\\b(?:how many|cuant[oa]s) (?:for|to|on|till|until|para) (?:\\w+ ){0,2}(?:starter|pro|dominate|it|that|this|even|eso)\\b|${manySales}\\w+ (?:is|are|for|equals?|son|para|needed for|necesari\\w+ para) (?:starter|pro|dominate|that|it|you)\\b`,
);
/** `and if i charge 220`, after a question of how many */
const again =
  /\b(how many|cuant[oa]s)\b|^(?:(?:and|but|so|ok|what|y) )*(?:if|what if|at|si)\b|\b(starter|pro|dominate)\b/;
/** `with one job at 500, is Pro paid for` */
const paysItself =
  /\b(?:pays? (?:for )?(?:itself|pro|starter|dominate|it)|covers? (?:it|the cost|the bill|pro|starter|dominate)|break ?even|paid for|se paga|ya (?:pago|cubro)|cubre\w*)\b/;
const asksRest =
  /\b(?:left|leftover|remain\w*|profit|ahead|net|in my pocket|after (?:paying )?(?:you|starter|pro|dominate)|queda\w*|sobra\w*)\b/;
const saleWords =
  'customers?|clients?|jobs?|sales?|orders?|patients?|bookings?|appointments?|leads?|gigs?|tables?|members?|donors?|projects?|repairs?|installs?|roofs?|cars?|tickets?|cleanings?|haircuts?|clientes?|trabajos?|ventas?|pacientes?|citas?|mesas?|eventos?';
const sale = `(?:${saleWords})`;
const asksSales = new RegExp(
  `\\b(?:how many|cuant[oa]s) (?:\\w+ )?${sale}\\b(?=.*\\b(?:pay\\w* (?:for|off)|cover|break ?even|make up|recoup|recover|paga\\w*|pagar|cubr\\w+|recuper\\w+))`,
);
const someSales = new RegExp(
  `\\b${numeral} (?:(?:new|more|extra|additional|good|single|little|nuevos?|buenos?) )?${sale}\\b|\\b(?:with|con) (?:just |only |solo )?${numeral}\\b(?! ?(?:a|per|al|dollars|dolares))`,
);
/** `2 new customers bring 400`, both together */
const bringsTogether = new RegExp(
  `\\b${numeral} (?:\\w+ )?${sale} (?:brings?|make|give|net|pay|traen|dejan) (?:in |me |us )?\\$?\\d`,
);
/** What is counted: `how many haircuts`. */
export const counted =
  /\bhow many (?:(?:more|new|extra|additional) )?(?!(?:do|does|would|will|should|could|can|of|am|are|is|more|new|extra)\b)([a-z]{3,}s)\b/;

/** Whether a folded text asks how many sales pay for a plan. */
export const asksPayback = (folded: string): boolean =>
  many.test(folded) || (namesMany.test(folded) && pays.test(folded));

/** How many sales of an amount pay for a plan, whether some do, or what they leave. */
export function payback(folded: string, context: SumContext): Sum | undefined {
  const { plans, aboutPrice, perSale, afterPayback } = context;
  const isMany =
    asksPayback(folded) ||
    (afterPayback && again.test(folded) && !/ \$?\d+ (?:a|per) /.test(folded));
  const isOne = !isMany && (paysItself.test(folded) || asksRest.test(folded));
  const single = isOne ? someSales.exec(folded) : null;
  if (!isMany && !single) return undefined;
  if (
    plans.length === 0 &&
    !aboutPrice &&
    !/\b(plan|this|it|agent|you|plan(es)?|esto)\b/.test(folded)
  )
    return undefined;
  const value = worth(folded) ?? (perSale ? { amount: perSale } : undefined);
  const chosen = plans.length > 0 ? plans : planIds;
  if (!value) return asksSales.test(folded) ? missing(chosen) : undefined;
  const months = monthsAsked(folded) ?? 1;
  const [plan] = chosen;
  if (single && plan) {
    const isTotal = bringsTogether.test(folded) && !amountsIn(folded).some(({ each }) => each);
    const sales = isTotal ? 1 : valueOfNumeral(single[1] ?? single[2]);
    return paysItself.test(folded)
      ? paid(plan, months, sales, value)
      : profitSum({ ask: 'profit', plans: [plan], months }, { value: value.amount, count: sales });
  }
  const thing = counted.exec(folded)?.[1];
  return unitsSum(
    { ask: 'units', plans: chosen, months },
    { value: value.amount, ...value, thing },
  );
}

interface Worth {
  amount: number;
  /** How it follows from a price and a margin. */
  terms?: string;
}

const earns =
  /\b(charge|make|get|bill|clear|net|earn|sell|sold|average|avg|cobro|gano|vendo|deja|dejan|pagan|worth|brings?|nets|pays? me)\b/;
/** Before an amount that one sale brings, also one without a sign. */
const earnedBefore =
  /\b(?:at|a|margin|profit|worth|about|around|make|net|nets|clear|clears|charge|charges|get|gets|bill|earn|sell|is|are|brings?|average|avg|ticket|job|de|cobro|gano|deja|if|to|me|us)(?: (?:me|us|in|just|only|about|around|roughly|like|for|is|at))* ?\$? ?$/;
/** `my average job is 350`: the price of one of many. */
const averageBefore =
  /\b(?:average|avg|typical|usual|normal|each|one|a|every|per) (?:\w+ ){0,5}?(?:is|are|runs?|costs?|brings?(?: in)?|nets?|clears?|at|pays?|of|about|around|worth)(?: (?:me|us|in|about|around|roughly|like))* ?\$? ?$|\b(?:average|avg) (?:job|sale|ticket|order|customer|client|patient|bill) ?\$? ?$/;

/** What the visitor says that one sale brings: `i charge 60 bucks a lawn`. */
export function saleIn(folded: string): number | undefined {
  const one = amountsIn(folded).find(
    ({ each, value, before, per }) =>
      !isOurs(value) && !per && (each || averageBefore.test(before)),
  );
  return one && (earns.test(folded) || averageBefore.test(one.before)) ? one.value : undefined;
}

/** Shares of a price in words, which are divided: `a quarter of that is profit`, `gano la mitad de cada uno`. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/^(?:half|la mitad|1\/2)$/, 2],
  [/^(?:a third|one third|un tercio|1\/3)$/, 3],
  [/^(?:a quarter|one quarter|a fourth|un cuarto|1\/4)$/, 4],
  [/^(?:a fifth|un quinto|1\/5)$/, 5],
];
const part =
  '(half|la mitad|(?:a|one|un) (?:third|quarter|fourth|fifth|tercio|cuarto|quinto)|1/[2-5])';
const earned =
  '(?:make|keep|clear|get|net|pocket|profit is|margin is|gano|ganamos|me quedo(?: con)?|me queda|nos queda)';
const marginInWords = new RegExp(
  `\\b${part} (?:of (?:that|it|each|this|them|the price) |de (?:eso|cada un[oa]) )?(?:is|are|goes to|es) (?:my |our |pure |mi )?(?:profit|margin|mine|ganancia)\\b|\\b${earned} (?:about |only |like |roughly |just )?${part}\\b(?! (?:of|de) (?:them|those|em|my|our|the|l[oa]s|mis)\\b)`,
);

/** Share of a price that the visitor keeps, with its terms; undefined if a text tells none. */
export function marginIn(folded: string): ((price: number) => Worth) | undefined {
  const words = marginInWords.exec(folded)?.slice(1).find(Boolean);
  const divisor = parts.find(([named]) => words && named.test(words))?.[1];
  if (divisor)
    return (price) => ({ amount: cents(price / divisor), terms: `${money(price)} ÷ ${divisor}` });
  const share = Number((marginAfter.exec(folded) ?? marginBefore.exec(folded))?.[1]);
  return share
    ? (price) => ({
        amount: cents((price * share) / 100),
        terms: `${money(price)} × ${share} ÷ 100`,
      })
    : undefined;
}

const marginAfter =
  /\b(\d{1,2}) ?%(?=.{0,25}\b(?:margin|profit|of (?:that|it)|mine|on (?:a|an|each|every)|of (?:a|an|each|every)|ganancia|utilidad|margen)\b)/;
const marginBefore =
  /\b(?:margin|profit|keep|net|clear|make|ganancia|utilidad|margen)\b.{0,20}?\b(\d{1,2}) ?%/;

/** `350 a night, we keep 275 of it` */
const keeps =
  /\b(?:keep|clear|net|pocket|left with|me quedan?|nos quedan?|ganancia)(?: (?:about|like|around|maybe|roughly|only|unos|como|de))* \$? ?(\d+(?:·\d+)?)\b(?! ?%| (?:percent|por ciento)| (?:an?|per|each|every|al|por) (?:month|week|year|mes|semana|ano))/;

/** What the visitor keeps of one sale. */
export const keptIn = (folded: string): number | undefined =>
  Number(keeps.exec(folded)?.[1]?.replace('·', '.')) || undefined;

/** `4 of that is profit` */
const profitOf =
  /\$? ?(\d+(?:·\d+)?) (?:of (?:that|it|this|them|which) )?(?:is|are|in) (?:pure |my |net )*(?:profit|mine|margin|ganancia)\b|\b(?:i|we|and) (?:get|make) \$? ?(\d+(?:·\d+)?) (?:of|on|off|from|out of|a|per) (?:it|that|each|one|every one)\b/;
/** `flour costs me 35`, `the tutor gets 45 of it` */
const costOfOne =
  /\b(?:costs? (?:me|us)|costing (?:me|us)|me cuesta|the \w+ (?:gets?|takes?)|\b(?!(?:i|we|and|to)\b)\w+ (?:eats|takes|gets|keeps)(?= \$? ?\d+ of (?:it|that)\b)) \$? ?(\d+(?:·\d+)?)\b(?! ?%| (?:a|per) (?:month|year|week))|\$? ?(\d+) (?:bucks |dollars )?of (?:it|that) (?:goes|going|is) (?:to|for|on) (?:costs?|materials|supplies|\w+)\b/;
/** Whether a text gives the profit or the cost of one sale. */
export const tellsCost = (folded: string) =>
  profitOf.test(folded) ||
  costOfOne.test(folded) ||
  marginInWords.test(folded) ||
  keptIn(folded) !== undefined;

/** Profit of one sale: as given, or its price less the cost. */
function leftOf(price: number, folded: string): Worth | undefined {
  const [told, cost] = [profitOf, costOfOne].map((one) =>
    Number(one.exec(folded)?.slice(1).find(Boolean)?.replace('·', '.')),
  );
  const profit = told || keptIn(folded);
  if (profit && profit < price) return { amount: profit };
  if (!cost || cost >= price) return undefined;
  return { amount: cents(price - cost), terms: `${money(price)} − ${money(cost)}` };
}

/** What one sale brings. */
export function worth(folded: string): Worth | undefined {
  const all = amountsIn(folded).filter(
    ({ value, isMoney, before }) => !isOurs(value) && (isMoney || earnedBefore.test(before)),
  );
  const single = all.filter(({ per }) => !per);
  // `tickets $28, a house of 210 seats`
  const signed = single.filter(({ isSigned }) => isSigned);
  const found = signed.length > 0 ? signed : single;
  // `a membership is $49 a month`
  const one =
    found.find(({ each }) => each) ??
    (tellsCost(folded) ? found[0] : found.at(-1)) ??
    all.find(({ per }) => per === 'month');
  if (!one) return undefined;
  const left = leftOf(one.value, folded);
  if (left) return left;
  return marginIn(folded)?.(one.value) ?? { amount: one.value };
}

function paid(plan: PlanId, months: number, sales: number, { amount }: Worth): Sum {
  const [price, total] = [months * monthlyPrice[plan], cents(sales * amount)];
  const name = marketingName[plan];
  const cost = `${months > 1 ? `${months} × ${money(monthlyPrice[plan])} = ` : ''}${money(price)}`;
  const own = `${sales} × ${money(amount)} = ${money(total)}`;
  const time = timeOf(months);
  return {
    en: `${own}, and ${name} is ${cost} ${time.en}.`,
    es: `${own}, y ${name} cuesta ${cost} ${time.es}.`,
    amounts: [total, ...(months > 1 ? [price] : [])],
    yes: total >= price,
  };
}

/** What a sale brings is the visitor's to tell. */
function missing(plans: readonly PlanId[]): Sum {
  const prices = sentence(
    plans.map((plan) => ({
      en: `${marketingName[plan]} is ${money(monthlyPrice[plan])} a month`,
      es: `${marketingName[plan]} cuesta ${money(monthlyPrice[plan])} al mes`,
    })),
  );
  return {
    en: `That depends on what one brings in: ${prices.en} Tell me what one sale brings in and I’ll do the math.`,
    es: `Depende de cuánto te deja cada uno: ${prices.es} Dime cuánto te deja una venta y hago la cuenta.`,
    amounts: [],
  };
}
