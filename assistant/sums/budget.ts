import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { amountsIn, monthly } from './amounts.ts';
import { cents, money } from './shown.ts';
import type { Budget, Sum, SumContext } from './sum.ts';
import { period } from './time.ts';

const number =
  '\\$? ?(\\d{2,6})\\b(?! ?(?:x\\b|times|posts|keywords|people|employees|days|sq|reviews|followers|customers|%|months|meses))';
/** `budget is 400`, `I can do 550`, `tengo 5000` */
const limit =
  '\\b(?:budget(?:ed)?|afford|spend(?:ing)?|get (?:\\w+ ){0,3}for|have|has|had|got|grant|approved|allocated|earmarked|donated|donor gave(?: us| me)?|(?:boss|board|dad|mom|wife|husband|parents) (?:gave|gives|approved|said)(?: us| me)?|on a|(?:can|could|wanna|want to|willing to) (?:do|go|pay|swing|put|invest|throw|spare|manage)|(?:ad|ads|marketing|advertising|promo) (?:money|funds|dollars)|under|less than|max(?:imum)?|up to|limit|cap|no more than|not over|ceiling|allowance|(?:set|put) (?:aside|away)|apart(?:e|amos|ado)|presupuesto|tengo|tenemos|cuento con|gastar|pagar|menos de|hasta|solo|maximo|tope|me dieron|nos dieron|aprob\\w+)\\b';
const bound =
  '\\b(?:max(?:imum)?|tops|budget|limit|cap|ceiling|at most|or less|to (?:spend|work with|play with|burn)|(?:is )?all (?:i|we) (?:got|have)|para gastar|como maximo|maximo|de presupuesto|a lo mucho|nomas|y ni un peso)\\b';
const stated = new RegExp(
  `${limit}[^.?!]{0,30}?${number}|${number}(?: dollars| bucks| dolares)?(?: \\w+){0,4}? ?${bound}`,
);
/** `4k for the whole year`, at the beginning */
const leading = new RegExp(
  `^(?:(?:i|we|so|ok|with|for|con|only|just) )*${number} (?:for|a|per|para|pa|por|al|in)\\b`,
);
const asksPlan =
  /\b(which|what|whats|fits?|get|gets|plan|best|work|enough|afford|swing|cual|que|alcanza\w*|anything|something|algo|buy|cover|covers|puedo|stay|keep it|come in|me da|cabe)\b/;
/** What the visitor pays somebody is no budget. */
const isBill =
  /\b((?<!(?:can|could|willing to|want to|wanna|able to|afford to) )pay|paying|paid|pago|pagamos|charges?|sav(e|es|ing|ings)|cheaper|compared?|vs|versus|freelancer|agency|agencia|ahorr\w+|guy|girl|make|earn|gano|bring)\b|\b(can'?t|cannot|cant|couldn'?t|no (puedo|podemos)) (\w+ )?(pay|afford|spend|pagar|gastar)\b/;
const asksRest =
  /\b\d+ (minus|less|menos) (the )?\w+|\b(left( over)?|leftover|remain\w*|have after|keep after|spare|extra|change|queda\w*|sobra\w*|restan?|resta)\b/;
/** Questions about a budget that was told before. */
const asksFit =
  /\b(afford|(what|which plan|cual) fits?|fits?\b.{0,12}\b(budget|that|it)|(starter|pro|dominate) fit|within (that|my|the) budget|for that (much|budget|money|amount)|(me )?alcanza\w*|cabe)\b/;
