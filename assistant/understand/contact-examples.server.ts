import { join } from 'node:path';
import { contactIn } from './contact.ts';
import type { MarkedMessage } from './name-tagger.server.ts';
import {
  contactFolder,
  readFactExamples,
  readLines,
  readTurnExamples,
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
  // Of those in chats, whoever wants a call or complains may give a name.
  const others = [...readFactExamples(), ...readTurnExamples()].filter(
    ({ label, begins }) => !begins || !['callback', 'complaint', 'none'].includes(label),
  );
  return {
    own: read('own.txt'),
    other: read('other.txt'),
    without: others
      .filter((_, index) => index % withoutName === 0)
      .map(({ text }) => withMarks(text.replace(/[[\]]/g, ''))),
  };
}

function withMarks(text: string): MarkedMessage {
  const { marked, details } = contactIn(text, '');
  return { marked, email: details.email?.split('@')[0] };
}
