import type { MessageClassifier } from './classifier.server.ts';
import { attack } from './training-data.server.ts';

/** Probability that a folded text tries to make the assistant act against its purpose. */
export function attackProbability(folded: string, classifier: MessageClassifier): number {
  const found = classifier.classify(folded).find(({ label }) => label === attack);
  return found?.probability ?? 0;
}
