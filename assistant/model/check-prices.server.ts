import { marketingName, signupName, structuredDataName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { freelancer } from '../../app/facts/site.ts';

const planNames = planIds.flatMap((plan) =>
  [signupName[plan], marketingName[plan], structuredDataName[plan]].map(
    (name): [string, PlanId] => [name.toLowerCase(), plan],
  ),
);
const planPattern = new RegExp(`\\b(${planNames.map(([name]) => name).join('|')})\\b`, 'g');
const planOf = new Map(planNames);
const planPrices = new Map(planIds.map((plan) => [monthlyPrice[plan], plan]));
const otherAmounts = new Set<number>([
  freelancer.monthlyFrom,
  freelancer.exampleMonthly,
  freelancer.savingPerYear,
]);

/** Words that change the meaning of the price next to them. */
const changed =
  /\b(not|never|was|were|formerly|normally|usually|reduced|instead|down|until|today|limited|only|except|off|minus|less|plus|extra|first|lifetime|one-time|descuento|antes|solo|no cuesta)\b/;
/** Periods and units that a plan's monthly price is never for. */
const otherPeriod =
  /^\s*(dollars|bucks|usd|d[oó]lares)?\s*(\/|a|an|per|each|every|for (a|an|each|every|the)|al|por|cada)?\s*(whole |full )?(year|annum|annually|yearly|week|weekly|day|daily|hour|hourly|quarter|post|seat|user|lead|keyword|once|año|semana|día|hora)/;

/** Whether a text gives a plan a wrong price, or a price another meaning. */
export function contradictsPrices(text: string): boolean {
  let last: PlanId | undefined;
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .split(/(?<!\d)[.](?!\d)|[.](?=\s|$)|[!?\n;]/)
    .some((sentence) => {
      const wrong = sentenceIsWrong(sentence, last);
      last = [...sentence.matchAll(planPattern)].map(([name]) => planOf.get(name)).at(-1) ?? last;
      return wrong;
    });
}

function sentenceIsWrong(sentence: string, before: PlanId | undefined): boolean {
  const amounts = [
    ...sentence.matchAll(/\$ ?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?(?:dollars|bucks|usd|d[oó]lares)/g),
  ];
  if (/[€£¥]/.test(sentence)) return true;
  if (amounts.length === 0) return false;
  if (changed.test(sentence)) return true;
  const plans = [...sentence.matchAll(planPattern)];
  const inOrder =
    plans.length === amounts.length && plans.every(({ index }) => index < (amounts[0]?.index ?? 0));
  return amounts.some((amount, place) => {
    const value = Number(amount[1] ?? amount[2]);
    const after = sentence.slice(amount.index + amount[0].length);
    if (otherAmounts.has(value)) return !/freelanc|sav|independiente|ahorr|bill/.test(sentence);
    if (otherPeriod.test(after)) return true;
    const meant = inOrder ? plans[place] : plans.findLast(({ index }) => index < amount.index);
    const plan = planOf.get(meant?.[0] ?? '') ?? impliedPlan(sentence, before);
    return plan === undefined || planPrices.get(value) !== plan;
  });
}

/** The plan that a price without a plan's name belongs to. */
function impliedPlan(sentence: string, before: PlanId | undefined): PlanId | undefined {
  if (/\b(from|start\w*|cheapest|lowest|least|desde)\b/.test(sentence)) return planIds[0];
  if (/\b(up to|largest|most|hasta)\b/.test(sentence)) return planIds.at(-1);
  return before;
}
