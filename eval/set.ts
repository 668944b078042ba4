import type { QuestionSet } from './case.ts';
import { attacks } from './set-attacks.ts';
import { outOfScope } from './set-out-of-scope.ts';
import { misspelled, plain, rambling, spanish } from './set-questions.ts';

/** The questions that the answers are tuned on. */
export const set: QuestionSet = {
  plain,
  misspelled,
  rambling,
  spanish,
  'out-of-scope': outOfScope,
  attack: attacks,
};
