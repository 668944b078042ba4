import type { PlanId } from '../../app/facts/prices.ts';
import { begun, continued } from './continued.ts';
import { filled } from './filled.ts';
import { fitted } from './fitted.ts';
import type { Ask } from './frame.ts';
import { type FrameTold, frameAfter } from './frame-after.ts';
import { readingOf } from './reading.ts';
import { sumFor } from './sums.ts';

/** Wednesday, March 4, 2026, at noon in Washington. */
export const now = Date.UTC(2026, 2, 4, 17);

/** Computes sums for tests. @param aboutPrice whether the conversation is about money. */
export function sumsAbout(aboutPrice: boolean) {
  const about = (...plans: PlanId[]) => ({ plans, now, aboutPrice });
  return {
    about,
    /** The sum that a question asks for. */
    answer: (text: string, ...plans: PlanId[]) => sumFor(text, about(...plans))?.en,
    /** The sum after a message that goes on with the one of another. */
    after(first: string, next: string, ...plans: PlanId[]) {
      const frame = filled(begun(readingOf(first, [])), { plans });
      const reading = readingOf(next, []);
      const ask = reading.ask ?? frame.ask;
      const told = fitted({ ...reading, ask }, ask, frame);
      return sumFor(next, {
        ...about(...plans),
        frame: filled(continued(frame, told), { plans }),
        asked: true,
      })?.en;
    },
  };
}

/** What a message says of a sum, which asks for `ask` at this probability. */
export function frameTold(
  before: FrameTold,
  folded: string,
  { ask, probability = 1, plan }: { ask: Ask; probability?: number; plan?: PlanId },
) {
  const plans = plan ? [plan] : [];
  return frameAfter(
    before,
    {
      folded,
      plans,
      wanted: { sum: { ask, probability } },
      about: { name: plan ?? 'none', plans },
      hasContact: false,
    },
    {},
  );
}
