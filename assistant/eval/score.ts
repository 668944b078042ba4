import type { openAssistant } from './assistant.ts';
import type { QuestionSet } from './case.ts';
import { judge } from './judge.ts';

/** How many questions of a kind, or of a set, were asked and answered rightly. */
export interface Score {
  right: number;
  asked: number;
}

/** Asks every question of a set. */
export async function score(
  assistant: Awaited<ReturnType<typeof openAssistant>>,
  set: QuestionSet,
): Promise<{ kinds: Map<string, Score>; all: Score; wrongPrices: number; wrong: string[] }> {
  const kinds = new Map<string, Score>();
  const all = { right: 0, asked: 0 };
  let wrongPrices = 0;
  const wrong: string[] = [];
  for (const [kind, groups] of Object.entries(set)) {
    const ofKind = { right: 0, asked: 0 };
    kinds.set(kind, ofKind);
    for (const group of groups) {
      for (const question of group.questions) {
        const response = await assistant.ask(question, group.before);
        const found = judge(response, group);
        wrongPrices += found.wrongPrices.length;
        const right = found.faults.length === 0 ? 1 : 0;
        for (const total of [ofKind, all]) {
          total.asked += 1;
          total.right += right;
        }
        if (!right)
          wrong.push(`- ${kind}: ${question}\n  ${found.faults.join('; ')}\n  > ${response}`);
      }
    }
  }
  return { kinds, all, wrongPrices, wrong };
}
