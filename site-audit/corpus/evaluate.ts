import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root.ts';
import { checks } from '../checks.ts';
import { type Cases, casesOf } from './cases.ts';
import { type Example, siteOf } from './example.ts';
import { generatedExamples } from './generate.ts';

/** How often a check is right on the corpus. Examples where a human couldn't say aren't counted. */
export interface Rates {
  readonly id: string;
  readonly title: string;
  /** Examples where the thing is fine. */
  readonly fine: number;
  /** Examples where there is something to fix. */
  readonly toFix: number;
  /** Examples where a careful human couldn't say. */
  readonly unclear: number;
  /** Said 'good', and it was. */
  readonly passes: number;
  /** Said 'to fix', and it was. */
  readonly hits: number;
  /** Said 'to fix', and it was fine or a human couldn't say. */
  readonly accusations: number;
  /** Said 'good', and there was something to fix. */
  readonly missed: number;
  /** Couldn't look, though a human could. */
  readonly unknown: number;
}

export interface Mistake {
  readonly check: string;
  readonly example: string;
  readonly expected: string;
  readonly said: string;
  readonly evidence: string;
}

/** All examples: the generated ones, and the cases beside the checks. */
export async function allExamples(): Promise<Example[]> {
  const folder = join(projectRoot, 'site-audit/checks');
  const files = new Set(globSync('*.cases.ts', { cwd: folder }));
  const written: Example[] = [];
  for (const { id } of checks) {
    const file = `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.cases.ts`;
    if (!files.delete(file)) throw new Error(`${file} is missing: every check needs cases`);
    const { cases } = (await import(join(folder, file))) as { cases: Cases };
    written.push(...casesOf(id, cases));
  }
  if (files.size > 0) throw new Error(`No check has the cases of ${[...files].join(', ')}`);
  return [...generatedExamples(), ...written];
}

/** Runs every check on every example that says what is right. */
export async function evaluate(
  examples: readonly Example[],
): Promise<{ rates: Rates[]; mistakes: Mistake[] }> {
  const totals = new Map(
    checks.map(({ id, title }) => [
      id,
      {
        id,
        title,
        fine: 0,
        toFix: 0,
        unclear: 0,
        passes: 0,
        hits: 0,
        accusations: 0,
        missed: 0,
        unknown: 0,
      },
    ]),
  );
  const mistakes: Mistake[] = [];
  for (const example of examples) {
    const site = await siteOf(example);
    for (const check of checks) {
      const expected = example.expected[check.id];
      const rates = totals.get(check.id);
      if (!expected || !rates) continue;
      const { result: said, evidence } = check.look(site);
      if (expected === 'good') rates.fine += 1;
      else if (expected === 'fix') rates.toFix += 1;
      else rates.unclear += 1;
      if (said !== expected)
        mistakes.push({ check: check.id, example: example.name, expected, said, evidence });
      if (said === 'good' && expected === 'good') rates.passes += 1;
      if (said === 'good' && expected === 'fix') rates.missed += 1;
      if (said === 'fix') rates[expected === 'fix' ? 'hits' : 'accusations'] += 1;
      if (said === 'unknown' && expected !== 'unknown') rates.unknown += 1;
    }
  }
  return { rates: [...totals.values()], mistakes };
}
