import { readFileSync } from 'node:fs';

/** English words, the 20,000 commonest; made by `scripts/common-words.ts`, which says from what. */
export const commonWordsFile = new URL('../data/common-words.txt', import.meta.url);

export function readCommonWords(): ReadonlySet<string> {
  return new Set(readFileSync(commonWordsFile, 'utf8').split('\n'));
}
