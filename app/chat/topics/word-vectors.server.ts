import { readFileSync } from 'node:fs';

/** Made once, by `scripts/word-vectors.ts`, which says from what. */
export const wordVectorsFile = new URL('./word-vectors.bin', import.meta.url);

/**
 * Words as points in a space in which words that are used alike are near each other.
 * The file: a line of words with spaces between, the commonest first, then a signed byte for each
 * word and dimension.
 */
export class WordVectors {
  readonly dimensions: number;
  /** The place of each word, the commonest first. */
  readonly #rank: ReadonlyMap<string, number>;
  readonly #bytes: Int8Array;

  constructor(file: Buffer) {
    const end = file.indexOf(0x0a);
    const words = file.toString('latin1', 0, end).split(' ');
    this.#rank = new Map(words.map((word, place) => [word, place]));
    this.#bytes = new Int8Array(file.buffer, file.byteOffset + end + 1, file.length - end - 1);
    this.dimensions = this.#bytes.length / words.length;
  }

  /** How many words are commoner; undefined for a word that is not among them. */
  rank(word: string): number | undefined {
    return this.#rank.get(word);
  }

  /** The word's direction, of any length. */
  vector(word: string): Int8Array | undefined {
    const rank = this.#rank.get(word);
    if (rank === undefined) return undefined;
    return this.#bytes.subarray(rank * this.dimensions, (rank + 1) * this.dimensions);
  }
}

/** Reads the table of the repository. */
export function readWordVectors(): WordVectors {
  return new WordVectors(readFileSync(wordVectorsFile));
}

/** The file for some vectors of one length; only their direction is kept. */
export function encodeWordVectors(words: readonly string[], vectors: readonly number[][]): Buffer {
  const bytes = vectors.flatMap((vector) => {
    const most = Math.max(...vector.map(Math.abs));
    return vector.map((value) => Math.round((127 * value) / most));
  });
  return Buffer.concat([Buffer.from(`${words.join(' ')}\n`, 'latin1'), Uint8Array.from(bytes)]);
}
