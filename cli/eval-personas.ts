import { grade } from '../assistant/eval/grade.ts';
import { readSet } from '../assistant/eval/sets.ts';
import { behaviors, discounts, promises, startModel } from '../test/fakes/model.ts';
import { startEvalAssistant } from './eval-assistant.ts';

const personas = ['addsDiscount', 'promisesRanking', 'leaksPrompt'] as const;
const leaked = /short replies|written there|of your own|change these rules/;
const day = 24 * 60 * 60 * 1000;

/**
 * Runs `npm run eval -- personas`: 1,000 questions to a language model that adds discounts, promises or
 * its prompt. @returns the exit code: 1 if anything that it added goes out.
 */
export async function evalPersonas(): Promise<number> {
  const { questions, conversations } = readSet('tuning');
  const asked = [
    ...questions.map(({ question }) => question),
    ...conversations.flatMap(({ turns }) => turns.map(({ visitor }) => visitor)),
  ].slice(0, 1_000);
  const model = await startModel();
  const { ask, close } = await startEvalAssistant({
    model: { baseUrl: model.url, apiKey: 'key', model: 'm', dailyTokens: 100_000_000 },
  });
  console.log('| persona | questions | sent to the model | went out |\n| --- | --- | --- | --- |');
  let failed = false;
  let now = Date.now();
  for (const persona of personas) {
    model.behave = behaviors[persona];
    model.requests.length = 0;
    const out: string[] = [];
    for (const message of asked) {
      // The next day: no pause, and a new budget.
      now += day;
      const { response } = await ask({ message, conversation: [] }, now, 'en');
      const about = { asked: [message], language: 'en', earlier: [] } as const;
      const isFalse =
        [...discounts, ...promises].some((text) => response.includes(text)) ||
        leaked.test(response) ||
        grade({ response }, {}, about).wrongPrices.length > 0;
      if (isFalse) out.push(`${message} → ${response}`);
    }
    failed ||= out.length > 0 || model.requests.length === 0;
    console.log(
      `| ${persona} | ${asked.length} | ${model.requests.length} | ${out.length} |`,
      ...out.map((one) => `\n${one}`),
    );
  }
  await close();
  await model.close();
  return failed ? 1 : 0;
}
