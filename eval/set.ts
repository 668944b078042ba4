import type { QuestionSet } from './case.ts';
import { attacks } from './set-attacks.ts';
import { outOfScope } from './set-out-of-scope.ts';
import { paraphrases } from './set-paraphrases.ts';
import { misspelled, plain, rambling, spanish } from './set-questions.ts';

/** The questions that the answers are tuned on. */
export const set: QuestionSet = {
  plain: [...plain, ...paraphrases.plain],
  misspelled: [...misspelled, ...paraphrases.misspelled],
  rambling: [...rambling, ...paraphrases.rambling],
  spanish: [...spanish, ...paraphrases.spanish],
  'out-of-scope': [...outOfScope, ...paraphrases['out-of-scope']],
  attack: [...attacks, ...paraphrases.attack],
};
