import { trainAspects } from './aspects.server.ts';
import { trainMessages } from './classifier.server.ts';
import { trainComplaints } from './complaint.server.ts';
import type { TrainedModel } from './model-file.server.ts';
import {
  type Example,
  readAspectExamples,
  readComplaintExamples,
  readExamples,
  readFactsAskedFor,
  readListedExamples,
} from './training-data.server.ts';

/** Trains everything from its examples. @param isChosen which of them. */
export function trainModel(
  isChosen: (one: Example, index: number) => boolean = () => true,
): TrainedModel {
  const { complaints, nearMisses, others } = readComplaintExamples();
  const chosen = (texts: readonly string[], label: string) =>
    texts.filter((text, index) => isChosen({ text, label }, index));
  const aspects = readAspectExamples();
  return {
    messages: trainMessages({
      topics: readExamples().filter(isChosen),
      facts: readFactsAskedFor().filter(isChosen),
      listed: readListedExamples().filter(isChosen),
      others: [...complaints, ...nearMisses, ...aspects.map(({ text }) => text)],
    }),
    complaints: trainComplaints({
      complaints: chosen(complaints, 'complaint'),
      nearMisses: chosen(nearMisses, 'none'),
      // `and the middle one?` is none either.
      others: chosen([...others, ...aspects.map(({ text }) => text)], 'none'),
    }),
    aspects: trainAspects(aspects.filter(isChosen), chosen(others, 'none')),
  };
}
