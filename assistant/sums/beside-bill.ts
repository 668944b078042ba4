import { amountsIn, isOurs, monthly } from './amounts.ts';
import type { Bill } from './frame.ts';

const keeps =
  /\b((?:keep|keeping|kept) (?:on |paying |doing |using |both|the |my |our |that|it\b(?! simple| short)|them|him|her|all|half|part|some|most)|(?:i|we|id|i'd|ill|i'll) (?:would )?keep\W*$|stay with|staying with|on top( of)?|in addition( to)?|alongside|as well as|still (pay|paying|have|spend)|sigo pagando|(?:me|nos) qued\w+ con|ademas de|quedarme con|mantener)\b/;
const isSaving =
  /\b(sav\w+|how much less|cheaper|compare\w*|difference|left|leftover|enough|fit|cover|ahorr\w+)\b/;
/** `what would I keep`: what is saved. */
export const keepsWhat =
  /\bkeep (?:what|how much)\b|\b(?:what|how much) (?:would|do|will|could) (?:i|we) keep\b/;

/** Whether the visitor goes on paying a bill, or part of it. */
export const keepsBill = (folded: string): boolean => keeps.test(folded);

/** What the visitor would pay beside a plan: `plus my 1000 for ads`, `con mis 300 de anuncios`. */
export function addedBill(folded: string): Bill | undefined {
  if (isSaving.test(folded)) return undefined;
  const isThing = addsThing.test(folded);
  const added = amountsIn(folded).filter(
    ({ value, isMoney, per, each, before, after }) =>
      isMoney &&
      !each &&
      !isOurs(value) &&
      (addsBefore.test(before) ||
        addsAfter.test(after) ||
        (isThing && !per) ||
        ((once.test(after) || onceBefore.test(before)) && plusPlan.test(after))),
  );
  const [one, ...others] = added;
  if (!one || others.length > 0) return undefined;
  const isOnce = !one.per && (once.test(one.after) || onceBefore.test(one.before) || isThing);
  return isOnce ? { amount: 0, once: one.value } : monthly(one);
}

/** `plus a photo shoot I booked for 450`: a thing with its article is bought once, people are paid each month. */
const addsThing =
  /(?:^(?:(?:and|so|ok|then|now|y|also) )*(?:plus|add(?:ing)?|mas|agrega)|\b(?:starter|pro|dominate)\b[^.?!]{0,30} (?:plus|and|with|mas|y|con)) (?:an?|one|un|una) (?!(?:guy|girl|kid|lady|person|agency|va|month|few|bit|couple|starter|pro|dominate|budget|[a-z]*(?:graph|sign|writ|market|lanc|manag|edit)[eo]r)\b)(?:[a-z]+,? ){1,8}?\$? ?\d{2,6}\b(?! ?(?:a|per|al|por|each|every|\/) ?)/;

/** `1.2k one time, plus Starter for a year`, `a photographer, one time 1150. 12 months of Pro plus the photographer` */
const plusPlan =
  /\b(?:plus|and|mas|y) (?:an? (?:year|month) of )?(?:starter|pro|dominate)\b|\b(?:starter|pro|dominate)\b[^.?!]{0,30}\b(?:plus|and|with|mas|y|con) (?:the|that|this|el|la|ese|esa)\b/;
/** `plus a one time 650 for the truck wrap` */
const onceBefore =
  /\b(?:once|one[- ]time|one[- ]?off|una vez|unico|unica)(?: \w+)? ?\$? ?$|\b(?:plus|and|mas|y) an? \$? ?$/;
/** `plus the $1,200 one-time photo shoot` */
const once = /^[^.?;]{0,30}\b(?:once|one[- ]time|one ?off|una (?:sola )?vez|unica vez)\b/;

const addsBefore =
  /(?:\b(?:plus|add(?:ing|ed)?|mas|agreg\w+|sumo|sumando|on top of|aparte de|ademas de|(?:with|and) (?:my|our)|(?:con|y) mis?)|\+)(?: (?:my|our|the|a|an|that|another|about|like|one[- ]time|one[- ]?off|one|time|mis|los|las|un|una|unos|otros))* ?\$? ?$/;
const addsAfter = /^[^.?;]{0,40}\b(?:on top|aparte)\b(?! of (?:your|the) (?:price|plan))/;
