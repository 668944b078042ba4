import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root.ts';

/** English words, the 20,000 commonest; made by `scripts/common-words.ts`, which says from what. */
export const commonWordsFile = join(projectRoot, 'assistant/data/common-words.txt');

export function readCommonWords(): ReadonlySet<string> {
  return new Set(readFileSync(commonWordsFile, 'utf8').split('\n'));
}
