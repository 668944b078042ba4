import type { ChatRequest } from '../message.ts';
import type { Answered, Ask } from './ask.ts';
import { grade } from './grade.ts';
import type { Expectation } from './sets.ts';

/** Numbers of wrong answers, of those that offer questions, and of those with a question that gets the right answer. */
export interface Offered {
  wrong: number;
  offered: number;
  right: number;
}

/**
 * Asks the questions that came with a wrong answer and counts whether one of them is answered correctly.
 * @param request the request that got the wrong answer.
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
