import type { readComplaintExamples } from './complaint-examples.server.ts';
import { complaintCues } from './complaint-words.ts';
import { nameEntities } from './entities.server.ts';
import { type Features, FeatureTable } from './feature-table.server.ts';
import { ngrams } from './features.server.ts';
import { fold, stem, words } from './language.server.ts';
import { probabilities, type Softmax } from './softmax.server.ts';
import { trainSoftmax } from './train-softmax.server.ts';

/** The result of training. */
export interface TrainedComplaints {
  features: FeatureTable;
  softmax: Softmax;
}

/** Tells complaints about us from everything else, before any subject is looked for. */
export class ComplaintClassifier {
  readonly #trained: TrainedComplaints;

  constructor(trained: TrainedComplaints) {
    this.#trained = trained;
  }

  /** Probability that a folded text complains about us. */
  probability(folded: string): number {
    const { features, softmax } = this.#trained;
    const found = probabilities(softmax, features.vector(featuresOf(folded)));
    return found[softmax.labels.indexOf('complaint')] ?? 0;
  }
}

/** Trains it. Complaints count twice: they are rarer than questions, and a missed one is worse. */
export function trainComplaints({
  complaints,
  nearMisses,
  others,
}: ReturnType<typeof readComplaintExamples>): TrainedComplaints {
  const ofComplaints = complaints.map((text) => featuresOf(fold(text)));
  const ofOthers = [...nearMisses, ...others].map((text) => featuresOf(fold(text)));
  const texts = [...ofComplaints, ...ofComplaints, ...ofOthers];
  const features = FeatureTable.ofTexts(texts);
  const examples = texts.map((text, index) => ({
    vector: features.vector(text),
    label: index < 2 * complaints.length ? 'complaint' : 'none',
  }));
  return { features, softmax: trainSoftmax(examples, features.size) };
}

/** Weight of each kind of feature, before rarity. */
const weight = { kind: 0.8, stem: 1, pair: 1, gap: 0.5, letters: 0.2 };

/** Kinds of words in order, stems with what follows them, and runs of letters; numbers are all alike. */
function featuresOf(folded: string): Features {
  const { text } = nameEntities(words(folded).join(' '));
  const tokens = text.replace(/<\w+>/g, ' $& ').split(' ').filter(Boolean);
  const stems = tokens.map((token) => (/\d/.test(token) ? '#' : stem(token)));
  const inOrder = ['^', ...stems, '$'];
  const isWord = (token: string) => token.length > 3 && !/[\d<]/.test(token);
  return new Map([
    ...complaintCues(folded).map((cue) => [`kind:${cue}`, weight.kind] as const),
    ...stems.map((one) => [`s:${one}`, weight.stem] as const),
    ...inOrder.slice(1).map((next, i) => [`p:${inOrder[i]} ${next}`, weight.pair] as const),
    ...inOrder.slice(2).map((next, i) => [`g:${inOrder[i]} ${next}`, weight.gap] as const),
    ...tokens
      .filter(isWord)
      .flatMap(ngrams)
      .map((run) => [`l:${run}`, weight.letters] as const),
  ]);
}
