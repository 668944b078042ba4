import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { wishAfter } from '../app/features/chat/wish.ts';
import { parseJson } from '../lib/json.ts';
import { projectRoot } from '../lib/project-root.ts';
import { startEvalAssistant } from './eval-assistant.ts';

const language = v.picklist(['en', 'es', 'mixed']);
const exam = v.object({
  questions: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      language,
      question: v.string(),
      /** What a right answer contains, in words. */
      key: v.string(),
      now: v.optional(v.string()),
    }),
  ),
  conversations: v.array(
    v.object({
      id: v.string(),
      language,
      now: v.optional(v.string()),
      turns: v.array(v.object({ visitor: v.string(), key: v.string() })),
    }),
  ),
});

/** A Wednesday morning, for questions that name no moment. */
const weekday = '2026-03-04T10:00:00-05:00';

/**
 * Runs `npm run eval -- exam`: prints each question of the readers' exam with its key and our answer,
 * for a reader to grade. Who works on the assistant doesn't read it.
 */
export async function evalExam(): Promise<number> {
  const file = join(projectRoot, 'assistant/eval/sets/readers-exam.json');
  const { questions, conversations } = parseJson(exam, readFileSync(file, 'utf8'));
  const { ask, close } = await startEvalAssistant();
  /** Prints an answer with the form that it opens. @returns the form's message, as the browser fills it in. */
  const print = (
    title: string,
    key: string,
    { response, form }: Awaited<ReturnType<typeof ask>>,
    texts: readonly string[],
    wish?: string,
  ): string | undefined => {
    const message = form ? wishAfter(wish, texts, form) : wish;
    const opened = form ? ` [form: ${JSON.stringify({ ...form, message })}]` : '';
    console.log(`${title}\nKey: ${key}\nAnswer: ${response}${opened}\n`);
    return message;
  };
  for (const { id, kind, question, key, now = weekday } of questions) {
    const answer = await ask({ message: question, conversation: [] }, Date.parse(now), 'en');
    print(`## ${id} (${kind}, ${now})\nQuestion: ${question}`, key, answer, [question]);
  }
  for (const { id, turns, now = weekday } of conversations) {
    const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
    let wish: string | undefined;
    for (const [index, { visitor, key }] of turns.entries()) {
      const answer = await ask({ message: visitor, conversation }, Date.parse(now), 'en');
      const texts = turns.slice(0, index + 1).map((turn) => turn.visitor);
      wish = print(`## ${id}.${index + 1} (${now})\nVisitor: ${visitor}`, key, answer, texts, wish);
      conversation.push(
        { role: 'user', content: visitor },
        { role: 'assistant', content: answer.response },
      );
    }
  }
  await close();
  return 0;
}
