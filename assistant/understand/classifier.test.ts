import { expect, test } from 'vitest';
import { keepAll } from '../../lib/site-settings.ts';
import { factLabel, otherLabels, sumLabel } from '../facts/fact.ts';
import { factTable } from '../facts/table.ts';
import { asks } from '../sums/frame.ts';
import { MessageClassifier } from './classifier.server.ts';
import { readTurnExamples } from './conversation-examples.server.ts';
import { FeatureTable } from './feature-table.server.ts';
import { loadUnderstanding } from './load.server.ts';
import { decodeModel, encodeModel } from './model-file.server.ts';
import { noPlans } from './plan-choice.ts';
import { trainModel } from './train.server.ts';
import { trainMessages } from './train-messages.server.ts';
import {
  articles,
  attack,
  type Example,
  outOfScope,
  readExamples,
  readFactExamples,
} from './training-data.server.ts';

const examples = readExamples();

const factExamples = readFactExamples();
const turnExamples = readTurnExamples();

const others: ReadonlySet<string> = new Set(otherLabels);
const isOfSum = ({ label }: Example) => label.startsWith('sum.');

/** A tenth of the examples is held out of the training, by their letters: the same text everywhere. */
const isHeldOut = ({ text }: Example) =>
  [...text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1009, 7) % 10 === 0;
const isTrained = (one: Example) => !isHeldOut(one);
const classifier = new MessageClassifier(
  await trainMessages({
    topics: examples.filter(isTrained),
    facts: factExamples.filter(isTrained),
    turns: turnExamples.filter(isTrained),
  }),
);

const site = {
  name: 'A',
  phone: '(703) 555-0142',
  email: 'a@b.example',
  url: '',
  retention: keepAll,
};

test('every example of a fact, alone or after an answer, names a fact that there is', () => {
  const labels = new Set([
    ...factTable(site).map(factLabel),
    ...asks.map(sumLabel),
    ...otherLabels,
  ]);
  const unknown = [...factExamples, ...turnExamples]
    .filter(({ label }) => !labels.has(label))
    .map(({ label, text }) => `${label}: ${text}`);
  const after = turnExamples.flatMap(({ after }) => (after && !labels.has(after) ? [after] : []));
  expect([...unknown, ...after]).toEqual([]);
});

