import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../lib/project-root.ts';

/** Example questions: one file for each topic, one question on each line. */
export const examplesFolder = join(projectRoot, 'assistant/data/questions');

/** Labels that are not topics: questions about something else, and attempts at misuse. */
export const outOfScope = 'out-of-scope';
export const attack = 'attack';
/** Label of complaints. */
export const complaint = 'complaint';
/** Label of requests for something to read; they are answered by a search of posts and resources. */
export const articles = 'articles';

/** A question with its label: the id of a topic, or one of the three above. */
export interface Example {
  text: string;
  label: string;
}

/** All examples, in the order of the files' names. */
export function readExamples(): Example[] {
  return globSync('*.txt', { cwd: examplesFolder })
    .sort()
    .flatMap((file) =>
      readFileSync(join(examplesFolder, file), 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((text) => ({ text, label: basename(file, '.txt') })),
    );
}
