import { join } from 'node:path';
import { contactIn } from './contact.ts';
import { isFromChat, readTurnExamples } from './conversation-examples.server.ts';
import { type MarkedMessage, withoutMarks } from './name-tagger.server.ts';
import {
  contactFolder,
  type Example,
  readFactExamples,
  readLines,
} from './training-data.server.ts';

/** One in this many of the other examples is used, as a message without a name. */
const withoutName = 5;

/** Messages with `@` for an address and `#` for a phone number. */
export interface ContactExamples {
  own: readonly MarkedMessage[];
  other: readonly MarkedMessage[];
  without: readonly MarkedMessage[];
}

export function readContactExamples(): ContactExamples {
  const read = (name: string) => readLines(join(contactFolder, name)).map(withMarks);
  const others = [...readFactExamples(), ...readTurnExamples()].filter((one) => !mayHaveName(one));
  return {
    own: read('own.txt'),
    other: read('other.txt'),
    without: others
      .filter((_, index) => index % withoutName === 0)
      .map(({ text }) => withMarks(withoutMarks(text))),
  };
}

/** A message from a chat that asks for a call, complains, or makes a remark may contain a name. */
const mayHaveName = (one: Example) =>
  isFromChat(one) && ['callback', 'complaint', 'none'].includes(one.label);

function withMarks(text: string): MarkedMessage {
  const { marked, details } = contactIn(text, '');
  return { marked, email: details.email };
}
