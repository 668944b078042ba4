import type { PlanId } from '../../app/facts/prices.ts';

/** How often an amount is paid. */
export type Per = 'day' | 'week' | 'two weeks' | 'half month' | 'month' | 'quarter' | 'year';

/** What the visitor pays somebody else. */
export interface Bill {
  /** Dollars a month. */
  amount: number;
  /** How it follows from what the visitor said, if that was no monthly amount: `$200 × 52 ÷ 12`. */
  terms?: string | undefined;
  /** Dollars a year, if twelve times the rounded amount a month isn't exactly that. */
  year?: number;
  /** The terms of that: `52 × $200`. */
  yearTerms?: string;
  /** Its parts with the words next to them, if it has several. */
  parts?: readonly { bill: Bill; label: string }[];
  /** Dollars that are paid only once. */
  once?: number;
  /** Of an amount by the piece or the hour: how many, and whether that is a week. */
  pieces?: { count: number; price: number; isWeek: boolean };
}

/** What a sum may be asked for. */
export const asks = [
  'price',
  /** One plan against another. */
  'compare',
  /** A plan against the bill. */
  'save',
  /** A plan beside the bill that the visitor goes on paying. */
  'beside',
  /** What a budget leaves. */
  'left',
  /** Which plan a budget is enough for. */
  'fits',
  /** How many months of a plan a budget pays for. */
  'months',
  /** How many sales pay for a plan. */
  'units',
  /** What some sales leave after a plan. */
  'profit',
  /** How many posts a plan has over some time. */
  'contents',
  /** What one post, keyword or hour comes to. */
  'unit-price',
  /** What each of several people pays. */
  'split',
  'percent',
  /** How many times as much. */
  'ratio',
  /** Days left of the trial or the guarantee, or their dates. */
  'trial',
  /** What was paid so far, or will be until a date. */
  'paid',
  /** Arithmetic with the last amount, or with bare numbers. */
  'part',
] as const;

export type Ask = (typeof asks)[number];

/** A plan with the number of its locations or of its months. */
export interface Item {
  plan: PlanId;
  times?: number;
  months?: number;
  /** It has what the others leave of the whole. */
  isRest?: true;
}

/** A part of a month that a price is converted to. */
export type Rate = 'hour' | 'day' | 'week' | 'two weeks';

/** An amount that a visitor can spend. */
export interface Money {
  value: number;
  /** Undefined if it is to last for all of the time that is asked about. */
  per?: Per | undefined;
  /** How it follows from other amounts. */
  terms?: string | undefined;
}

/** What one sale brings, and how many of them. */
export interface Sale {
  value: number;
  terms?: string | undefined;
  count?: number | undefined;
  thing?: string | undefined;
}

/** All that a sum is computed from. A message that goes on with a sum changes some of it. */
export interface Frame {
  ask: Ask;
  /** Plans that were named; none if the conversation tells them. */
  plans: readonly PlanId[];
  /** Plans by location, or one after the other. */
  items?: readonly Item[] | undefined;
  /** Months that are paid; a month if undefined. */
  months?: number | undefined;
  rate?: Rate | undefined;
  /** Days or weeks in a month, if the visitor says how many; the default is 365 or 52 a year. */
  perMonth?: number | undefined;
  /** A month is asked for, also of a budget a year. */
  inMonths?: boolean | undefined;
  /** Locations that each have the plan. */
  count?: number | undefined;
  /** The price of one of them is asked for. */
  isEach?: boolean | undefined;
  /** How many share the price. */
  ways?: number | undefined;
  /** The shares of two in percent. */
  weights?: readonly [number, number] | undefined;
  /** The plan that the others are compared with. */
  rival?: PlanId | undefined;
  /** Its number, if it isn't that of the others: `vs just one Dominate`. */
  rivalCount?: number | undefined;
  bill?: Bill | undefined;
  /** What the visitor goes on paying of it beside a plan. */
  kept?: Bill | undefined;
  budget?: Money | undefined;
  /** Dollars that other spending takes from the budget. */
  spent?: readonly number[] | undefined;
  sale?: Sale | undefined;
  contents?: 'blog' | 'social' | undefined;
  /** An amount of which the price is a part. */
  income?: Money | undefined;
  /** A reply only stated the price of its plan. */
  isStated?: true;
}

/** Whether a frame has what a price alone has not. */
export const hasSlots = ({ items, months, count, ways, weights }: Frame): boolean =>
  [items, months, count, ways, weights].some(Boolean);
