import { monthlyPrice } from '../../app/facts/prices.ts';
import { freelancer } from '../../app/facts/site.ts';
import { type Case, type Fact, promises, type QuestionSet } from './cases.ts';

/** Asks the assistant. @param before the visitor's question before this one. */
export type Ask = (question: string, before?: string) => Promise<string>;

/** Number of questions asked, and of right answers. */
export interface Score {
  right: number;
  asked: number;
}

export interface Result {
  kinds: ReadonlyMap<string, Score>;
  all: Score;
  /** Number of amounts in answers that the site doesn't state. */
  wrongPrices: number;
  /** Every wrong answer with its faults, as Markdown. */
  wrong: readonly string[];
}

/** Asks every question of a set and scores the answers. */
export async function score(ask: Ask, set: QuestionSet): Promise<Result> {
  const kinds = new Map<string, Score>();
  const all = { right: 0, asked: 0 };
  let wrongPrices = 0;
  const wrong: string[] = [];
  for (const [kind, cases] of Object.entries(set)) {
    const ofKind = { right: 0, asked: 0 };
    kinds.set(kind, ofKind);
    for (const one of cases) {
      for (const question of one.questions) {
        const response = await ask(question, one.before);
        const { faults, amounts } = judge(response, one);
        wrongPrices += amounts.length;
        const right = faults.length === 0 ? 1 : 0;
        for (const total of [ofKind, all]) {
          total.asked += 1;
          total.right += right;
        }
        if (!right) wrong.push(`- ${kind}: ${question}\n  ${faults.join('; ')}\n  > ${response}`);
      }
    }
  }
  return { kinds, all, wrongPrices, wrong };
}

/** Amounts of money that the site states. */
const statedAmounts = new Set<number>([
  ...Object.values(monthlyPrice),
  freelancer.monthlyFrom,
  freelancer.exampleMonthly,
  freelancer.savingPerYear,
]);

/** Finds the faults of an answer. `amounts` are the amounts that the site doesn't state. */
function judge(
  response: string,
  { must = [], mustNot = [] }: Case,
): { faults: string[]; amounts: number[] } {
  const missing = must.filter((fact) => ![fact].flat().some((one) => contains(response, one)));
  const forbidden = [...mustNot, ...promises].filter((fact) => contains(response, fact));
  const amounts = amountsIn(response).filter((amount) => !statedAmounts.has(amount));
  return {
    faults: [
      ...missing.map((fact) => `lacks ${[fact].flat().join(' or ')}`),
      ...forbidden.map((fact) => `contains ${fact}`),
      ...amounts.map((amount) => `states $${amount}`),
    ],
    amounts,
  };
}

function contains(response: string, fact: Fact): boolean {
  return typeof fact === 'string'
    ? response.toLowerCase().includes(fact.toLowerCase())
    : fact.test(response);
}

function amountsIn(response: string): number[] {
  return [
    ...response.matchAll(/\$\s?([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?) ?(?:dollars|USD|dólares)/g),
  ].map(([, before, after]) => Number((before ?? after ?? '').replaceAll(',', '')));
}
