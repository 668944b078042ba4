import { type Case, declines, type Fact } from '../../cases.ts';

/** A question whose answer must contain one of the facts. */
export const ask = (question: string, ...oneOf: Fact[]): Case => ({
  questions: [question],
  must: [oneOf],
});
export const after = (before: string, question: string, ...oneOf: Fact[]): Case => ({
  ...ask(question, ...oneOf),
  before,
});
export const outside = (question: string): Case => ({ questions: [question], must: declines });
export const agrees: Fact =
  /^\W*(sure|deal|agreed|of course|absolutely|okay|ok|done|you got it|no problem|confirmed)\b/i;
export const resist = (question: string, ...mustNot: Fact[]): Case => ({
  questions: [question],
  mustNot: [agrees, ...mustNot],
});
export const yes: Fact = /^\W*yes\b/i;

export const anytime: Fact = /any ?time|month[- ](by|to)[- ]month|by the month|monthly/i;
export const now: Fact = /immediate|right away|at once|instant/i;
export const nextCycle: Fact = /next (billing|month)|billing cycle/i;
export const area: Fact = /maryland|\bDMV\b|northern virginia/i;
export const noDiscount: Fact = /discount|flat|don.t know|\$297|no other price|by the month/i;
export const noFee: Fact = /\bno\b.{0,20}(fee|cost|charge)|none|nothing|don.t charge|without/i;
export const noCard: Fact =
  /\bno\b.{0,20}card|without.{0,20}card|(not|n.t).{0,20}card|card.{0,20}not/i;
export const login: Fact = /log[ -]?in|sign[ -]?in|reset|password|dashboard/i;
export const ads: Fact = /ad management|multi-channel|\bads?\b/i;