test('every fact is about files of examples, and every file of examples has a fact', () => {
  const facts = factTable(site);
  const labels = new Set(examples.map(({ label }) => label));
  const about = new Set(facts.flatMap(({ subjects }) => subjects));
  expect([...about].filter((label) => !labels.has(label))).toEqual([]);
  const others = [articles, attack, outOfScope, 'hello', 'thanks', 'vehicles'];
  expect([...labels].filter((label) => !about.has(label) && !others.includes(label))).toEqual([]);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

test('the right topic is among the first two for most held-out examples', () => {
  const heldOut = examples.filter(isHeldOut);
  const found = heldOut.filter(({ text, label }) =>
    classifier
      .classify(text)
      .slice(0, 2)
      .some((guess) => guess.label === label),
  );
  // 84.9% when written; many lines of the files are about two topics.
  expect(found.length / heldOut.length).toBeGreaterThan(0.82);
});

test('the right fact is the first for most held-out examples, and among the first two for more', () => {
  const heldOut = factExamples.filter((one) => isHeldOut(one) && !isOfSum(one));
  const ranked = heldOut.map(({ text, label }) => {
    const found = [...classifier.wanted(text).facts].sort(([, a], [, b]) => b - a);
    return found.findIndex(([one]) => one === label);
  });
  const share = (least: number) => ranked.filter((rank) => rank < least).length / ranked.length;
  // 56.2% and 69.5% when written, of 393 facts; always the most frequent one: under 1%.
  expect(share(1)).toBeGreaterThan(0.53);
  expect(share(2)).toBeGreaterThan(0.66);
});

test('a message is read after the answer before it', () => {
  expect(classifier.wanted('how', 'cancel.anytime').sure?.label).toBe('cancel.where');
  expect(classifier.wanted('which 3', 'platforms.all').sure?.label).toBe('platforms.which-plans');
  expect(classifier.wanted('and for a year', 'prices.all').sum.probability).toBeGreaterThan(0.5);
  const heldOut = turnExamples.filter(
    (one) => isHeldOut(one) && one.after && !others.has(one.label) && !isOfSum(one),
  );
  const share = (found: (one: Example) => string | undefined) =>
    heldOut.filter((one) => found(one) === one.label).length / heldOut.length;
  const first = (asked: ReadonlyMap<string, number>) =>
    [...asked].sort(([, a], [, b]) => b - a)[0]?.[0];
  const inContext = share(({ text, after }) => first(classifier.wanted(text, after).facts));
  // 68% when written, of 393 facts, and 58% without the answer before.
  expect(inContext).toBeGreaterThan(0.5);
  expect(inContext - share(({ text }) => first(classifier.wanted(text).facts))).toBeGreaterThan(
    0.08,
  );
});

test('what sum is asked for, and about which plans, is told for most held-out messages', () => {
  const ofSums = turnExamples.filter((one) => isHeldOut(one) && isOfSum(one));
  const shareOf = <T>(all: readonly T[], isRight: (one: T) => boolean) =>
    all.filter(isRight).length / all.length;
  const askOf = ({ text, after, earlier }: Example) =>
    sumLabel(classifier.wanted(text, after, earlier).sum.ask);
  // 80.8% of 17 kinds when written; always the most frequent one: 32%.
  expect(shareOf(ofSums, (one) => askOf(one) === one.label)).toBeGreaterThan(0.7);
  const ofPlans = turnExamples.filter(
    (one) => isHeldOut(one) && (one.about ?? noPlans) !== noPlans,
  );
  const plansOf = ({ text, aboutBefore = [], after }: Example) =>
    [...classifier.plans(text, aboutBefore, after)].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  // 80.1% when written; 69.7% with chats whose writers knew what the classifier misread.
  expect(shareOf(ofPlans, (one) => plansOf(one) === one.about)).toBeGreaterThan(0.65);
});

test('training is deterministic', async () => {
  const few = {
    topics: examples.filter((_, index) => index % 20 === 0),
    facts: factExamples.filter((_, index) => index % 20 === 0),
  };
  expect(await trainMessages(few)).toEqual(await trainMessages(few));
});

test('a model file decodes to the same model, and only for its own sources', async () => {
  const model = await trainModel((_, index) => index % 20 === 0);
  const file = encodeModel(model, 'digest');
  expect(decodeModel(file, 'another')).toBeUndefined();
  expect(decodeModel(file.subarray(0, -1), 'digest')).toBeUndefined();
  expect(decodeModel(Buffer.from('{}\n'), 'digest')).toBeUndefined();
  const decoded = decodeModel(file, 'digest');
  expect(decoded).toEqual(model);
  expect(decoded && encodeModel(decoded, 'digest')).toEqual(file);
}, 120_000);

test('the features are found by their names, and no other name is', () => {
  const names = Array.from({ length: 70_000 }, (_, index) => `l:${index.toString(36)}`);
  const table = FeatureTable.of(names.map((name, index) => [name, index]));
  const rarityOf = (name: string) => table.rarities[table.find(name) ?? -1];
  expect(names.map(rarityOf)).toEqual(names.map((_, index) => index));
  expect(names.filter((name) => rarityOf(`s${name}`) !== undefined)).toEqual([]);
  expect(() =>
    FeatureTable.of([
      ['w:twice', 1],
      ['w:twice', 2],
    ]),
  ).toThrow('same hash');
});

test('the model loads, trained in a worker thread if need be', async () => {
  const { classifier, complaints } = await loadUnderstanding();
  expect(classifier.classify('how much does it cost?')[0]?.label).toBe('price');
  expect(complaints.probability('you charged me twice')).toBeGreaterThan(0.5);
  expect(classifier.wanted('is there a setup fee').facts.get('fees.none')).toBeGreaterThan(0.8);
});
