import type { Ask } from '../assistant/eval/ask.ts';
import { baselines } from '../assistant/eval/baselines.ts';
import { type Fact, factLabel } from '../assistant/facts/fact.ts';
import { statedIn } from '../assistant/facts/stated-facts.ts';
import { factTable } from '../assistant/facts/table.ts';
import {
  readChats,
  readConversations,
} from '../assistant/understand/conversation-examples.server.ts';
import { fold } from '../assistant/understand/language.server.ts';
import { understandingOf } from '../assistant/understand/load.server.ts';
import { trainModel } from '../assistant/understand/train.server.ts';
import type { Example } from '../assistant/understand/training-data.server.ts';
import { likeliestOf } from '../assistant/understand/wanted.ts';
import { evalSite, startEvalAssistant } from './eval-assistant.ts';

/** One of so many conversations is held out. */
const share = 10;
/** A Wednesday morning. */
const now = Date.parse('2026-03-04T10:00:00-05:00');

/**
 * Runs `npm run eval -- conversations`: trains the model without a tenth of the example conversations and
 * of the messages in chats, then holds those conversations and prints how often the answer is the writer's
 * fact, or has the amounts that the writer computed; and how often a message in a chat gets its label.
 */
export async function evalConversations(): Promise<number> {
  const unseen = readConversations().filter((_, index) => index % share === 0);
  const keyOf = ({ after, label, text }: Example) => `${after}|${label}|${text}`;
  const unseenInChats = readChats().filter((_, index) => index % share === 0);
  const keys = new Set([...unseen.flat(), ...unseenInChats].map(keyOf));
  const model = await trainModel((one) => !keys.has(keyOf(one)));
  const understanding = understandingOf(model);
  const { ask, close } = await startEvalAssistant({ understand: async () => understanding });
  const { search } = baselines(evalSite);
  const rows = {
    'the assistant': await hold(unseen, ask),
    'text search': await hold(unseen, async ({ message }, _, language) => ({
      response: search(message, language),
    })),
  };
  await close();
  const facts = factTable(evalSite);
  const inChats: Record<string, Count> = {
    'the assistant': countRight(unseenInChats, ({ text, after, earlier, label }) => {
      const wanted = understanding.classifier.wanted(fold(text), after, earlier);
      return likeliestOf(wanted).label === label;
    }),
    'text search': countRight(unseenInChats, ({ text, label }) =>
      answers(search(text, 'en'), label, facts),
    ),
  };
  console.log(
    `\n| ${unseen.length} unseen conversations | first messages | later messages | sums | in chats |`,
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const [name, { first, later, sums }] of Object.entries(rows))
    console.log(
      `| ${name} | ${[first, later, sums, inChats[name] ?? none].map(shown).join(' | ')} |`,
    );
  return 0;
}

interface Count {
  asked: number;
  right: number;
}

const none: Count = { asked: 0, right: 0 };

const countRight = (examples: readonly Example[], isRight: (one: Example) => boolean): Count => ({
  asked: examples.length,
  right: examples.filter(isRight).length,
});

const shown = ({ asked, right }: Count) => `${((100 * right) / asked).toFixed(1)}% of ${asked}`;

/** Holds conversations; after a wrong answer about a fact, each goes on as if the right one had been given. */
async function hold(conversations: readonly (readonly Example[])[], ask: Ask) {
  const facts = factTable(evalSite);
  const counts = { first: { ...none }, later: { ...none }, sums: { ...none } };
  for (const messages of conversations) {
    const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const { text, label, amounts } of messages) {
      const { response } = await ask({ message: text, conversation }, now, 'en');
      const right = facts.find((fact) => factLabel(fact) === label);
      const isRight = answers(response, label, facts);
      if (amounts) {
        counts.sums.asked += 1;
        counts.sums.right += Number(amounts.every((one) => hasAmount(response, Number(one))));
      }
      if (right) {
        const count = conversation.length > 0 ? counts.later : counts.first;
        count.asked += 1;
        count.right += Number(isRight);
      }
      conversation.push(
        { role: 'user', content: text },
        { role: 'assistant', content: isRight || !right ? response : right.en },
      );
    }
  }
  return counts;
}

const answers = (response: string, label: string, facts: readonly Fact[]): boolean =>
  statedIn(response, facts).some((fact) => factLabel(fact) === label);

/** Whether an answer states an amount; one with cents may be rounded to a tenth, as percentages are. */
function hasAmount(response: string, amount: number): boolean {
  const most = Number.isInteger(amount) ? 0.01 : 0.06;
  const numbers = response.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.some((one) => Math.abs(Number(one) - amount) < most);
}
