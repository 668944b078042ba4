import { flips, onlyDrops } from './continued-plans.ts';
import type { Reading } from './reading.ts';
import { onlyChangesSum } from './sum-words.ts';

/** Words up to which a message may change the sum before it. */
const most = 14;

/** Whether a folded message goes on with the sum of a frame: it names a part of one, and nothing else. */
export function goesOn(folded: string, told: Reading): boolean {
  if (sameWay.test(folded) || flips.test(folded) || onlyDrops.test(folded)) return true;
  // `keep the Google ads`, `plus 400 for Instagram`
  const isBeside = told.ask === 'beside' && (told.bill !== undefined || /\bkeep/.test(folded));
  if (!isBeside && isAboutElse(folded, told)) return false;
  if (onlyChangesSum(folded)) return true;
  const length = folded.split(' ').length;
  if (length > most) return false;
  // `what does Pro give me`
  return (
    changes(told) ||
    (names(told) && length <= mostOfPlan && !asks.test(folded.replace(opening, ' ')))
  );
}

/** Whether a message is about something else than the money, or has a telephone number. */
const isAboutElse = (folded: string, { contents, months, bill }: Reading): boolean =>
  isNumber.test(folded) ||
  asksElse.test(
    (contents && months ? folded.replace(contentWords, ' ') : folded).replace(ofIncome, ' '),
  ) ||
  // `I pay 60 per blog`
  (!(contents && months) && !bill?.pieces && contentWords.test(folded));

/** Whether a message that stands alone asks for a sum beyond doubt: it names a plan and all that is needed. */
export function isWhole(folded: string, told: Reading): boolean {
  const { plans, items, ask, bill, budget, sale, money } = told;
  const isBeaten = ask === 'save' && bill !== undefined;
  if (ask === 'beside') return bill !== undefined && plans.length === 1;
  // `I pay 950 for ads and SEO. Starter`
  if (bill && !ask && plans.length === 1 && endsInPlan.test(told.text)) return true;
  if (isAboutElse(folded, told) || (asksRules.test(folded) && !isBeaten)) return false;
  if (money) return false;
  // `3% of our 20k`
  if (budget?.terms)
    return ask === undefined || ask === 'fits' || (ask === 'left' && plans.length === 1);
  if (items) return true;
  if (plans.length !== 1) return plans.length === 2 && ask === 'compare' && hasTime(told);
  if (ask === 'left' || ask === 'months') return budget !== undefined;
  if (ask === 'units' || ask === 'profit') return sale !== undefined && !paysItself.test(folded);
  if (ask === 'save') return bill !== undefined;
  if (ask === 'fits') return budget !== undefined && isEnough.test(folded) && !howMany.test(folded);
  if (sale) return !ask && (sale.count ?? 0) > 1 && !bill && !budget && !paysItself.test(folded);
  return (
    (ask === undefined || ask === 'price') &&
    !bill &&
    !budget &&
    (hasSlots(told) || told.rate !== undefined)
  );
}

/** `with one job, is Pro paid for` */
const paysItself = /\b(?:pays? for itself|paid for|break ?even|se paga|ya (?:pago|cubro))\b/;
const isEnough = /\b(?:enough|fit|fits|alcanza|within|cover)\b/;
const howMany = /\b(?:how many|cuant[oa]s)\b/;
const endsInPlan = /[.,?;] ?(?:and |so |vs )?(?:the )?(?:starter|pro|dominate)\W*$/;
const hasTime = ({ months, rate, isMonth }: Reading) => isMonth || (months ?? rate) !== undefined;
/** Rules and troubles, which are no sums. */
const asksRules =
  /^(?:(?:and|so|ok|hi|hey|hello|y|but|pero|hola) )*(?:can|could|is|are|do|does|will|did|should|if|puedo|se puede|tienen|hay|es)\b|\b(?:not|never|yet|it do|walk me|nothing|nobody)\b/;
/** `3% of revenue is for ads` */
const ofIncome = /\d ?(?:%|percent) (?:of|de)\b/;
const contentWords = /\b(posts?|blogs?|articles?|publicaciones|articulos)\b/;
const mostOfPlan = 7;
/** `what if Pro starts in June` */
const opening = /\b(?:what|how) (?:about|if)\b|\bque tal\b/;
const asks = /\b(what|how|does|do|is|are|can|which|que|como|cual|tiene|es)\b/;
/** A part of a telephone number. */
const isNumber = /\b\d{3}[ -]?\d{4}\b/;

/** Whether a reading has anything that a sum is made of, beside plans and months. */
const changes = (told: Reading): boolean =>
  (told.ask !== undefined && told.ask !== 'price' && told.ask !== 'fits') ||
  told.numbers.some((value) => value > 1) ||
  hasSlots(told) ||
  [told.bill, told.budget, told.sale, told.money, told.rate, told.isEach].some(Boolean) ||
  told.isTogether ||
  told.item?.from !== undefined;

const names = (told: Reading): boolean => told.plans.length > 0 || told.isMonth;

/** Whether a frame has what a price alone has not. */
export const hasSlots = (
  one: Pick<Reading, 'items' | 'months' | 'count' | 'ways' | 'weights'>,
): boolean => [one.items, one.months, one.count, one.ways, one.weights].some(Boolean);

const sameWay =
  /\b(same (?:way|thing|deal|split)|lo mismo|igual|likewise)\b|\b(?:with|for|on|within|con) (?:that|this|ese) (?:sum|money|amount|budget|dinero|presupuesto)\b/;

/** Words of questions about something else than the money. */
const asksElse =
  /%|^list\b|\blog ?in\b|\baccess\b|\b(percent\w*|porcentaje|share of|reports?|informes?|keywords?|seo|ads? manage\w*|websites?|page|store builder|facebook|instagram|google|tik ?tok|linkedin|reviews?|your site|site says|cancel\w*|contract|commit\w*|refund\w*|guarantee|money.?back|trial|prueba|support|phone|call|email|text|chat|person|human|owner|manager|(?:not|n'?t|dont|does (?:it|that|starter|pro|dominate)) have|lacks?|missing|left out|includes?|included|incluye\w*|features?|comes? with|come with|difference in|what do(?:es)? (?:i|it|you|that) (?:get|do|include)|discounts?|coupon|deals?|deal|promo|descuento|tax|taxes|setup fee|(?:any|other|more|late) fees?|hidden|invoice|credit card|card|paypal|zelle|ach|check|sign ?up|signup|change plans?|ring|someone|somebody|give me|catch|how does|how do|why|who|where|(?:you|u|guys) open|hours|hablan|english|spanish|espanol|thanks|thank you|gracias|sorry|complain\w*|scam|results?|rank\w*|customers? will|more (?:customers|calls|leads)|palabras clave|publicaciones|articulos|redes|contrato|cancelar|reembolso|soporte|telefono|llam\w+|correo|por que|quien|donde|horario|tarjeta)\b/;
