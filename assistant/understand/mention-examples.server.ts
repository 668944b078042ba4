import { fold } from './language.server.ts';
import { type Mentions, mentionsIn, tokensOf } from './mentions.server.ts';
import { mentionsFolder, readTradeExamples } from './trade-examples.server.ts';
import { tradeWords } from './trades.ts';
import { type Example, readFolder } from './training-data.server.ts';

/** One in this many of the messages that tell a trade is used: there are three times as many. */
const telling = 4;

/** Messages with whose trades and places they name: those of the folder, and those that tell a trade. */
export const readMentionExamples = (): Mentions[] => [
  ...readFolder(mentionsFolder).map(markedMentions),
  ...readTradeExamples()
    .filter((_, index) => index % telling === 0)
    .map(ofTrade),
];

/** Reads a marked message. */
function markedMentions(marked: string): Mentions {
  // Text, a name, its mark, text, a name and so on.
  const parts = marked.split(/\[([^\]]+)\]([+-])/);
  const typed: string[] = [];
  const marks = new Map<number, boolean>();
  for (const [index, part] of parts.entries()) {
    if (index % 3 === 2) continue;
    for (const word of tokensOf(fold(part))) {
      if (index % 3 === 1) marks.set(typed.length, parts[index + 1] === '+');
      typed.push(word);
    }
  }
  const { tokens, mentions } = mentionsIn(typed);
  return {
    tokens,
    mentions: mentions.map((one) => {
      const place = one.words.find((word) => marks.has(word));
      return { ...one, ...(place !== undefined && { isOwn: marks.get(place) }) };
    }),
  };
}

/** Where a message tells the visitor's trade, the words for it are theirs, and the place is, too. */
function ofTrade({ text, label }: Example): Mentions {
  const isOwn = (name: string) => tradeWords.get(name)?.id === label || undefined;
  const { tokens, mentions } = mentionsIn(tokensOf(fold(text)));
  return {
    tokens,
    mentions: mentions.map((one) => {
      if (label === 'none') return { ...one, ...(one.kind === 'trade' && { isOwn: false }) };
      return { ...one, isOwn: one.kind === 'trade' ? isOwn(one.name) : true };
    }),
  };
}
