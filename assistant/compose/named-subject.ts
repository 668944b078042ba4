import { subjectOf } from '../state.ts';
import type { Knowledge } from './answer.ts';

/** Probability of its topic from which a text names a subject. */
const minProbability = 0.5;

/** The subject that a text names on its own: `the website` in `and the website?` */
export function subjectNamed(
  folded: string,
  { classifier, facts }: Pick<Knowledge, 'classifier' | 'facts'>,
): string | undefined {
  const [top] = classifier.classify(folded);
  if (!top || top.probability < minProbability) return undefined;
  const fact = facts.find(({ subjects: [first] }) => first === top.label);
  return fact && subjectOf(fact);
}
