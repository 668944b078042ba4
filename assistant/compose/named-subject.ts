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

/** Subjects that answer like another one in a conversation. */
const likeSubject: Readonly<Record<string, string>> = {
  store: 'website',
  platforms: 'social',
  photos: 'social',
  contract: 'cancel',
  setup: 'start',
  leads: 'results',
  savings: 'prices',
  fees: 'prices',
  locations: 'plans',
  payment: 'prices',
  phone: 'person',
  email: 'person',
  hours: 'person',
  response: 'person',
  call: 'person',
  chat: 'person',
  content: 'control',
  testimonials: 'reviews',
  cookies: 'privacy',
};

/** Whether two subjects are one, or one answers like the other. */
export const isLike = (one: string, other: string | undefined): boolean =>
  one === other || likeSubject[one] === other || likeSubject[other ?? ''] === one;