/** A budget that is only told: `my budget's 12000 a year`. */
const tells =
  /^(?:(?:so|ok|hi|hey|well|and|pues|hola|bueno|y) )*(?:my|our|the|mi|nuestro|el)(?: \w+)? (?:budget|presupuesto)(?:'?s)?\b(?: \S+){1,7}$/;
const notMoney = /\b(trial|prueba|days|dias|guarantee|garantia)\b/;

/** What a folded text says the visitor can spend; undefined if nothing. */
export function budgetIn(folded: string): Budget | undefined {
  if (isBill.test(folded)) return undefined;
  const found =
    stated.exec(folded) ??
    (asksPlan.test(folded) ? leading.exec(folded) : null) ??
    (asksFit.test(folded) ? new RegExp(number).exec(folded) : null);
  const amount = Number(found?.slice(1).find((one) => one !== undefined));
  if (!found || !amount || planIds.some((plan) => monthlyPrice[plan] === amount)) return undefined;
  const own = amountsIn(folded).find(({ value }) => value === amount);
  if (!own?.isMoney || own.each) return undefined;
  const { per } = own;
  if (per && per !== 'month' && per !== 'year') {
    const { amount: month, terms } = monthly(own);
    return { amount: month, per: 'month', ...(terms && { terms }) };
  }
  const isYearly =
    per === 'year' ||
    (per !== 'month' &&
      /\b(for|per|a|in|each|al|por|para|pa|over|all) (the |el |un |this |todo el |todo )?(whole |entire |full )?(year|ano)\b|\b(yearly|annual(ly)?|anual|year's|years? budget)\b/.test(
        folded,
      ));
  return { amount, per: isYearly ? 'year' : 'month' };
}

/** What is left of an amount that the visitor names, after a plan: `$1,000 − $497 = $503`. */
export function restOfBudget(folded: string, { plans }: SumContext): Sum | undefined {
  const [plan] = plans;
  const [, amount] =
    /(?<![\d·])\$? ?(\d{3,6})\b(?! ?(?:posts|keywords|people|days|%))/.exec(folded) ?? [];
  const asks = asksRest.test(folded) && !notMoney.test(folded);
  if (!plan || plans.length > 1 || !amount || !asks) return undefined;
  const isYearly = budgetIn(folded)?.per === 'year';
  const [whole, price] = [Number(amount), monthlyPrice[plan] * (isYearly ? 12 : 1)];
  if (whole <= price) return undefined;
  const rest = whole - price;
  const terms = `${money(whole)} − ${money(price)} = ${money(rest)}`;
  const name = marketingName[plan];
  const annual = `12 × ${money(rest)} = ${money(12 * rest)}`;
  const inYear =
    !isYearly && period.year.test(folded)
      ? { en: `, or ${annual} a year`, es: `, o ${annual} al año` }
      : { en: '', es: '' };
  return {
    en: `After ${name} you have ${terms} left a ${isYearly ? 'year' : 'month'}${inYear.en}.`,
    es: `Después de ${name} te quedan ${terms} al ${isYearly ? 'año' : 'mes'}${inYear.es}.`,
    amounts: [rest, ...(inYear.en ? [12 * rest] : [])],
  };
}

/** The largest plan within a budget that the visitor names, or whether the plan that is asked about is within it. */
export function planWithinBudget(folded: string, context: SumContext): Sum | undefined {
  const own = budgetIn(folded) ?? coveredBy(folded, context.plans);
  const known =
    own ??
    ((asksRest.test(folded) || asksFit.test(folded)) && !notMoney.test(folded)
      ? context.budget
      : undefined);
  if (!known) return undefined;
  const isAsked =
    asksPlan.test(folded) ||
    asksRest.test(folded) ||
    tells.test(folded) ||
    (context.plans.length > 0 && /\b(can|could) (i|we)\b|\bpuedo\b/.test(folded)) ||
    /^(?:\S+ ){0,5}(?:only|just|solo)\b/.test(folded);
  if (!isAsked) return undefined;
  const { amount, per } = known;
  const months = per === 'year' ? 12 : 1;
  const yesNo =
    /\b(anything|something|algo|does|do|is|can|could|would|will|enough|covers?|alcanza|puedo|me da)\b/.test(
      folded,
    ) && !/\b(which|what|whats|biggest|best|largest|cual|que)\b/.test(folded);
  const [named] = context.plans;
  // `the biggest plan I can get` asks which one that is.
  const asked =
    context.plans.length === 1 &&
    !/\b(best|biggest|largest)\b/.test(folded) &&
    /\b(starter|pro|growth|dominate|enterprise)\b/.test(folded)
      ? named
      : undefined;
  const fits = (plan: PlanId) => months * monthlyPrice[plan] <= amount;
  const plan = asked && fits(asked) ? asked : planIds.findLast(fits);
  if (!plan || (asked && !fits(asked))) return tooSmall(asked ?? 'starter', known, yesNo);
  return fitting(plan, known, {
    isYes: yesNo,
    perYear: period.year.test(folded),
  });
}

/** `does 3600 cover starter for the year`, `would 300 a month be enough` */
function coveredBy(folded: string, plans: readonly PlanId[]): Budget | undefined {
  const [, amount] = new RegExp(`(?<!\\d)${number}`).exec(folded) ?? [];
  const isMoney =
    plans.length === 1 ||
    /\$|\b(dollars|bucks|dolares|monthly|mensual\w*|(a|per|al|por|each) (month|mes|year|ano))\b/.test(
      folded,
    );
  if (
    plans.length > 1 ||
    !isMoney ||
    !amount ||
    !/\b(covers?|enough|(?:get|buy|land|score)s? (?:me|us)|alcanza\w*|cubre\w*|basta\w*)\b/.test(
      folded,
    )
  )
    return undefined;
  return { amount: Number(amount), per: period.year.test(folded) ? 'year' : 'month' };
}

function fitting(
  plan: PlanId,
  { amount, per, terms }: Budget,
  { isYes, perYear }: { isYes: boolean; perYear: boolean },
): Sum {
  const [name, price] = [marketingName[plan], monthlyPrice[plan]];
  const yes = isYes && { yes: true };
  if (per === 'year') {
    const rest = amount - 12 * price;
    const total = `12 × ${money(price)} = ${money(12 * price)}`;
    const left = `${money(amount)} − ${money(12 * price)} = ${money(rest)}`;
    const month = cents(rest / 12);
    return {
      en: `${name} fits that budget: it is ${total} a year, which leaves ${left}, or ${money(rest)} ÷ 12 = ${money(month)} a month.`,
      es: `${name} cabe en ese presupuesto: son ${total} al año y sobran ${left}, o ${money(rest)} ÷ 12 = ${money(month)} al mes.`,
      amounts: [12 * price, rest, month],
      ...yes,
    };
  }
  const rest = cents(amount - price);
  const left = `${money(amount)} − ${money(price)} = ${money(rest)}`;
  if (terms)
    return {
      en: `${name} fits: ${terms} = ${money(amount)} a month, and it is ${money(price)}, which leaves ${left} a month.`,
      es: `${name} cabe: ${terms} = ${money(amount)} al mes, y cuesta ${money(price)}; sobran ${left} al mes.`,
      amounts: [amount, rest],
      ...yes,
    };
  const annual = `12 × ${money(rest)} = ${money(cents(12 * rest))}`;
  if (rest === 0)
    return {
      en: `${name}, at ${money(price)} a month, fits that budget exactly.`,
      es: `${name}, de ${money(price)} al mes, cabe justo en ese presupuesto.`,
      amounts: [],
      ...yes,
    };
  return {
    en: perYear
      ? `${annual} a year: ${name}, at ${money(price)} a month, fits that budget and leaves ${left} a month.`
      : `${name}, at ${money(price)} a month, fits that budget and leaves ${left} a month, or ${annual} a year.`,
    es: perYear
      ? `${annual} al año: ${name}, de ${money(price)} al mes, cabe en ese presupuesto y sobran ${left} al mes.`
      : `${name}, de ${money(price)} al mes, cabe en ese presupuesto y sobran ${left} al mes, o ${annual} al año.`,
    amounts: [rest, 12 * rest],
    ...yes,
  };
}

function tooSmall(plan: PlanId, { amount, per, terms }: Budget, isNo: boolean): Sum {
  const [name, price] = [marketingName[plan], monthlyPrice[plan]];
  const isSmallest = plan === 'starter';
  const total = per === 'year' ? 12 * price : price;
  const cost =
    per === 'year'
      ? {
          en: `12 × ${money(price)} = ${money(total)} a year`,
          es: `12 × ${money(price)} = ${money(total)} al año`,
        }
      : { en: `${money(price)} a month`, es: `${money(price)} al mes` };
  const missing = `${money(total)} − ${money(amount)} = ${money(cents(total - amount))}`;
  const own = terms
    ? {
        en: `${terms} = ${money(amount)} a month is `,
        es: `${terms} = ${money(amount)} al mes `,
      }
    : { en: 'That is ', es: 'Eso ' };
  return {
    en: isSmallest
      ? `${own.en}below our smallest plan: ${name} is ${cost.en}, so ${missing} more.`
      : `${name} is ${cost.en}, so ${missing} more than that.`,
    es: isSmallest
      ? `${own.es}no alcanza para el plan más pequeño: ${name} cuesta ${cost.es}, o sea ${missing} más.`
      : `${name} cuesta ${cost.es}, o sea ${missing} más que eso.`,
    amounts: [total, amount, cents(total - amount)],
    ...(isNo && { yes: false }),
  };
}
