import type { Insertable } from 'kysely';
import type { Database } from '../db/client.ts';
import { type Clock, toJson } from '../db/columns.ts';
import { type AnswerBody, type Claim, insertOnce, type Once, once } from '../db/idempotency.ts';
import { insertRows, into } from '../db/insert.ts';
import type { ScreeningColumns, Tables } from '../db/tables.ts';
import type { Enqueueable, Outbox } from '../deliveries/outbox.ts';
import { planHeldNotice, type ScreenedTable } from './held.ts';
import { phraseSignals } from './phrases.ts';
import type { Origin, Rates } from './rates.ts';
import { type Entries, fieldSignals, linkSignals, type Signal } from './signals.ts';

/** A form's entries and how they were sent. */
export interface Submission extends Entries, Origin {
  /** Content of the honeypot, the field that people don't see. */
  honeypot: string;
  /** Milliseconds from opening the page to sending; undefined without JavaScript. */
  elapsed: number | undefined;
}

export interface Verdict {
  /** Whether the submission is held for the owner's review. */
  held: boolean;
  /** The signs of spam, the strongest first. */
  reasons: Signal[];
}

/** Sum of weights at which a submission is held. Few signs reach it alone. */
export const threshold = 1;

/**
 * Screens a submission and passes the verdict to `store`. The submission counts towards the rates if
 * it was newly stored: not if its idempotency key was repeated, and not if storing failed, since its
 * sender will try again.
 */
export async function storeScreened<B extends AnswerBody>(
  rates: Rates,
  submission: Submission,
  now: number,
  store: (verdict: Verdict) => Promise<Once<B>>,
): Promise<Once<B>> {
  const { signals, undo } = rates.count(submission, now);
  let isNew = false;
  try {
    const stored = await store(screen(submission, signals));
    isNew = stored.kind === 'done';
    return stored;
  } finally {
    if (!isNew) undo();
  }
}

/** The columns of a new row that store its verdict. */
export function screeningColumns(
  verdict: Verdict,
  now: number,
  request: string | undefined,
): ScreeningColumns {
  return {
    set_aside_at: verdict.held ? now : null,
    spam_reasons: verdict.held ? toJson(verdict.reasons) : null,
    released_at: null,
    request_id: request ?? null,
  };
}

/** A new row of a screened form. */
export interface NewRow<T extends ScreenedTable> {
  table: T;
  row: Insertable<Tables[T]> & ScreeningColumns & { id: string };
  /** What its messages are about. */
  event: Enqueueable;
  /** The client's network address. */
  source: string | undefined;
}

/**
 * Stores a row once per key (see `once`) and enqueues the messages about it; if it is held, only the
 * owner's daily notice. The answer has its id.
 */
export async function insertScreened<T extends ScreenedTable>(
  services: { db: Database; outbox: Outbox; clock: Clock },
  claim: Claim | undefined,
  { table, row, event, source }: NewRow<T>,
): Promise<Once<{ id: string }>> {
  const { outbox, clock } = services;
  const answer = { status: 201, body: { id: row.id } };
  if (row.set_aside_at !== null) {
    return once(services, claim, answer, async (tx) => {
      await insertRows(tx, table, [row]);
      await planHeldNotice(tx, outbox, clock());
    });
  }
  const request = row.request_id ?? undefined;
  const deliveries = outbox.deliveries(event, { id: row.id, source, request });
  const stored = await insertOnce(services, claim, answer, [into(table, [row]), deliveries]);
  outbox.wake();
  return stored;
}

/**
 * Decides whether a submission is held for review. The sender gets the benefit of the doubt: missing
 * JavaScript, another alphabet or haste never suffice alone.
 * @param counted signs from the sender's rates.
 */
export function screen(submission: Submission, counted: readonly Signal[] = []): Verdict {
  const reasons = [
    ...botSignals(submission),
    ...counted,
    ...linkSignals(submission),
    ...phraseSignals(submission),
    ...fieldSignals(submission),
  ].sort((a, b) => b.weight - a.weight);
  const weight = reasons.reduce((sum, signal) => sum + signal.weight, 0);
  return { held: weight >= threshold - 1e-9, reasons };
}

/** Signs that a program sent the form. */
function botSignals({ honeypot, elapsed }: Submission): Signal[] {
  const signals: Signal[] = [];
  if (honeypot.trim() !== '') signals.push({ reason: 'filled in the hidden field', weight: 1 });
  if (elapsed === undefined || elapsed < 0) return signals;
  // Autofill, a paste and a click take a practiced person about three seconds.
  if (elapsed < 2500) {
    const seconds = (elapsed / 1000).toFixed(1);
    signals.push({ reason: `sent ${seconds} s after the page was opened`, weight: 0.35 });
  }
  return signals;
}
