import type { PlanId } from '../../app/facts/prices.ts';
import type { PlacePlan } from '../understand/place-plans.ts';
import type { Bill, Frame } from './frame.ts';

/** A computed answer: a sentence with the amount and its terms, in two languages. */
export interface Sum {
  en: string;
  es: string;
  /** Amounts in the sentences that are not prices of the site, in dollars. */
  amounts: readonly number[];
  /** Whether a plan costs less than the visitor pays now, for questions that ask just that. */
  saves?: boolean;
  /** Whether an amount in the question is no claim about the sum: it is a budget, or what a sale brings. */
  noClaim?: true;
  /** The answer to a question for yes or no, if the sum itself decides it. */
  yes?: boolean;
}

/** Several locations with a plan, some of which have another one. */
export interface PlansByPlace {
  /** How many locations. */
  count: number;
  /** The plan of those that have no other. */
  plan: PlanId;
  others: readonly PlacePlan[];
}

/** What a visitor can spend. */
export interface Budget {
  amount: number;
  per: 'month' | 'year';
  /** How a monthly amount follows from a weekly or daily one: `52 × $40 ÷ 12`. */
  terms?: string;
}

/** Quantities that a visitor states, for the sums that come after. */
export interface Quantities {
  /** How many locations or plans. */
  count?: number;
  budget?: Budget;
  /** What one sale brings them, in dollars. */
  perSale?: number;
  /** What was said of the day on which the trial began, folded. */
  trialStart?: string;
}

/** What the conversation adds to a question that asks for a sum. */
export interface SumContext extends Quantities {
  /** Plans that the question or the conversation names. */
  plans: readonly PlanId[];
  /** The visitor's own bill, if the conversation names it. */
  bill?: Bill | undefined;
  /** The moment of the question, epoch milliseconds. */
  now: number;
  /** The visitor's message before, folded. */
  lastQuestion?: string | undefined;
  /** Whether the conversation is about prices. */
  aboutPrice: boolean;
  /** Whether the conversation is about the trial. */
  aboutTrial?: boolean;
  /** What the reply before counted: `in a year?` then asks for a number of them. */
  aboutContents?: 'blog' | 'social' | undefined;
  /** The first amount of the reply before, with its period in the reply's language: `half of that`. */
  lastResult?: { amount: number; terms: string; time: string } | undefined;
  /** Whether the reply before computed an amount. */
  afterSum?: boolean;
  /** Whether the reply before counted the sales that pay for a plan. */
  afterPayback?: boolean;
  /** What the question says of a sum, with the sum before it. */
  frame?: Frame | undefined;
  /** Whether the frame was read as it was learned what is asked. */
  asked?: boolean;
}
