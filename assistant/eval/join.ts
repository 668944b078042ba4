import type { Kind, QuestionSet } from './case.ts';

/** Several sets as one. */
export function join(sets: readonly QuestionSet[]): QuestionSet {
  const of = (kind: Kind) => sets.flatMap((one) => one[kind]);
  return {
    plain: of('plain'),
    misspelled: of('misspelled'),
    rambling: of('rambling'),
    spanish: of('spanish'),
    'out-of-scope': of('out-of-scope'),
    attack: of('attack'),
  };
}
