import { amountsIn, isOurs, monthly } from './amounts.ts';
import { billIn, partNamed } from './bill.ts';
import { besideSum } from './compared.ts';
import type { Bill } from './frame.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

const keeps =
  /\b((?:keep|keeping|kept) (?:on |paying |doing |using |both|the |my |our |that|it\b(?! simple| short)|them|him|her|all|half|part|some|most)|(?:i|we|id|i'd|ill|i'll) (?:would )?keep\W*$|stay with|staying with|on top( of)?|in addition( to)?|alongside|as well as|still (pay|paying|have|spend)|sigo pagando|(?:me|nos) qued\w+ con|ademas de|quedarme con|mantener)\b/;
const asksTotal =
  /\b(total|how much|what|whats|altogether|combined|in all|come to|at per month|monthly|cuanto|en total)\b/;
const isSaving =
  /\b(sav\w+|cheaper|compare\w*|difference|left|leftover|enough|fit|cover|ahorr\w+)\b/;
/** `what would I keep`: what is saved. */
export const keepsWhat =
  /\bkeep (?:what|how much)\b|\b(?:what|how much) (?:would|do|will|could) (?:i|we) keep\b/;
const kept = /\b(?:keep|keeping|kept|mantener) (?:on )?(?:the |my |our |mi |el |la |los )?(\w{2,})/;

/** Whether the visitor goes on paying a bill, or part of it. */
export const keepsBill = (folded: string): boolean => keeps.test(folded);

/** What the visitor would pay beside a plan: `plus my 1000 for ads`, `con mis 300 de anuncios`. */
export function addedBill(folded: string): Bill | undefined {
  if (isSaving.test(folded)) return undefined;
  const added = amountsIn(folded).filter(
    ({ value, isMoney, each, before, after }) =>
      isMoney && !each && !isOurs(value) && (addsBefore.test(before) || addsAfter.test(after)),
  );
  const [one, ...others] = added;
  return one && others.length === 0 ? monthly(one) : undefined;
}

const addsBefore =
  /(?:\b(?:plus|add(?:ing|ed)?|mas|agreg\w+|sumo|sumando|on top of|aparte de|ademas de|(?:with|and) (?:my|our)|(?:con|y) mis?)|\+)(?: (?:my|our|the|that|another|about|like|mis|los|las|unos|otros))* ?\$? ?$/;
const addsAfter = /^[^.?;]{0,40}\b(?:on top|aparte)\b(?! of (?:your|the) (?:price|plan))/;

/** A plan and the bill that the visitor goes on paying: `I'd keep the $800 for ads`. */
export function besideBill(folded: string, { plans, bill }: SumContext): Sum | undefined {
  const [plan] = plans;
  if (
    !plan ||
    plans.length > 1 ||
    !keeps.test(folded) ||
    keepsWhat.test(folded) ||
    isSaving.test(folded)
  )
    return undefined;
  const own = keptAt(folded) ?? keptBill(folded) ?? onlyBill(folded) ?? billIn(folded) ?? bill;
  if (!own || !asksTotal.test(folded)) return undefined;
  return besideSum({ ask: 'beside', plans, months: monthsAsked(folded) }, own);
}

/** `I pay them 1900 a month; keep them at 700` */
function keptAt(folded: string): Bill | undefined {
  const [, value] =
    /\b(?:keep|keeping|kept|qued\w+ con) (?:[a-z']+ ){1,4}(?:at|for|por|a) \$? ?(\d{2,5})\b(?! ?(?:a|per|al|por) (?!month|mes))/.exec(
      folded,
    ) ?? [];
  return value && !isOurs(Number(value)) ? { amount: Number(value) } : undefined;
}

/** `I'd keep my ads at 1000 a month`, the only amount. */
function onlyBill(folded: string): Bill | undefined {
  const [own, ...others] = amountsIn(folded).filter(
    ({ isMoney, value }) => isMoney && !isOurs(value),
  );
  return own && others.length === 0 && !own.each ? monthly(own) : undefined;
}

/** Of several bills, the one of what is kept: `3500 to the agency, 1000 in ads; I'd keep the ads`. */
function keptBill(folded: string): Bill | undefined {
  const [, thing] = kept.exec(folded) ?? [];
  const bill = billIn(folded);
  return thing && bill ? partNamed(bill, thing) : undefined;
}
