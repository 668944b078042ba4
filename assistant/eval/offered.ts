import type { ChatRequest } from '../message.ts';
import type { Answered, Ask } from './ask.ts';
import { grade } from './grade.ts';
import type { Expectation } from './sets.ts';

/** Wrong answers, how many of them offer other questions, and how many one that is answered rightly. */
export interface Offered {
  wrong: number;
  offered: number;
  right: number;
}

/**
 * Asks the questions that came with a wrong answer and counts whether one of them is answered correctly.
 * @param request what got the wrong answer.
 */
export async function tap(
  ask: Ask,
  { response, questions = [] }: Answered,
  expected: Expectation,
  { request, now, language }: { request: ChatRequest; now: number; language: 'en' | 'es' },
  counts: Offered,
): Promise<void> {
  counts.wrong += 1;
  if (questions.length > 0) counts.offered += 1;
  const conversation = [
    ...request.conversation,
    { role: 'user' as const, content: request.message },
    { role: 'assistant' as const, content: response },
  ];
  for (const message of questions) {
    const answer = await ask({ message, conversation }, now, language);
    const { isRight } = grade(answer, expected, { asked: [message], language, earlier: [] });
    if (!isRight) continue;
    counts.right += 1;
    return;
  }
}
