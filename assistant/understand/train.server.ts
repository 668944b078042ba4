import { TopicClassifier, trainTopics } from './classifier.server.ts';
import { trainComplaints } from './complaint.server.ts';
import type { TrainedModel } from './model-file.server.ts';
import { indexExamples } from './nearest.server.ts';
import {
  type Example,
  readComplaintExamples,
  readExamples,
  readFactExamples,
} from './training-data.server.ts';

/** Trains everything from its examples. @param isChosen which of the examples of topics and facts. */
export function trainModel(
  isChosen: (one: Example, index: number) => boolean = () => true,
): TrainedModel {
  const examples = readComplaintExamples();
  const topics = trainTopics(readExamples().filter(isChosen), [
    ...examples.complaints,
    ...examples.nearMisses,
  ]);
  return {
    topics,
    complaints: trainComplaints(examples),
    examples: indexExamples(readFactExamples().filter(isChosen), new TopicClassifier(topics)),
  };
}
