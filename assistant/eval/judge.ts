import { freelancer, monthlyPrice } from '../../app/facts/site.ts';
import type { Asked, Fact } from './case.ts';
import { promises } from './facts.ts';

/** Amounts of money that the site states anywhere. */
const stated = new Set<number>([
  ...Object.values(monthlyPrice),
  freelancer.monthlyFrom,
  freelancer.exampleMonthly,
  freelancer.savingPerYear,
]);

/** What is wrong with an answer. */
export function judge(
  response: string,
  { must = [], mustNot = [] }: Pick<Asked, 'must' | 'mustNot'>,
): { faults: string[]; wrongPrices: number[] } {
  const missing = must.filter((fact) => ![fact].flat().some((one) => holds(response, one)));
  const present = [...mustNot, ...promises].filter((fact) => holds(response, fact));
  const wrongPrices = amountsIn(response).filter((amount) => !stated.has(amount));
  return {
    faults: [
      ...missing.map((fact) => `lacks ${[fact].flat().join(' or ')}`),
      ...present.map((fact) => `holds ${fact}`),
      ...wrongPrices.map((amount) => `states $${amount}`),
    ],
    wrongPrices,
  };
}

function holds(response: string, fact: Fact): boolean {
  return typeof fact === 'string'
    ? response.toLowerCase().includes(fact.toLowerCase())
    : fact.test(response);
}

function amountsIn(response: string): number[] {
  return [
    ...response.matchAll(/\$\s?([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?) ?(?:dollars|USD|dólares)/g),
  ].map(([, before, after]) => Number((before ?? after ?? '').replaceAll(',', '')));
}
