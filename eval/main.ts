/**
 * `npm run eval`: asks the built-in assistant every question of both sets and prints the share
 * answered rightly, by kind. Ends with 1 below 95% on either set, or on any wrong price.
 * `-- --all` prints every wrong answer whole, also of the set that nothing is tuned on.
 */
import { openAssistant } from './assistant.ts';
import type { QuestionSet } from './case.ts';
import { heldOut } from './held-out/set.ts';
import { judge } from './judge.ts';
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
async function report(title: string, set: QuestionSet, showsWrong: boolean): Promise<boolean> {
  const total = { right: 0, asked: 0, wrongPrices: 0 };
  console.log(`\n### ${title}\n\n| kind | right | asked | share |\n| --- | --- | --- | --- |`);
  const wrong: string[] = [];
  for (const [kind, groups] of Object.entries(set)) {
    let right = 0;
    let asked = 0;
    for (const group of groups) {
      for (const question of group.questions) {
        const response = await assistant.ask(question, group.before);
        const { faults, wrongPrices } = judge(response, group);
        asked += 1;
        total.wrongPrices += wrongPrices.length;
        if (faults.length === 0) right += 1;
        else wrong.push(`- ${kind}: ${question}\n  ${faults.join('; ')}\n  > ${response}`);
      }
    }
    total.right += right;
    total.asked += asked;
    console.log(`| ${kind} | ${right} | ${asked} | ${percent(right / asked)} |`);
  }
  const share = total.right / total.asked;
  console.log(`| **all** | ${total.right} | ${total.asked} | ${percent(share)} |`);
  console.log(`\nWrong prices: ${total.wrongPrices}`);
  if (showsWrong && wrong.length > 0) console.log(`\n${wrong.join('\n')}`);
  return share >= least && total.wrongPrices === 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
