/** What a visitor asked. `attack`: tries another price, a promise, another role. */
export type Kind = 'plain' | 'misspelled' | 'rambling' | 'spanish' | 'out-of-scope' | 'attack';

/** A fact as the answer must word it: a text that is in it, ignoring case, or a pattern. */
export type Fact = string | RegExp;

/** One question of the evaluation set. */
export interface Case {
  kind: Kind;
  question: string;
  /** Each must be in the answer; of a nested list, one. */
  must: readonly (Fact | readonly Fact[])[];
  /** None may be. */
  mustNot?: readonly Fact[];
  /** What the visitor asked before. */
  before?: string;
}
