import { keepAll } from '../../lib/site-settings.ts';
import { factTable } from '../facts/table.ts';
import { heard, newState, type State, stateAfter } from '../state.ts';
import { loadUnderstanding } from '../understand/load.server.ts';
import { meaningOf } from '../understand/meaning.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { Library } from './library.server.ts';
import { respond } from './respond.server.ts';

/** The settings of the tests. */
export const site = {
  name: 'Beltway Agents',
  phone: '(703) 555-0142',
  email: 'hello@example.com',
  url: '',
  retention: keepAll,
};
const facts = factTable(site);
const understanding = await loadUnderstanding();
const library = new Library([], {} as never);
const weekday = '2026-03-04T10:00:00-05:00';

/**
 * The built-in answer to the last of a visitor's messages, with the state after it, by default on a weekday
 * morning; for tests. @param given what the visitor was told to the first messages, instead of our answers.
 */
export function testAnswer(
  messages: readonly string[],
  now = weekday,
  given: readonly string[] = [],
): Answer & { state: State } {
  const knowledge: Knowledge = { ...understanding, facts, library, site, now: Date.parse(now) };
  const read = (text: string, state: State) => meaningOf(text, state, knowledge);
  let before = newState;
  let last: Answer | undefined;
  for (const [index, content] of messages.entries()) {
    const meaning = read(content, before);
    const state = heard(before, meaning);
    last = respond(meaning, before, state, knowledge);
    before = stateAfter(
      state,
      { role: 'assistant', content: given[index] ?? last.text },
      facts,
      read,
    );
  }
  if (!last) throw new Error('no message');
  return { ...last, state: before };
}
