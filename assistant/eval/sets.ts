import { mergeSets, type QuestionSet } from './cases.ts';
import * as firstAttacks from './first/attacks.ts';
import { earlyHeldOut } from './first/early-held-out.ts';
import * as firstOutOfScope from './first/out-of-scope.ts';
import { paraphrases } from './first/paraphrases.ts';
import * as first from './first/questions.ts';
import * as heldOutMisspelled from './held-out/misspelled.ts';
import * as heldOutOthers from './held-out/others.ts';
import * as phoneMessy from './held-out/phones/messy.ts';
import * as phoneOthers from './held-out/phones/others.ts';
import * as phonePlain from './held-out/phones/plain.ts';
import * as heldOutPlain from './held-out/plain.ts';
import * as heldOutMore from './held-out/plain-more.ts';
import * as heldOutRambling from './held-out/rambling.ts';
import * as secondMisspelled from './second/misspelled.ts';
import * as secondOthers from './second/others.ts';
import * as secondPlain from './second/plain.ts';
import * as secondRambling from './second/rambling.ts';
import * as thirdMisspelled from './third/misspelled.ts';
import * as thirdOthers from './third/others.ts';
import * as thirdPlain from './third/plain.ts';
import * as thirdRambling from './third/rambling.ts';

/** The questions of files that are named by kind. */
type Files = Pick<QuestionSet, 'plain' | 'misspelled' | 'rambling' | 'spanish'> & {
  outOfScope: QuestionSet['out-of-scope'];
  attacks: QuestionSet['attack'];
};

function setOf({ plain, misspelled, rambling, spanish, outOfScope, attacks }: Files): QuestionSet {
  return { plain, misspelled, rambling, spanish, 'out-of-scope': outOfScope, attack: attacks };
}

/** 93.9% right before its questions were read, 98% after the examples that they led to. */
const second = setOf({
  ...secondPlain,
  ...secondMisspelled,
  ...secondRambling,
  ...secondOthers,
});

/** 93.3% right before its questions were read. */
const third = setOf({ ...thirdPlain, ...thirdMisspelled, ...thirdRambling, ...thirdOthers });

/** The questions that the answers are tuned on; most of them are training examples too. */
export const tunedSet = mergeSets([
  setOf({ ...first, ...firstOutOfScope, ...firstAttacks }),
  paraphrases,
  earlyHeldOut,
  second,
  third,
]);

const byPersonas = setOf({
  ...heldOutPlain,
  plain: [...heldOutPlain.plain, ...heldOutMore.more],
  ...heldOutMisspelled,
  ...heldOutRambling,
  ...heldOutOthers,
});

/** Asked on a phone, standing in a shop. */
const onPhones = setOf({ ...phonePlain, ...phoneMessy, ...phoneOthers });

/**
 * Questions to measure with, never to tune on: no example may be written to fit one of them. When one
 * is used to improve an answer, its whole set joins the tuned set and a new one is written.
 */
export const heldOutSet = mergeSets([byPersonas, onPhones]);
