import { trainAspects } from './aspects.server.ts';
import { trainMessages } from './classifier.server.ts';
import { trainComplaints } from './complaint.server.ts';
import type { TrainedModel } from './model-file.server.ts';
import {
  type Example,
  noFact,
  readAspectExamples,
  readComplaintExamples,
  readExamples,
  readFactsAskedFor,
  readListedExamples,
  readTurnExamples,
  readYesNoExamples,
} from './training-data.server.ts';

const asksForFact = ({ label }: Example) => label !== noFact;

/** Trains everything from its examples. @param isChosen which of them. */
export function trainModel(
  isChosen: (one: Example, index: number) => boolean = () => true,
): TrainedModel {
  const { complaints, nearMisses, others } = readComplaintExamples();
  const chosen = (texts: readonly string[], label: string) =>
    texts.filter((text, index) => isChosen({ text, label }, index));
  const aspects = readAspectExamples();
  const turns = readTurnExamples();
  return {
    messages: trainMessages({
      topics: readExamples().filter(isChosen),
      facts: readFactsAskedFor().filter(isChosen),
      turns: turns.filter(isChosen),
      listed: readListedExamples().filter(isChosen),
      yesNo: readYesNoExamples().filter(isChosen),
      others: [...complaints, ...nearMisses, ...[...aspects, ...turns].map(({ text }) => text)],
    }),
    complaints: trainComplaints({
      complaints: chosen(complaints, 'complaint'),
      nearMisses: chosen(nearMisses, 'none'),
      // `and the middle one?` is none either, nor what asks for a fact after an answer.
      others: chosen(
        [...others, ...[...aspects, ...turns.filter(asksForFact)].map(({ text }) => text)],
        'none',
      ),
    }),
    aspects: trainAspects(aspects.filter(isChosen), chosen(others, 'none')),
  };
}
