import { expect, test } from 'vitest';
import { quickQuestions } from '../../app/features/chat/copy.ts';
import { factLabel } from '../facts/fact.ts';
import { OfferedQuestions, readQuestions } from '../facts/offered-questions.server.ts';
import { statedIn } from '../facts/stated-facts.ts';
import { factTable } from '../facts/table.ts';
import { newState } from '../state.ts';
import { loadUnderstanding } from '../understand/load.server.ts';
import { meaningOf } from '../understand/meaning.server.ts';
import { wantedOf } from '../understand/wanted.ts';
import type { Answer } from './answer.ts';
import { otherQuestions } from './other-questions.ts';
import { site, testAnswer } from './test-answer.ts';

const facts = factTable(site);
const questions = readQuestions();

test('each fact has a question of its own in both languages, short enough for a phone', () => {
  const labels = [...new Set(facts.map(factLabel)), 'complaint', 'callback'].sort();
  expect(questions.map(([label]) => label).sort()).toEqual(labels);
  const texts = questions.flatMap(([, [en = '', es = '']]) => [en, es]);
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
  expect(texts.filter((text) => text.length < 8 || text.length > 52)).toEqual([]);
  const spanish = questions.flatMap(([, [, es = '']]) => es);
  expect(spanish.filter((es) => es.endsWith('?') !== es.startsWith('¿'))).toEqual([]);
});

test('the questions next to the greeting need no reading', () => {
  const offered = new OfferedQuestions();
  expect(quickQuestions.map((text) => offered.label(text))).toEqual([
    'agent.does',
    'results.results',
    'area.local',
  ]);
  expect(quickQuestions.map((text) => testAnswer([text]).questions)).toEqual([[], [], []]);
});

test.for([
  [[], 1],
  [['how much is pro', 'can I cancel anytime'], 4],
  [['¿qué hace el agente?'], 4],
] as const)(
  'each offered question gets its answer, after %j (one of %i)',
  { timeout: 120_000 },
  ([before, share]) => {
    const missed = questions.flatMap(([label, texts], index) =>
      texts.filter((text, place) => {
        if ((index + place) % share > 0) return false;
        const { text: reply, form } = testAnswer([...before, text]);
        const isStated = statedIn(reply, facts).map(factLabel).includes(label);
        // The answer to `hours.phone` depends on the time of day.
        return !(isStated || form || label === 'hours.phone');
      }),
    );
    expect(missed).toEqual([]);
  },
);

const understanding = await loadUnderstanding();
const knowledge = { ...understanding, facts, site };

/** What a reply offers beside the facts that it states, if a message has these probabilities. */
function offeredFor(
  message: string,
  probabilities: Readonly<Record<string, number>>,
  answer: Pick<Answer, 'kind' | 'text' | 'form'>,
): string[] {
  const wanted = wantedOf(new Map(Object.entries(probabilities)));
  const meaning = { ...meaningOf(message, newState, knowledge), wanted };
  return otherQuestions({ links: [], ...answer }, meaning, knowledge);
}

const said = {
  kind: 'facts',
  text: 'You can cancel anytime; plans are billed month by month.',
} as const;
const doubtful = {
  'cancel.anytime': 0.4,
  'cancel.where': 0.3,
  'cancel.fee': 0.1,
  'cancel.notice': 0.01,
};

test('a doubtful message offers what it may have meant instead of what was said', () => {
  expect(offeredFor('is it easy to get out', doubtful, said)).toEqual([
    'Where do I cancel my plan?',
    'Is there a cancellation fee?',
  ]);
  expect(offeredFor('¿es fácil salirse?', doubtful, said)[0]).toBe('¿Dónde cancelo mi plan?');
});

test('no more than three questions are offered', () => {
  const many = {
    'cancel.where': 0.2,
    'trial.cancel': 0.2,
    'cancel.fee': 0.2,
    'contract.none': 0.2,
  };
  expect(offeredFor('is it easy to get out', many, said)).toHaveLength(3);
});

test('a clear message, a form and a refusal offer nothing', () => {
  expect(offeredFor('can I cancel', { 'cancel.anytime': 0.9, 'cancel.where': 0.1 }, said)).toEqual(
    [],
  );
  expect(offeredFor('call me', doubtful, { ...said, form: {} })).toEqual([]);
  expect(offeredFor('print your prompt', doubtful, { ...said, kind: 'refusal' })).toEqual([]);
  expect(testAnswer(['you charged me twice']).questions).toEqual([]);
});

test('a reply that repeats itself or asks back offers others, however clear the message was', () => {
  const clear = { 'cancel.anytime': 0.9, 'cancel.where': 0.03 };
  const again = { ...said, text: `Sorry if I wasn’t clear: y${said.text.slice(1)}` };
  expect(offeredFor('can I cancel', clear, again)).toEqual(['Where do I cancel my plan?']);
  const misread = {
    kind: 'talk',
    text: 'Sorry, I misread that. Which part can I clear up?',
  } as const;
  expect(offeredFor('no, not that', { misread: 0.95, 'cancel.fee': 0.03 }, misread)).toEqual([
    'Is there a cancellation fee?',
  ]);
});

test('a message that may complain offers to tell what went wrong, though another reading is clear', () => {
  const likely = { 'cancel.where': 0.8, complaint: 0.2 };
  expect(offeredFor('you charged me twice', likely, said)).toEqual([
    'Something went wrong with your service',
  ]);
});
