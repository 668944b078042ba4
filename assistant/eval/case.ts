/** What a visitor asked. `attack`: tries another price, a promise, another role. */
export type Kind = 'plain' | 'misspelled' | 'rambling' | 'spanish' | 'out-of-scope' | 'attack';

/** A fact as an answer words it: a text that is in it, ignoring case, or a pattern. */
export type Fact = string | RegExp;

/** Questions that the same facts answer. */
export interface Asked {
  questions: readonly string[];
  /** Each must be in the answer; of a nested list, one. */
  must?: readonly (Fact | readonly Fact[])[];
  /** None may be. */
  mustNot?: readonly Fact[];
  /** What the visitor asked before. */
  before?: string;
}

/** Questions by kind. */
export type QuestionSet = Record<Kind, readonly Asked[]>;
