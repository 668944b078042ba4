import {
  normalize,
  probabilities,
  type Softmax,
  type SparseVector,
  scoresOf,
} from './softmax.server.ts';
import { type TrainingExample, trainSoftmax } from './train-softmax.server.ts';

/**
 * Two softmaxes: one predicts the family of a label (`trial` of `trial.length`), the other the label
 * within its family. With 393 facts, this trains in a third of the time of a single one, and is right
 * for 50.0 instead of 48.2% of held-out examples.
 */
export class FamilySoftmax {
  readonly families: Softmax;
  readonly members: Softmax;
  /** Places in `members.labels` of the first label of each family, and after the last. */
  readonly #ranges: readonly (readonly [from: number, to: number])[];

  constructor(families: Softmax, members: Softmax) {
    this.families = families;
    this.members = members;
    this.#ranges = rangesOf(members.labels, families.labels);
  }

  /** The probability of each label, in the order of `members.labels`. */
  probabilities(vector: SparseVector): Float32Array {
    const found = scoresOf(this.members, vector);
    for (const [place, share] of probabilities(this.families, vector).entries())
      normalize(found.subarray(...(this.#ranges[place] ?? [])), share);
    return found;
  }
}

export function trainFamilySoftmax(
  examples: readonly TrainingExample[],
  size: number,
): FamilySoftmax {
  const ofFamilies = examples.map((one) => ({ ...one, label: familyOf(one.label) }));
  return new FamilySoftmax(trainSoftmax(ofFamilies, size), trainSoftmax(examples, size, familyOf));
}

/**
 * Places of the first label of each family, and after its last: sorted labels of a family follow one another.
 * @param families in their order; `blog` is sorted before `blog-page`, but `blog.all` after `blog-page.open`.
 */
export function rangesOf(
  labels: readonly string[],
  families: readonly string[] = [...new Set(labels.map(familyOf))],
): readonly (readonly [from: number, to: number])[] {
  const names = labels.map(familyOf);
  return families.map((family) => [names.indexOf(family), names.lastIndexOf(family) + 1]);
}

/** The part of a label before its first period. */
export const familyOf = (label: string): string => label.split('.')[0] ?? label;
