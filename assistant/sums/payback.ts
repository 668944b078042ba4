import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { amountsIn, isOurs } from './amounts.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsIn, period } from './time.ts';

const noSale =
  '(?:months?|meses|mes|days?|dias?|weeks?|semanas?|years?|anos?|hours?|horas?|posts?|blogs?|articles?|articulos|keywords?|palabras|publicaciones|locations?|locales|sucursales|stores?|tiendas|shops?|plans?|planes|platforms?|plataformas|people|personas|times|veces|sites|reports?)';
const manySales = `\\b(?:how many|cuant[oa]s) (?:(?:more|new|extra|additional|of those|nuevos?|nuevas?|mas) )?(?!${noSale}\\b)`;
const pays =
  '\\b(?:pay(?:s|ing)?|paid|cover(?:s|ed)?|break ?even|make (?:up|back|it back)|earn\\w*|worth it|recoup|recover\\w*|offset|need(?:ed)?|sell|book|land|takes?|afford|paga\\w*|pagu\\w+|cubr\\w+|recuper\\w+|necesit\\w*|vend\\w+|ocup\\w+|falta\\w*|a mano)\\b';
const many = new RegExp(
  `\\b(?:number|how many) (?:\\w+ )?(?:i|we)(?:'?d| would)? (?:need|have to)\\b|${manySales}.*${pays}|${pays}.*${manySales}`,
);
/** `with one job at 500, is Pro paid for` */
const paysItself =
  /\b(?:pays? for (?:itself|pro|starter|dominate|it)|covers? (?:it|the cost|the bill|pro|starter|dominate)|break ?even|paid for|se paga|ya (?:pago|cubro)|cubre\w*)\b/;
const sale =
  '(?:customers?|clients?|jobs?|sales?|orders?|patients?|bookings?|appointments?|leads?|gigs?|tables?|members?|donors?|projects?|repairs?|installs?|roofs?|cars?|clientes?|trabajos?|ventas?|pacientes?|citas?|mesas?|eventos?)';
const asksSales = new RegExp(
  `\\b(?:how many|cuant[oa]s) (?:\\w+ )?${sale}\\b(?=.*\\b(?:pay\\w* (?:for|off)|cover|break ?even|make up|recoup|recover|paga\\w*|pagar|cubr\\w+|recuper\\w+))`,
);
const count = new RegExp(
  `\\b${numeral} (?:(?:new|more|extra|additional|good|single|little|nuevos?|buenos?) )?${sale}\\b|\\b(?:with|con) (?:just |only |solo )?${numeral}\\b(?! ?(?:a|per|al|dollars|dolares))`,
);

/** Whether a folded text asks how many sales pay for a plan. */
export const asksPayback = (folded: string): boolean => many.test(folded);

/** How many sales of an amount pay for a plan, or whether some do. */
export function payback(
  folded: string,
  { plans, aboutPrice, perSale }: SumContext,
): Sum | undefined {
  const isMany = asksPayback(folded);
  const single = !isMany && paysItself.test(folded) ? count.exec(folded) : null;
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
  const months =
    monthsIn(folded) ?? (period.quarter.test(folded) ? 3 : period.year.test(folded) ? 12 : 1);
  const [plan] = chosen;
  if (single && plan) return paid(plan, months, valueOfNumeral(single[1] ?? single[2]), value);
  const lines = chosen.map((one) => needed(one, months, value));
  return {
    en: `${list(lines.map(({ en }) => en))}.`,
    es: `${listEs(lines.map(({ es }) => es))}.`,
    amounts: [value.amount],
  };
}

interface Worth {
  amount: number;
  /** How it follows from a price and a margin. */
  terms?: string;
}

const earns =
  /\b(charge|make|get|bill|clear|net|earn|sell|sold|cobro|gano|vendo|deja|dejan|pagan|worth|pays? me)\b/;

/** What the visitor says that one sale brings: `i charge 60 bucks a lawn`. */
export function saleIn(folded: string): number | undefined {
  const one = amountsIn(folded).find(({ each, value }) => each && !isOurs(value));
  return one && earns.test(folded) ? one.value : undefined;
}

/** What one sale brings. */
function worth(folded: string): Worth | undefined {
  const found = amountsIn(folded).filter(
    ({ value, per, isMoney, before }) =>
      !isOurs(value) &&
      !per &&
      (isMoney || /\b(at|a|worth|about|make|net|clear|de) ?$/.test(before)),
  );
  const one = found.find(({ each }) => each) ?? found[0];
  if (!one) return undefined;
  const [, share] =
    /\b(\d{1,2}) ?%(?=.{0,25}\b(?:margin|profit|of (?:that|it)|mine|ganancia|utilidad|margen)\b)/.exec(
      folded,
    ) ??
    /\b(?:margin|profit|keep|net|ganancia|utilidad|margen)\b.{0,20}?\b(\d{1,2}) ?%/.exec(folded) ??
    [];
  if (!share) return { amount: one.value };
  return {
    amount: cents((one.value * Number(share)) / 100),
    terms: `${money(one.value)} × ${share} ÷ 100`,
  };
}

function needed(plan: PlanId, months: number, { amount, terms }: Worth) {
  const price = months * monthlyPrice[plan];
  const sales = Math.ceil(price / amount);
  const shown = `${months > 1 ? `${months} × ` : ''}${money(monthlyPrice[plan])} ÷ ${terms ? `(${terms})` : money(amount)} = ${quotient(price / amount)}`;
  const name = marketingName[plan];
  const time =
    months === 1
      ? { en: `${sales} a month`, es: `${sales} al mes` }
      : { en: `${sales} in ${months} months`, es: `${sales} en ${months} meses` };
  const verb = sales === 1 ? { en: 'pays', es: 'paga' } : { en: 'pay', es: 'pagan' };
  return {
    en: `${time.en} at ${money(amount)} each ${verb.en} for ${name}: ${shown}`,
    es: `${time.es} a ${money(amount)} cada uno ${verb.es} ${name}: ${shown}`,
  };
}

/** A quotient with as many decimals as show that it is no whole number. */
function quotient(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Number.isInteger(Number(value.toFixed(1))) ? value.toFixed(2) : value.toFixed(1);
}

function paid(plan: PlanId, months: number, sales: number, { amount }: Worth): Sum {
  const [price, total] = [months * monthlyPrice[plan], cents(sales * amount)];
  const name = marketingName[plan];
  const cost = `${months > 1 ? `${months} × ${money(monthlyPrice[plan])} = ` : ''}${money(price)}`;
  const own = `${sales} × ${money(amount)} = ${money(total)}`;
  const time =
    months > 1
      ? { en: `for ${months} months`, es: `por ${months} meses` }
      : { en: 'a month', es: 'al mes' };
  return {
    en: `${own}, and ${name} is ${cost} ${time.en}.`,
    es: `${own}, y ${name} cuesta ${cost} ${time.es}.`,
    amounts: [total, ...(months > 1 ? [price] : [])],
    yes: total >= price,
  };
}

/** What a sale brings is the visitor's to tell. */
function missing(plans: readonly PlanId[]): Sum {
  const prices = (each: (plan: PlanId) => string) => plans.map(each);
  return {
    en: `That depends on what one brings you: ${list(prices((plan) => `${marketingName[plan]} is ${money(monthlyPrice[plan])} a month`))}. Tell me an amount per sale and I’ll divide.`,
    es: `Depende de cuánto te deja cada uno: ${listEs(prices((plan) => `${marketingName[plan]} cuesta ${money(monthlyPrice[plan])} al mes`))}. Dime cuánto te deja una venta y hago la cuenta.`,
    amounts: [],
  };
}
