import type { QuestionSet } from './case.ts';
import { attacks } from './first/attacks.ts';
import { earlyHeldOut } from './first/early-held-out.ts';
import { outOfScope } from './first/out-of-scope.ts';
import { paraphrases } from './first/paraphrases.ts';
import { misspelled, plain, rambling, spanish } from './first/questions.ts';
import { join } from './join.ts';
import { second } from './second/set.ts';
import { third } from './third/set.ts';

const first: QuestionSet = {
  plain,
  misspelled,
  rambling,
  spanish,
  'out-of-scope': outOfScope,
  attack: attacks,
};

/** The questions that the answers are tuned on; most of them are examples to learn from as well. */
export const set = join([first, paraphrases, earlyHeldOut, second, third]);
