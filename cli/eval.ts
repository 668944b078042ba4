import type { Ask } from '../assistant/eval/ask.ts';
import { baselines } from '../assistant/eval/baselines.ts';
import { type Result, runSet, type Tally, trainedOn } from '../assistant/eval/run.ts';
import { type EvalSet, readSet } from '../assistant/eval/sets.ts';
import { evalSite, startEvalAssistant } from './eval-assistant.ts';
import { evalAudit } from './eval-audit.ts';
import { evalConversations } from './eval-conversations.ts';
import { evalExam } from './eval-exam.ts';
import { evalPersonas } from './eval-personas.ts';

/**
 * Runs `npm run eval`: grades the answers to the sets, with what a constant answer and a plain text
 * search reach beside them. `-- --faults` lists every fault of the tuning sets, `-- --held-out` those of
 * the held-out set. @returns the exit code: 1 if a question is among the examples, or a price is wrong.
 */
async function runEval(args: readonly string[]): Promise<number> {
  const { ask, close } = await startEvalAssistant();
  let failed = false;
  for (const name of ['tuning', 'sums', 'held-out'] as const) {
    if (args.includes('--tuning') && name === 'held-out') continue;
    const set = readSet(name);
    const result = await report(name, ask, set);
    const known = trainedOn(set);
    if (known.length > 0) console.log(`\nAmong the examples: ${known.join(' | ')}`);
    if (args.includes(name === 'held-out' ? '--held-out' : '--faults'))
      console.log(`\n${result.faults.join('\n')}`);
    failed ||= known.length > 0 || result.wrongPrices > 0;
  }
  await close();
  return failed ? 1 : 0;
}

async function report(name: string, ask: Ask, set: EvalSet): Promise<Result> {
  const result = await runSet(ask, set);
  const { constant, search } = baselines(evalSite);
  const constantly = await runSet(async () => ({ response: constant() }), set);
  const searched = await runSet(
    async ({ message }, _, language) => ({ response: search(message, language) }),
    set,
  );
  console.log(
    `\n### ${name}\n\n| kind | asked | right | helpful | constant answer, right | text search, right |\n| --- | --- | --- | --- | --- | --- |`,
  );
  for (const [kind, tally] of result.kinds) {
    const other = (one: Result) => share(one.kinds.get(kind), 'right');
    console.log(
      `| ${kind} | ${tally.asked} | ${share(tally, 'right')} | ${share(tally, 'helpful')} | ${other(constantly)} | ${other(searched)} |`,
    );
  }
  const { wrongPrices, repetitions, contacts, states, offered } = result;
  const sameOffered = await runSet(
    async (...asked) => ({ ...(await ask(...asked)), questions: sameQuestions[asked[2]] }),
    set,
  );
  const ofStates =
    states.asked > 0
      ? ` State right: ${states.right} of ${states.asked} (${((100 * states.right) / states.asked).toFixed(1)}%).`
      : '';
  console.log(
    `\nWrong prices: ${wrongPrices}. Repetitions: ${repetitions}. Forms filled in: ${contacts.right} of ${contacts.asked}.${ofStates}`,
  );
  console.log(
    `Of ${offered.wrong} wrong answers ${offered.offered} offer other questions, ${offered.right} one that is answered rightly; the same three questions below each are for ${sameOffered.offered.right}.`,
  );
  return result;
}

/** Baseline: the same three questions offered with every answer. */
const sameQuestions = {
  en: ['How much does a plan cost?', 'What does a plan include?', 'Can I cancel anytime?'],
  es: ['¿Cuánto cuesta un plan?', '¿Qué incluye un plan?', '¿Puedo cancelar en cualquier momento?'],
};

function share(tally: Tally | undefined, what: 'right' | 'helpful'): string {
  return tally ? `${((100 * tally[what]) / tally.asked).toFixed(1)}%` : '';
}

if (import.meta.main) {
  const [first, ...rest] = process.argv.slice(2);
  const parts: Record<string, () => Promise<number>> = {
    audit: evalAudit,
    conversations: evalConversations,
    exam: evalExam,
    personas: evalPersonas,
  };
  const part = parts[first ?? ''];
  process.exitCode = await (part ? part() : runEval(first ? [first, ...rest] : []));
}
