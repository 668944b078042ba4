import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../app/facts/holidays.ts';
import { projectRoot } from '../../lib/project-root.ts';
import type { Language } from '../understand/language.server.ts';

/**
 * The questions' file: a line `# label`, then the question in English, in Spanish, and any other questions
 * with the same answer that the chat's buttons ask.
 */
const file = join(projectRoot, 'assistant/facts/offered-questions.txt');

/** Questions that visitors are offered to ask: one for each fact, for a complaint and for a call. */
export class OfferedQuestions {
  readonly #texts = new Map<string, Localized>();
  readonly #labels = new Map<string, string>();

  constructor() {
    for (const [label, [en = '', es = '', ...others]] of readQuestions()) {
      this.#texts.set(label, { en, es });
      for (const text of [en, es, ...others]) this.#labels.set(text, label);
    }
  }

  /** The question that has a label's answer, if there is one. */
  text(label: string, language: Language): string | undefined {
    return this.#texts.get(label)?.[language];
  }

  /** The label of a message that equals one of the questions; undefined for any other message. */
  label(message: string): string | undefined {
    return this.#labels.get(message.trim());
  }
}

/** The questions by the label of their answer (`factLabel`): English, Spanish, others. */
export function readQuestions(): [string, string[]][] {
  const blocks = readFileSync(file, 'utf8').split(/^# /m).slice(1);
  return blocks.map((block) => {
    const [label = '', ...questions] = block.trim().split('\n');
    return [label, questions];
  });
}
