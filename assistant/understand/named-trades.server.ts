import { namesIn } from './entities.server.ts';
import { tradeWords } from './trades.ts';

/** Ids of the trades that a text names, the visitor's or another's. */
export const namedTrades = (text: string): string[] =>
  (namesIn(text).get('trade') ?? []).flatMap((word) => tradeWords.get(word)?.id ?? []);
