import { expect, test } from 'vitest';
import { keepAll } from '../../lib/site-settings.ts';
import { factTable } from '../facts/table.ts';
import { newState } from '../state.ts';
import { loadUnderstanding } from '../understand/load.server.ts';
import { meaningOf } from '../understand/meaning.server.ts';
import { chooseFacts } from './choose.server.ts';
import { Library } from './library.server.ts';
import { testAnswer } from './test-answer.ts';

const site = { name: '', phone: '', email: '', url: '', retention: keepAll };
const understanding = await loadUnderstanding();
const knowledge = {
  ...understanding,
  facts: factTable(site),
  library: new Library([], {} as never),
  site,
  now: 0,
};

/** The chosen fact for a message that probably asks for one of two. */
function chosen(
  probabilities: Readonly<Record<string, number>>,
  none: number,
  lastFacts: string[],
) {
  const meaning = meaningOf('and the trial', newState, knowledge);
  const { wanted } = meaning;
  const facts = new Map(Object.entries(probabilities));
  const asked = { ...wanted, facts, others: { ...wanted.others, none } };
  const [best] = chooseFacts(
    'and the trial',
    asked,
    meaning,
    { ...newState, lastFacts },
    knowledge,
  );
  return best?.fact.id;
}

test('a fact of the last reply gives way to the next one, unless it is surely asked for again', () => {
  const either = { 'trial.card': 0.5, 'trial.free': 0.3 };
  expect(chosen(either, 0, [])).toBe('trial.card');
  expect(chosen(either, 0, ['trial.card'])).toBe('trial.free');
  expect(chosen({ 'trial.card': 0.85, 'trial.free': 0.1 }, 0, ['trial.card'])).toBe('trial.card');
});

test('a message that asks for no fact gets no unlikely one', () => {
  expect(chosen({ 'trial.card': 0.05 }, 0.3, [])).toBe('trial.card');
  expect(chosen({ 'trial.card': 0.05 }, 0.7, [])).toBeUndefined();
});

test('a price for a trade is no talk about what the trade sells', () => {
  expect(testAnswer(['how much for a coffee shop']).text).toContain('$297');
  expect(testAnswer(['how much is a cup of coffee']).text).not.toContain('$297');
});
