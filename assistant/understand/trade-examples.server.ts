import { join } from 'node:path';
import { isFromChat, readTurnExamples } from './conversation-examples.server.ts';
import { namedTrades } from './named-trades.server.ts';
import {
  dataFolder,
  type Example,
  readFactsAskedFor,
  readLabeled,
} from './training-data.server.ts';

/**
 * How visitors tell their trade: a line `# trade`, and below it one message on each line. Below
 * `# none`, what sounds like it and isn't: `my cousin's bakery`.
 */
const tradesFolder = join(dataFolder, 'trades');

/** One in this many of the other examples is used, as a message that tells no trade. */
const withoutTrade = 10;

/** Messages labeled with the visitor's trade, and others that tell none. */
export function readTradeExamples(): Example[] {
  // Messages from chats often describe a trade without naming it: `i mow lawns`.
  const others = [...readFactsAskedFor(), ...readTurnExamples()].filter(
    (one, index) =>
      index % withoutTrade === 0 && !isFromChat(one) && namedTrades(one.text).length === 0,
  );
  return [...readLabeled(tradesFolder), ...others.map(({ text }) => ({ text, label: 'none' }))];
}
