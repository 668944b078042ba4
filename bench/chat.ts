import { readSet } from '../assistant/eval/sets.ts';
import { startEvalAssistant } from '../cli/eval-assistant.ts';
import { storeMade } from './blog.ts';
import type { Part, Row } from './measured.ts';

const rounds = 3;

/**
 * Time in ms that the built-in assistant takes for the evaluation's questions while it searches the
 * FAQ, every resource and blogs of two sizes, the site's own nine posts included.
 */
export const chat: Part = {
  title: 'Answers of the assistant with the full blog loaded',
  async run() {
    return [await answer(10), await answer(10_000)];
  },
};

async function answer(posts: number): Promise<Row> {
  const assistant = await startEvalAssistant();
  await storeMade(assistant.services.db, posts - 9);
  const questions = (['tuning', 'held-out'] as const).flatMap((name) =>
    readSet(name).questions.map(({ question }) => question),
  );
  const ask = (message: string) => assistant.assistant.reply({ message, conversation: [] });
  const began = performance.now();
  await ask('hello');
  const first = performance.now() - began;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      const began = performance.now();
      await ask(question);
      times.push(performance.now() - began);
    }
  }
  await assistant.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return {
    posts: posts.toLocaleString('en-US'),
    answers: times.length.toLocaleString('en-US'),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'max ms': at(0.9999),
    'first answer (loads everything), ms': first.toFixed(0),
  };
}
