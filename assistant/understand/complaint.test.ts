import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../lib/project-root.ts';
import { ComplaintClassifier, trainComplaints } from './complaint.server.ts';
import { readComplaintExamples } from './complaint-examples.server.ts';
import { complaintCues, namesUs } from './complaint-words.ts';
import { fold } from './language.server.ts';

const known = readComplaintExamples();
const classifier = new ComplaintClassifier(trainComplaints(known));

test('what went wrong with us is a complaint, what went wrong elsewhere or might is none', () => {
  for (const text of ['you billed my card twice', 'su agente borro mis fotos', 'a disgrace'])
    expect(classifier.probability(text), text).toBeGreaterThan(0.3);
  for (const text of [
    'what if you bill my card twice',
    'my old agency was useless',
    'business is slow and our website is ugly',
    'sales went down and the rent went up',
    'my last agency billed us twice, how are you different',
    'how much is starter',
  ])
    expect(classifier.probability(text), text).toBeLessThan(0.5);
});

// They are read once per change of design (decision 023); `cli/eval.test.ts` has the gates.
test('no held-out complaint is an example', () => {
  const lines = readFileSync(
    join(projectRoot, 'assistant/eval/sets/complaints-held-out.txt'),
    'utf8',
  )
    .split('\n')
    .filter(Boolean)
    .map((line) => fold(line.slice(2)));
  const examples = new Set([...known.complaints, ...known.nearMisses, ...known.others]);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((text) => examples.has(text))).toEqual([]);
});

test('our name, people and work are ours; a visitor’s website is not', () => {
  for (const text of ['your bot posted it', 'the dashboard is empty', 'the invoice is wrong'])
    expect(namesUs(text), text).toBe(true);
  for (const text of ['our old website is down', 'the phone is dead all day'])
    expect(namesUs(text), text).toBe(false);
});

test('kinds of words are found with what comes after them', () => {
  expect(complaintCues('you never answer')).toEqual(
    expect.arrayContaining(['^you', 'you never', 'never answer', 'brief']),
  );
});
