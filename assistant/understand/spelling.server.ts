import { monthNumber } from '../sums/month-ranges.ts';
import { entityNames, entityWords } from './entities.server.ts';
import { words } from './language.server.ts';
import { NumbersByName } from './name-hashes.server.ts';

/** A typo is corrected to words that at least this many examples have. */
const minExamples = 12;

/** Words of money and time that few examples have. */
const ofMoney: ReadonlySet<string> = new Set(
  'nets clears grosses unspent leftover biweekly fortnight halves owes earns brings sells swaps cents remainder'.split(
    ' ',
  ),
);

/**
 * Corrects typos to words that visitors use. A word counts as right when at least one example has it;
 * it is corrected to one that many have.
 */
export class SpellChecker {
  readonly #counts: NumbersByName;
  readonly #byLength = new Map<number, { candidate: string; letters: number }[]>();
  readonly #corrected = new Map<string, string>();

  /** @param counts how many examples have each word, as `countTexts` returns them. */
  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = new NumbersByName(counts);
    const candidates = new Set(entityWords);
    for (const [word, count] of counts) if (count >= minExamples) candidates.add(word);
    for (const word of candidates) {
      if (word.length < 4 || /[^a-z]/.test(word)) continue;
      this.#byLength
        .getOrInsertComputed(word.length, () => [])
        .push({ candidate: word, letters: lettersOf(word) });
    }
  }

  /** How many examples have a word. */
  countOf(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** Whether visitors use a word: several examples have it. */
  isCommon(word: string): boolean {
    return this.countOf(word) >= 3 || entityNames.has(word);
  }

  /** The word that was probably meant; the word itself if it is right or no candidate is close. */
  correct(word: string): string {
    if (word.length < 4 || word.length > 20 || /[^a-z]/.test(word) || this.#isRight(word)) {
      return word;
    }
    let found = this.#corrected.get(word);
    if (found === undefined) {
      found = this.#nearest(word);
      // Visitors' words: without a bound they would fill the memory.
      if (this.#corrected.size > 5_000) this.#corrected.clear();
      this.#corrected.set(word, found);
    }
    return found;
  }

  #isRight(word: string): boolean {
    // `whats` is two words.
    return (
      this.#counts.has(word) ||
      entityWords.has(word) ||
      monthNumber(word) > 0 ||
      ofMoney.has(word) ||
      words(word).length > 1
    );
  }

  /** One edit in a word of up to 7 letters, two in a longer one; among equals, the most frequent. */
  #nearest(word: string): string {
    const most = word.length <= 7 ? 1 : 2;
    const letters = lettersOf(word);
    let best = word;
    let least = most + 1;
    let count = 0;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const { candidate, letters: others } of this.#byLength.get(length) ?? []) {
        // People rarely mistype the first letter.
        const first = candidate[0] === word[0] ? 0 : 1;
        // An edit replaces one letter by another, at most. This spares nearly all distances.
        if (countBits(letters ^ others) > 2 * (Math.min(most, least) - first)) continue;
        if (isInflected(word, candidate)) continue;
        const cost = distance(word, candidate, least + 1) + first;
        const frequency = this.#counts.get(candidate) ?? 0;
        if (cost > most || cost > least || (cost === least && frequency <= count)) continue;
        [best, least, count] = [candidate, cost, frequency];
      }
    }
    return best;
  }
}

/** The letters of a word from `a` to `z`, a bit for each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) - 97);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** `priced` is a form of `price`, not a typo; `pricess` is a typo. */
function isInflected(word: string, candidate: string): boolean {
  return (
    word.startsWith(candidate) &&
    /^(s|d|r|ed|er|es|ly|al|ing)$/.test(word.slice(candidate.length)) &&
    !word.endsWith('ss')
  );
}

/** Edit distance with swaps of adjacent letters (optimal string alignment). */
function distance(a: string, b: string, stop: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) >= stop) return stop;
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
