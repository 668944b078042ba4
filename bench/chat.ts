import { openAssistant } from '../eval/assistant.ts';
import { set } from '../eval/set.ts';
import type { Part } from './part.ts';

const rounds = 10;

/** Milliseconds that the built-in assistant takes for the questions of the evaluation set, with the blog loaded. */
export const chat: Part = {
  title: 'Answers of the assistant',
  async run() {
    const assistant = await openAssistant();
    const questions = Object.values(set).flatMap((asked) => asked.flatMap((one) => one.questions));
    for (const question of questions) await assistant.ask(question);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const question of questions) {
        const began = performance.now();
        await assistant.ask(question);
        times.push(performance.now() - began);
      }
    }
    await assistant.close();
    times.sort((a, b) => a - b);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(2)} ms`;
    return [{ answers: String(times.length), p50: at(0.5), p99: at(0.99), most: at(0.9999) }];
  },
};
