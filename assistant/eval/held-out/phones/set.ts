import type { QuestionSet } from '../../case.ts';
import { misspelled, rambling } from './messy.ts';
import { attacks, outOfScope, spanish } from './others.ts';
import { plain } from './plain.ts';

/** Asked on a phone, standing in a shop. */
export const onPhones: QuestionSet = {
  plain,
  misspelled,
  rambling,
  spanish,
  'out-of-scope': outOfScope,
  attack: attacks,
};
