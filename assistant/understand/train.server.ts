import { trainAspects } from './aspects.server.ts';
import { TopicClassifier, trainTopics } from './classifier.server.ts';
import { trainComplaints } from './complaint.server.ts';
import { trainListed } from './listed.server.ts';
import type { TrainedModel } from './model-file.server.ts';
import { indexExamples } from './nearest.server.ts';
import {
  type Example,
  readAspectExamples,
  readComplaintExamples,
  readExamples,
  readFactExamples,
  readListedExamples,
} from './training-data.server.ts';

/** Trains everything from its examples. @param isChosen which of them. */
export function trainModel(
  isChosen: (one: Example, index: number) => boolean = () => true,
): TrainedModel {
  const examples = readComplaintExamples();
  const chosen = (texts: readonly string[], label: string) =>
    texts.filter((text, index) => isChosen({ text, label }, index));
  const aspects = readAspectExamples();
  const topics = trainTopics(readExamples().filter(isChosen), [
    ...examples.complaints,
    ...examples.nearMisses,
    ...aspects.map(({ text }) => text),
  ]);
  const classifier = new TopicClassifier(topics);
  const { listed, unlisted, others } = readListedExamples();
  return {
    topics,
    listed: trainListed(
      {
        listed: chosen(listed, 'listed'),
        unlisted: chosen(unlisted, 'unlisted'),
        others: chosen(others, 'others'),
      },
      classifier,
    ),
    complaints: trainComplaints({
      complaints: chosen(examples.complaints, 'complaint'),
      nearMisses: chosen(examples.nearMisses, 'none'),
      others: chosen(examples.others, 'none'),
    }),
    aspects: trainAspects(aspects.filter(isChosen), chosen(examples.others, 'none')),
    examples: indexExamples(readFactExamples().filter(isChosen), classifier),
  };
}
