import type { PlanId } from '../../app/facts/prices.ts';
import { begun, continued } from './continued.ts';
import { filled } from './filled.ts';
import { fitted } from './fitted.ts';
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
