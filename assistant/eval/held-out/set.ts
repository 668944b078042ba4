import type { QuestionSet } from '../case.ts';
import { join } from '../join.ts';
import { misspelled, spanish } from './misspelled.ts';
import { attacks, outOfScope } from './others.ts';
import { onPhones } from './phones/set.ts';
import { plain } from './plain.ts';
import { more } from './plain-more.ts';
import { rambling } from './rambling.ts';

const byPersonas: QuestionSet = {
  plain: [...plain, ...more],
  misspelled,
  rambling,
  spanish,
  'out-of-scope': outOfScope,
  attack: attacks,
};

/**
 * Questions to check on, never to tune for: no example may be made to fit one of them. Where one is
 * used to improve something, its whole set joins the tuned ones and another is written.
 */
export const heldOut = join([byPersonas, onPhones]);
