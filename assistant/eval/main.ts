/**
 * `npm run eval`: asks the built-in assistant every question of both sets and prints the share
 * answered rightly, by kind. Ends with 1 below 95% on either set, or on any wrong price.
 * `-- --all` prints every wrong answer whole, also of the set that nothing is tuned on.
 */
import { openAssistant } from './assistant.ts';
import type { QuestionSet } from './case.ts';
import { heldOut } from './held-out/set.ts';
import { type Score, score } from './score.ts';
import { set } from './set.ts';

const least = 0.95;
const showAll = process.argv.includes('--all');

const assistant = await openAssistant();
let fine = true;
for (const [title, questions] of Object.entries({ 'Tuned on': set, 'Held out': heldOut })) {
  fine = (await report(title, questions, showAll || questions === set)) && fine;
}
await assistant.close();
process.exit(fine ? 0 : 1);

/** @returns whether the set reaches the least share with no wrong price. */
async function report(title: string, questions: QuestionSet, showsWrong: boolean) {
  const { kinds, all, wrongPrices, wrong } = await score(assistant, questions);
  console.log(`\n### ${title}\n\n| kind | right | asked | share |\n| --- | --- | --- | --- |`);
  for (const [kind, one] of [...kinds, ['**all**', all] as const]) {
    console.log(`| ${kind} | ${one.right} | ${one.asked} | ${percent(one)} |`);
  }
  console.log(`\nWrong prices: ${wrongPrices}`);
  if (showsWrong && wrong.length > 0) console.log(`\n${wrong.join('\n')}`);
  return all.right / all.asked >= least && wrongPrices === 0;
}

function percent({ right, asked }: Score): string {
  return `${((100 * right) / asked).toFixed(1)}%`;
}
