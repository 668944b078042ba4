import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerFile } from '../../lib/worker-file.ts';
import type { TrainedMessages } from './classifier.server.ts';
import { trainFamilySoftmax } from './family-softmax.server.ts';
import { countTexts, type Features, FeatureTable } from './feature-table.server.ts';
import {
  answerFeatures,
  contextFeatures,
  featuresOf,
  planFeatures,
  tradeFeatures,
} from './features.server.ts';
import { isGivenName, isSurname } from './known-names.server.ts';
import { fold, words } from './language.server.ts';
import { countLanguages } from './language-id.server.ts';
import type { TrainedNetwork } from './network.server.ts';
import { SpellChecker } from './spelling.server.ts';
import type { PackedExamples } from './train-network.server.ts';
import { type TrainingExample, trainSoftmax } from './train-softmax.server.ts';
import type { Example } from './training-data.server.ts';
import type { YesNoExample } from './yes-no-examples.server.ts';

/** Words with a capital inside a sentence: `Nguyen` in two examples is no word that visitors use. */
const names = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu;

/** Questions for facts in which a name must be to count as a word, such as `will` or `park`. */
const minAsWord = 3;

/**
 * Trains the classifier; the same examples always give the same weights.
 * @param others texts whose words visitors use as well.
 */
export async function trainMessages({
  topics,
  facts,
  turns = [],
  yesNo = [],
  trades = [],
  others = [],
}: {
  topics: readonly Example[];
  facts: readonly Example[];
  /** What visitors say after an answer. */
  turns?: readonly Example[];
  yesNo?: readonly YesNoExample[];
  trades?: readonly Example[];
  others?: readonly string[];
}): Promise<TrainedMessages> {
  const asked = [...facts, ...turns];
  const ofPlans = turns.filter(({ about }) => about);
  const all = [...topics.map(({ text }) => text), ...others];
  const counted = (texts: readonly string[]) =>
    countTexts(texts.map((text) => words(fold(text.replace(names, '')))));
  const inQuestions = counted(facts.flatMap(({ text, label }) => (label === 'none' ? [] : text)));
  const isOnlyName = (word: string) =>
    (isGivenName(word) || isSurname(word)) && (inQuestions.get(word) ?? 0) < minAsWord;
  const wordCounts = new Map([...counted(all)].filter(([word]) => !isOnlyName(word)));
  const spellChecker = new SpellChecker(wordCounts);
  const known = new Map<string, Features>();
  const featuresIn = (text: string) =>
    known.getOrInsertComputed(text, (one) => featuresOf(one, spellChecker));
  const features = FeatureTable.ofTexts([
    ...topics.map(({ text }) => featuresIn(text)),
    ...turns.map(({ text }) => featuresIn(text)),
    ...asked.map(({ text, after, earlier }) => contextFeatures(featuresIn(text), after, earlier)),
    ...yesNo.map(({ text, fact }) => answerFeatures(fact, text, featuresIn(text))),
    ...ofPlans.map(({ text, aboutBefore = [], after }) =>
      planFeatures(featuresIn(text), aboutBefore, after),
    ),
    ...trades.map(({ text }) => featuresIn(text)),
    ...trades.map(({ text }) => tradeFeatures(text)),
  ]);
  const withPlans = ofPlans.map(({ text, about = '', aboutBefore = [], after }) => ({
    vector: features.vector(featuresIn(text), planFeatures(featuresIn(text), aboutBefore, after)),
    label: about,
  }));
  const vectors = (examples: readonly Example[]) =>
    examples.map(({ text, label }) => ({ vector: features.vector(featuresIn(text)), label }));
  const inContext = asked.map(({ text, label, after, earlier }) => ({
    vector: features.vector(featuresIn(text), contextFeatures(featuresIn(text), after, earlier)),
    label,
  }));
  const network = trainNetworkBeside(pack(inContext, features.size));
  const withAnswer = yesNo.map(({ text, label, fact }) => ({
    vector: features.vector(featuresIn(text), answerFeatures(fact, text, featuresIn(text))),
    label,
  }));
  const withTrade = trades.map(({ text, label }) => ({
    vector: features.vector(featuresIn(text), tradeFeatures(text)),
    label,
  }));
  return {
    ...{ words: [...wordCounts], languages: countLanguages(all), features },
    topics: trainSoftmax(vectors(topics), features.size),
    facts: trainFamilySoftmax(inContext, features.size),
    yesNo: trainSoftmax(withAnswer, features.size),
    plans: trainSoftmax(withPlans, features.size),
    trades: trainSoftmax(withTrade, features.size),
    network: await network,
  };
}

/** Trains the network in a thread of its own. */
async function trainNetworkBeside(examples: PackedExamples): Promise<TrainedNetwork> {
  const worker = new Worker(workerFile('assistant/understand/train-network.worker.ts'), {
    workerData: examples,
  });
  const [network] = (await once(worker, 'message')) as [TrainedNetwork];
  return network;
}

/** Examples as flat arrays, which another thread gets without a copy. */
function pack(examples: readonly TrainingExample[], size: number): PackedExamples {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const places = new Map(labels.map((label, place) => [label, place]));
  const total = examples.reduce((sum, { vector }) => sum + vector.ids.length, 0);
  const shared = (bytes: number) => new SharedArrayBuffer(bytes);
  const starts = new Uint32Array(shared(4 * (examples.length + 1)));
  const ids = new Uint32Array(shared(4 * total));
  const values = new Float32Array(shared(4 * total));
  const targets = new Uint16Array(shared(2 * examples.length));
  let at = 0;
  for (const [index, { vector, label }] of examples.entries()) {
    ids.set(vector.ids, at);
    values.set(vector.values, at);
    targets[index] = places.get(label) ?? 0;
    at += vector.ids.length;
    starts[index + 1] = at;
  }
  return { labels, size, starts, ids, values, targets };
}
