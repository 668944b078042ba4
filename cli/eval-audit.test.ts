import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checks } from '../site-audit/checks.ts';
import { allExamples, evaluate } from '../site-audit/corpus/evaluate.ts';
import { ratesFile, ratesText } from './eval-audit.ts';

const examples = await allExamples();
const { rates, mistakes } = await evaluate(examples);

it('the published rates are those of the code (run npm run eval -- audit)', () => {
  expect(ratesText(rates)).toBe(readFileSync(ratesFile, 'utf8'));
});

it('every check is right on every example but the mistakes that its cases name', () => {
  expect(mistakes.map(({ check, expected, said }) => `${check}: ${said}, not ${expected}`)).toEqual(
    ['phoneText: good, not fix', 'address: good, not fix', 'hours: unknown, not good'],
  );
});

it('the corpus has 20 examples of each answer and 10 on the edge for each check', () => {
  for (const { id, fine, toFix } of rates) {
    expect(fine, id).toBeGreaterThanOrEqual(20);
    expect(toFix, id).toBeGreaterThanOrEqual(20);
    const written = examples.filter(({ name, expected }) => id in expected && name.startsWith(id));
    expect(written.length, id).toBeGreaterThanOrEqual(10);
  }
});

it('there are at least 30 checks, each with its own name and a source', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  expect(checks.length).toBeGreaterThanOrEqual(30);
  for (const { source } of checks) expect(source.url).toMatch(/^https:\/\//);
});
