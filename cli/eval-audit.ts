import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.ts';
import { allExamples, evaluate, type Rates } from '../site-audit/corpus/evaluate.ts';

/** The rates that `/how-we-check` shows; `npm run eval -- audit` writes them. */
export const ratesFile = join(projectRoot, 'site-audit/corpus/rates.json');

/** Content of `ratesFile`. */
export const ratesText = (rates: readonly Rates[]): string => `${JSON.stringify(rates, null, 2)}\n`;

/**
 * Runs `npm run eval -- audit`: runs every check of the free audit on its corpus, prints its precision
 * and recall beside what a constant answer would score, and the mistakes, and writes `ratesFile`.
 */
export async function evalAudit(): Promise<number> {
  const examples = await allExamples();
  const { rates, mistakes } = await evaluate(examples);
  console.log(`\n${examples.length} examples. 'Fix' is the positive answer.\n`);
  console.log(
    '| check | fine | to fix | precision | recall | unknown | right | always good | always fix |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const rate of rates) console.log(`| ${row(rate).join(' | ')} |`);
  console.log(`\n${mistakes.length} mistakes:`);
  for (const { check, example, expected, said, evidence } of mistakes)
    console.log(`- ${check}: ${said}, not ${expected}: ${evidence}\n  ${example}`);
  await writeFile(ratesFile, ratesText(rates));
  return 0;
}

/** `right`: share of right answers; the last two are what a constant answer would be right on. */
function row({ id, fine, toFix, hits, accusations, unknown, passes }: Rates) {
  const all = fine + toFix;
  return [
    id,
    fine,
    toFix,
    percent(hits, hits + accusations),
    percent(hits, toFix),
    percent(unknown, all),
    percent(hits + passes, all),
    percent(fine, all),
    percent(toFix, all),
  ];
}

const percent = (part: number, all: number) =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)}%`;
