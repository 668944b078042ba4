/** Characters that no reader sees. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** One line: white space collapsed, invisible characters left out. */
export function line(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Collects text up to a limit. */
export class Capture {
  readonly #parts: string[] = [];
  readonly #limit: number;
  #length = 0;

  /** @param limit characters */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string): void {
    if (this.#length >= this.#limit) return;
    this.#parts.push(text.slice(0, this.#limit - this.#length));
    this.#length += text.length;
  }

  get raw(): string {
    return this.#parts.join('');
  }

  get text(): string {
    return line(this.raw);
  }
}

/** Scripts that don't separate words by spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/gu;

/**
 * Number of words: runs of letters and digits, so `8:00-12:00` has four. A character of a script
 * without spaces (Chinese, Korean, Thai, Khmer) counts half a word.
 */
export function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const words =
    text.replace(unspaced, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)?.length ?? 0;
  return words + characters / 2;
}
