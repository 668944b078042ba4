import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../lib/project-root.ts';

/** Questions as visitors ask them: a file for each topic, a question on each line. */
export const examplesFolder = join(projectRoot, 'assistant/data/questions/');

/** Labels that are no topic: nothing here answers it; it tries to make the assistant misbehave. */
export const outOfScope = 'out-of-scope';
export const attack = 'attack';
/** Asks for something to read on a subject: posts and resources are searched for it. */
export const articles = 'articles';

/** A question, and what it is about: a topic's id, or one of the two above. */
export interface Example {
  text: string;
  label: string;
}

/** Every example, file by file in the order of their names. */
export function readExamples(): Example[] {
  return globSync(`${examplesFolder}*.txt`)
    .sort()
    .flatMap((file) => {
      const label = basename(file, '.txt');
      return readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((text) => ({ text, label }));
    });
}
