import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../lib/project-root.ts';
import { ComplaintClassifier } from './complaint.server.ts';
import { complaintCues } from './complaint-words.ts';
import { fold } from './language.server.ts';
import { readComplaintExamples } from './training-data.server.ts';

const { complaints, others } = readComplaintExamples();
const classifier = await ComplaintClassifier.train(complaints, others);

test('what went wrong with us is a complaint, what went wrong elsewhere or might is none', () => {
  for (const text of ['you billed my card twice', 'su agente borro mis fotos', 'a disgrace'])
    expect(classifier.probability(text), text).toBeGreaterThan(0.5);
  for (const text of [
    'what if you bill my card twice',
    'my old agency was useless',
    'business is slow and our website is ugly',
    'how much is starter',
  ])
    expect(classifier.probability(text), text).toBeLessThan(0.4);
});

test('of fresh complaints, most are found, and most of what is found are complaints', () => {
  const lines = readFileSync(
    join(projectRoot, 'assistant/eval/sets/complaints-held-out.txt'),
    'utf8',
  )
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ isComplaint: line.startsWith('+'), text: fold(line.slice(2)) }));
  const examples = new Set([...complaints, ...others]);
  expect(lines.filter(({ text }) => examples.has(text))).toEqual([]);
  const found = lines.filter(({ text }) => classifier.probability(text) > 0.4);
  const right = found.filter(({ isComplaint }) => isComplaint).length;
  expect(right / lines.filter(({ isComplaint }) => isComplaint).length).toBeGreaterThan(0.7);
  expect(right / found.length).toBeGreaterThan(0.65);
});

test('kinds of words are found with what comes after them', () => {
  expect(complaintCues('you never answer')).toEqual(
    expect.arrayContaining(['^you', 'you never', 'never answer', 'brief']),
  );
});
