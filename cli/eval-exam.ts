import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
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
  const print = (title: string, key: string, { response, form }: Awaited<ReturnType<typeof ask>>) =>
    console.log(
      `${title}\nKey: ${key}\nAnswer: ${response}${form ? ` [form: ${JSON.stringify(form)}]` : ''}\n`,
    );
  for (const { id, kind, question, key, now = weekday } of questions) {
    const answer = await ask({ message: question, conversation: [] }, Date.parse(now), 'en');
    print(`## ${id} (${kind}, ${now})\nQuestion: ${question}`, key, answer);
  }
  for (const { id, turns, now = weekday } of conversations) {
    const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const [index, { visitor, key }] of turns.entries()) {
      const answer = await ask({ message: visitor, conversation }, Date.parse(now), 'en');
      print(`## ${id}.${index + 1} (${now})\nVisitor: ${visitor}`, key, answer);
      conversation.push(
        { role: 'user', content: visitor },
        { role: 'assistant', content: answer.response },
      );
    }
  }
  await close();
  return 0;
}
