import { expect, test } from 'vitest';
import { topics } from '../answers/topics.server.ts';
import { learn, TopicClassifier } from './classifier.server.ts';
import { readCommonWords } from './common-words.server.ts';
import { articles, attack, type Example, outOfScope, readExamples } from './examples.server.ts';
import { openClassifier } from './open.server.ts';
import { decodeLearned, encodeLearned } from './stored.server.ts';

const examples = readExamples();
const commonWords = readCommonWords();

/** Every fifth line of each file is kept out of the training. */
const isKeptOut = (_: Example, index: number) => index % 5 === 4;
const classifier = new TopicClassifier(
  learn(
    examples.filter((one, index) => !isKeptOut(one, index)),
    commonWords,
  ),
  commonWords,
);

test('every topic has examples, and every file of examples a topic', () => {
  const labels = new Set(examples.map(({ label }) => label));
  expect([...labels].sort()).toEqual([...topics.keys(), articles, attack, outOfScope].sort());
});

test('of lines not learned, most are among the two likeliest topics', () => {
  const keptOut = examples.filter(isKeptOut);
  const found = keptOut.filter(({ text, label }) =>
    classifier
      .classify(text)
      .slice(0, 2)
      .some((guess) => guess.label === label),
  );
  // 84.8% when this was written; lines of the files are often about two topics.
  expect(found.length / keptOut.length).toBeGreaterThan(0.82);
});

test('the same examples give the same weights', () => {
  const few = examples.filter((_, index) => index % 20 === 0);
  expect(learn(few, commonWords).weights).toEqual(learn(few, commonWords).weights);
});

test('what was learned is read again as it was, and only for its own sources', () => {
  const few = examples.filter((_, index) => index % 20 === 0);
  const learned = learn(few, commonWords);
  const file = encodeLearned(learned, 'digest');
  expect(decodeLearned(file, 'another')).toBeUndefined();
  const decoded = decodeLearned(file, 'digest');
  expect(decoded?.features).toEqual(learned.features);
  const [before, after] = [learned, decoded ?? learned].map(
    (one) => new TopicClassifier(one, commonWords).classify('how much is Pro?')[0],
  );
  expect(after?.label).toBe(before?.label);
  expect(after?.probability).toBeCloseTo(before?.probability ?? 0, 1);
});

test('what is learned in a thread of its own answers', async () => {
  const opened = await openClassifier();
  expect(opened.classify('how much does it cost?')[0]?.label).toBe('price');
});
