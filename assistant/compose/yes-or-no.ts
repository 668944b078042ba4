import { hours } from '../../app/facts/site.ts';
import { type Fact, factLabel } from '../facts/fact.ts';
import { numbersIn } from '../model/check-numbers.server.ts';
import { numeral, valueOfNumeral } from '../sums/numbers.ts';
import { phoneIn } from '../understand/phone-number.ts';
import { hourIn } from '../understand/time-question.ts';
import { deniesRate } from './rates.ts';

/**
 * The answer to a yes-or-no question by a fact; undefined if the fact doesn't decide it.
 * @param isOpposite whether it asks the opposite of what the fact says; by the fact's expressions if unknown.
 */
export function yesOrNo(fact: Fact, question: string, isOpposite?: boolean): boolean | undefined {
  // `is 703 555 0124 the number to dial you`
  const phone = fact.id === 'phone.number' && phoneIn(question, '')?.value;
  if (phone) return digitsIn(fact.en).includes(digitsIn(phone));
  if (fact.id.startsWith('prices.') && thanThat.test(question)) return undefined;
  const text = question.replaceAll('·', '.');
  const statesDays = /^(?:trial|guarantee)\./.test(fact.id);
  const figures = numbersIn(statesDays ? inDays(text) : text).filter(({ unit }) => unit !== '');
  const stated = numbersIn(fact.en);
  // `I changed my mind after 20 days, do I get it back`
  if (fact.id.startsWith('guarantee.') && asksBack.test(question) && figures.length > 0)
    return figures.every(({ value, unit }) =>
      stated.some((one) => one.unit === unit && Number(value) <= Number(one.value)),
    );
  const isEnough = atLeast.test(question);
  const other = figures.some(
    ({ value, unit }) =>
      !(
        isEnough && stated.some((one) => one.unit === unit && Number(one.value) >= Number(value))
      ) &&
      stated.some((one) => one.unit === unit) &&
      !stated.some((one) => one.unit === unit && one.value === value),
  );
  if (fact.yes === undefined && admits.test(fact.en)) return undefined;
  if (other || deniesPrice(fact, question) || deniesRate(fact, question)) return false;
  if (isNotEverywhere(fact, question)) return false;
  if (isEnough && figures.length > 0) return true;
  if (
    fact.yes !== false &&
    figures.length > 0 &&
    figures.every(({ value, unit }) =>
      stated.some((one) => one.unit === unit && one.value === value),
    )
  )
    return true;
  if (fact.id.startsWith('hours.')) {
    const atHour = hourIn(question);
    if (atHour !== undefined) return atHour >= hours.office.opens && atHour < hours.office.closes;
  }
  const asked = question.replace(orExtra, '');
  // `is the website included, with nothing more to pay?`
  if (fact.yes && isIncluded.test(fact.en) && asksIncluded.test(asked)) return true;
  if (isOpposite !== undefined) return isOpposite !== (fact.yes ?? true);
  if (fact.yes === undefined) return undefined;
  // `is the dashboard extra`: it is included.
  if (fact.yes && isIncluded.test(fact.en) && asksExtra.test(asked)) return false;
  return fact.opposite?.test(asked) ? !fact.yes : fact.yes;
}

/** `is one Dominate cheaper than that`: a price alone doesn't tell. */
const thanThat = /\b(?:than|que) (?:that|it|this|those|them|eso|esos)\b/;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** `is that enough for 2 networks`: more is enough too. */
const atLeast = /\b(enough|at least(?= [^.,;])|cover\w*|suffic\w+|alcanzan?|basta\w*|suficiente)\b/;
/** Facts that say what we don't know. */
const admits = /^I don’t know|the site doesn’t say/i;
/** `do you run the ads or is that extra`, `is it in the 297 or extra`: the first half is asked. */
const orExtra =
  /\b(?:or|o) (?:(?:is|are|es|son|va) .*|(?:an? )?(?:extra|separate(?:ly)?|additional|aparte|adicional)\W*)$/;
/** `they give my money back`, and not `the money-back guarantee`. */
const asksBack =
  /^(?!.*\b(?:guarantee\w*|garantia)\b).*\b(?:refund\w*|(?:get|give|have) .{0,20}back|devuelv\w+|reembols\w+|regres\w+)\b/;

const asksIncluded =
  /^(?!.*\b(?:not|no|never|isn'?t|doesn'?t|aren'?t|extra|separate\w*|without|sin|aparte)\b).*\b(?:included?|includes|incluid[oa]s?|incluyen?)\b/;
const isIncluded = /\b(includes?|comes? with)\b/;
const asksExtra =
  /\b(is|are|be|cost|costs|es|son|va|cuesta|cobran?|pay|charge) (?:(?!no\b|without\b|sin\b)\S+ ){0,4}(extra|separate(ly)?|additional|more|aparte|adicional)\b/;

/** Days of a period as visitors count them. */
const daysIn: Readonly<Record<string, number>> = { week: 7, semana: 7, month: 30, mes: 30 };
const weeksOrMonths = new RegExp(
  `\\b${numeral} (?:full |whole |entire )?(week|month|semana|mes)(?:e?s)?\\b`,
  'g',
);

/** A question with its weeks and months in days: `a full month`, `two weeks`. */
export const inDays = (question: string): string =>
  question.replace(
    weeksOrMonths,
    (_, count: string, period: string) => `${valueOfNumeral(count) * (daysIn[period] ?? 0)} days`,
  );

/** `Pro costs 300, right?`: an amount more than 5% off the price, with or without its unit. */
function deniesPrice({ id, en }: Fact, question: string): boolean {
  if (!id.startsWith('prices.')) return false;
  const prices = numbersIn(en).map(({ value }) => Number(value));
  if (prices.length === 0) return false;
  return [
    ...question.matchAll(/(?<![\d·])\d{2,5}(?![\d·%]| ?(?:posts?|blogs?|keywords?|days?))/g),
  ].some(([amount]) => !prices.some((price) => Math.abs(price - Number(amount)) <= 0.05 * price));
}

/** `is phone support on every plan`: it comes with some of them. */
function isNotEverywhere(fact: Fact, question: string): boolean {
  return (
    factLabel(fact).endsWith('plans') &&
    fact.about !== undefined &&
    /\b(every|(?<!at )all|each|todos|cada|cualquier)\b.{0,14}\b(plans?|tiers?|packages?|planes|everyone|everybody)\b|\b(everyone|everybody|para todos|con todos)\b/.test(
      question,
    )
  );
}
