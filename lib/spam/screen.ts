import type { AnswerBody, Once } from '../db/idempotency.ts';
import type { SignalInput } from './input.ts';
import { linkSignals } from './links.ts';
import { phraseSignals } from './phrases.ts';
import type { Origin, Rates } from './rates.ts';
import type { Signal } from './signal.ts';
import { wordSignals } from './words.ts';

/** What a visitor's form held and how it came. */
export interface Submission extends SignalInput, Origin {
  /** The field that people do not see. */
  trap: string;
  /** Milliseconds from opening the page to sending; undefined with JavaScript off. */
  elapsed: number | undefined;
}

export interface Verdict {
  setAside: boolean;
  /** What spoke against it, for the owner, the strongest first. */
  reasons: Signal[];
}

/** Together they must reach this: no single weak sign, and no single habit of writing, does. */
export const threshold = 1;

/**
 * Screens a submission and hands the verdict to `store`. It counts for those after it when it was
 * stored anew: not as a repeat of a key, and not when storing failed and the sender tries again.
 */
export async function storeScreened<B extends AnswerBody>(
  rates: Rates,
  submission: Submission,
  now: number,
  store: (verdict: Verdict) => Promise<Once<B>>,
): Promise<Once<B>> {
  const { signals, takeBack } = rates.note(submission, now);
  let isNew = false;
  try {
    const stored = await store(screen(submission, signals));
    isNew = stored.kind === 'done';
    return stored;
  } finally {
    if (!isNew) takeBack();
  }
}

/**
 * Whether a submission is to be set aside until the owner has seen it. Nothing is thrown away, so a
 * doubt goes to the sender: missing JavaScript, another alphabet or haste alone never reach the mark.
 *
 * @param counted what its rate gives away.
 */
export function screen(submission: Submission, counted: readonly Signal[] = []): Verdict {
  const reasons = [
    ...trapSignals(submission),
    ...counted,
    ...linkSignals(submission),
    ...phraseSignals(submission),
    ...wordSignals(submission),
  ].sort((a, b) => b.weight - a.weight);
  const weight = reasons.reduce((sum, signal) => sum + signal.weight, 0);
  return { setAside: weight >= threshold - 1e-9, reasons };
}

function trapSignals({ trap, elapsed }: Submission): Signal[] {
  const signals: Signal[] = [];
  if (trap.trim() !== '')
    signals.push({ reason: 'filled the field that people do not see', weight: 1 });
  if (elapsed === undefined || elapsed < 0) return signals;
  // Autofill, a paste and a click take a practised person about three seconds.
  if (elapsed < 2500) {
    const seconds = (elapsed / 1000).toFixed(1);
    signals.push({ reason: `sent ${seconds} s after the page was opened`, weight: 0.35 });
  }
  return signals;
}
