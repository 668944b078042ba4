import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { syncMarkdown } from '../app/features/blog/sync.server.ts';
import { compose } from '../app/features.ts';
import { createAssistant } from '../assistant/assistant.server.ts';
import { type QuestionSet, site } from '../assistant/eval/cases.ts';
import { type Ask, type Score, score } from '../assistant/eval/score.ts';
import { heldOutSet, tunedSet } from '../assistant/eval/sets.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import type { CoreServices } from '../lib/services.ts';

export interface EvalAssistant {
  services: CoreServices;
  ask: Ask;
  close(): Promise<void>;
}

/** Starts the built-in assistant on a temporary database with the site's blog. */
export async function startEvalAssistant(): Promise<EvalAssistant> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eval-'));
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  const { migrations, parts } = await compose();
  await migrate(db, migrations);
  const services = { db, clock: Date.now, site };
  await syncMarkdown(services);
  const sources = parts.flatMap(({ assistantSource }) => assistantSource ?? []);
  const assistant = createAssistant(services, { sources });
  return {
    services,
    async ask(message, before) {
      const conversation = before ? [{ role: 'user' as const, content: before }] : [];
      return (await assistant.reply({ message, conversation })).response;
    },
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Minimum share of right answers in each set. */
export const minShare = 0.95;

/**
 * Runs `npm run eval`: asks every question of both sets and prints the share of right answers by
 * kind. `-- --all` also prints the wrong answers of the held-out set.
 * @returns the exit code: 1 below `minShare` on either set, or on any wrong price.
 */
async function runEval(showAll: boolean): Promise<number> {
  const assistant = await startEvalAssistant();
  const tuned = await report(assistant.ask, 'Tuned on', tunedSet, true);
  const heldOut = await report(assistant.ask, 'Held out', heldOutSet, showAll);
  await assistant.close();
  return tuned && heldOut ? 0 : 1;
}

/** Prints the score of one set. @returns whether the set passes. */
async function report(ask: Ask, title: string, questions: QuestionSet, showWrong: boolean) {
  const { kinds, all, wrongPrices, wrong } = await score(ask, questions);
  console.log(`\n### ${title}\n\n| kind | right | asked | share |\n| --- | --- | --- | --- |`);
  for (const [kind, one] of [...kinds, ['**all**', all] as const]) {
    console.log(`| ${kind} | ${one.right} | ${one.asked} | ${percent(one)} |`);
  }
  console.log(`\nWrong prices: ${wrongPrices}`);
  if (showWrong && wrong.length > 0) console.log(`\n${wrong.join('\n')}`);
  return all.right / all.asked >= minShare && wrongPrices === 0;
}

function percent({ right, asked }: Score): string {
  return `${((100 * right) / asked).toFixed(1)}%`;
}

if (import.meta.main) process.exitCode = await runEval(process.argv.includes('--all'));
