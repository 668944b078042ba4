import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isFromChat, readTurnExamples } from './conversation-examples.server.ts';
import { fold } from './language.server.ts';
import { somebody } from './mentions.server.ts';
import { namedTrades } from './named-trades.server.ts';
import {
  dataFolder,
  type Example,
  readFactsAskedFor,
  readFolder,
  readLabeled,
  readLines,
} from './training-data.server.ts';

/**
 * How visitors tell their trade: a line `# trade`, and below it one message on each line. Below
 * `# none`, what sounds like it and isn't: `my cousin's bakery`.
 */
const tradesFolder = join(dataFolder, 'trades');

/** One in this many of the other examples is used, as a message that tells no trade. */
const withoutTrade = 10;

/**
 * Messages whose trades and places are marked: `my sister has a [bakery]- in [Bowie]-, we do [nails]+`. What
 * has a plus is of the visitor's own business.
 */
export const mentionsFolder = join(dataFolder, 'mentions');

/** The trades of marked messages that name one of their own, or only those of others. */
export function readMarkedTrades(): Example[] {
  return readFolder(mentionsFolder).flatMap((marked) => {
    const text = marked.replace(/\[[^\]]+\]-/g, somebody).replace(/\[([^\]]+)\]\+/g, '$1');
    const own = namedTrades(fold(text));
    const [label = 'none', ...more] = new Set(own);
    const isKnown = own.length > 0 || !/\]\+/.test(marked);
    return isKnown && more.length === 0 ? [{ text, label }] : [];
  });
}

/** Messages labeled with the visitor's trade, and others that tell none. */
export function readTradeExamples(): Example[] {
  // Messages from chats often describe a trade without naming it: `i mow lawns`.
  const others = [...readFactsAskedFor(), ...readTurnExamples()].filter(
    (one, index) =>
      index % withoutTrade === 0 && !isFromChat(one) && namedTrades(one.text).length === 0,
  );
  return [...readLabeled(tradesFolder), ...others.map(({ text }) => ({ text, label: 'none' }))];
}

/** What owners say of their own business, without a question or a complaint. */
export const readTradesTold = (): string[] =>
  globSync('*.txt', { cwd: tradesFolder })
    .filter((name) => name !== 'in-questions.txt' && name !== 'none.txt')
    .sort()
    .flatMap((name) => readLines(join(tradesFolder, name)))
    .filter((line) => !line.startsWith('# '));
