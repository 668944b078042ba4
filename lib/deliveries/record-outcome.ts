import type { Database, Tx } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import type { Log } from '../log.ts';
import { planNotice } from './daily-limits.ts';
import type { EventType } from './event.ts';
import { failingFor, recordFailure, recordSuccess, switchOff } from './health.ts';
import {
  bringForward,
  defer,
  end,
  keepRemaining,
  postpone,
  recordAttempt,
  recordRefusal,
} from './ledger.ts';
import { type Channel, type Claimed, channelOf, type Kind, type Outcome } from './model.ts';
import type { Outbox } from './outbox.ts';
import { retryDelay } from './retry-delays.ts';

/** Records the outcome of an attempt and everything that follows from it, in one transaction. */
export type RecordOutcome = (delivery: Claimed, outcome: Outcome) => Promise<void>;

export interface RecordOutcomeOptions {
  db: Database;
  clock: Clock;
  log: Log;
  outbox: Outbox;
  /** Every event of the ledger. */
  events: readonly EventType[];
  /** The event that notifies the owner of a failing channel. */
  failingEvent: EventType;
  /** Whether a webhook receiver is configured. */
  webhook: boolean;
  /** Identifies the receiver that a 410 switches off. */
  target: Record<Channel, string>;
  random?: () => number;
  /** Called with each attempt once its outcome is stored. */
  onAttempt?: OnAttempt | undefined;
}

export type OnAttempt = (delivery: Claimed, outcome: Outcome, now: number) => void;

export function createRecordOutcome(options: RecordOutcomeOptions): RecordOutcome {
  return async (delivery, outcome) => {
    const now = options.clock();
    const state = await options.db.write(async (tx) => {
      await recordAttempt(tx, delivery, outcome, now);
      if ('remaining' in outcome) await keepRemaining(tx, delivery, outcome.remaining ?? []);
      const event = options.events.find(({ name }) => name === delivery.event);
      await event?.attempted?.(tx, { payload: delivery.payload, outcome, now });
      return applyOutcome(options, tx, { delivery, outcome, now });
    });
    logAttempt(options.log, delivery, outcome, state);
    options.onAttempt?.(delivery, outcome, now);
  };
}

interface Attempt {
  delivery: Claimed;
  outcome: Outcome;
  now: number;
}

type Result = 'delivered' | 'skipped' | 'failed' | 'waiting';

async function applyOutcome(
  options: RecordOutcomeOptions,
  tx: Tx,
  attempt: Attempt,
): Promise<Result> {
  const { delivery, outcome, now } = attempt;
  const { channel } = delivery;
  switch (outcome.result) {
    case 'delivered':
      await close(options, tx, attempt, 'delivered');
      if (await recordSuccess(tx, channel)) await bringForward(tx, channel, now);
      return 'delivered';
    case 'skipped':
      await close(options, tx, attempt, 'skipped');
      return 'skipped';
    case 'refused':
      return delivery.kind === 'owner-email'
        ? retryAsNotice(options, tx, attempt)
        : giveUp(options, tx, attempt);
    case 'deferred':
      await defer(tx, delivery, outcome.until, outcome.detail);
      return 'waiting';
    case 'gone':
      // One device; the others stay.
      if (channel === 'push') {
        await close(options, tx, attempt, 'skipped');
        return 'skipped';
      }
      await switchOff(tx, channel, {
        target: options.target[channel],
        detail: outcome.detail,
        now,
      });
      return giveUp(options, tx, attempt);
    case 'failed':
      return retry(options, tx, { delivery, outcome, now });
  }
}

async function retry(
  options: RecordOutcomeOptions,
  tx: Tx,
  attempt: Attempt & { outcome: Outcome & { result: 'failed' } },
): Promise<Result> {
  const { delivery, outcome, now } = attempt;
  if (outcome.scope === 'channel') {
    const { detail, retryAfter } = outcome;
    const since = await recordFailure(tx, delivery.channel, { detail, retryAfter, now });
    if (now + (retryAfter ?? 0) - since >= failingFor) await notifyOwner(options, tx, attempt);
  }
  const random = options.random ?? Math.random;
  const delay = retryDelay(delivery.attempts - delivery.replayed_after, random());
  // A probe leaves the retries as they were.
  const due = delivery.scheduled_at ?? (delay === undefined ? undefined : now + delay);
  if (due === undefined) return giveUp(options, tx, attempt);
  await postpone(tx, delivery, Math.max(due, now + (outcome.retryAfter ?? 0)), outcome.detail);
  return 'waiting';
}

/**
 * The owner must hear of a request whatever is in it: after a refusal, the attempts go on with a
 * notice without the visitor's text (refused-mail.ts).
 */
async function retryAsNotice(
  options: RecordOutcomeOptions,
  tx: Tx,
  attempt: Attempt,
): Promise<Result> {
  const { delivery, outcome, now } = attempt;
  const isFirst = await recordRefusal(tx, delivery, now);
  if (isFirst) await notifyOwner(options, tx, attempt);
  const attempts = isFirst ? 1 : delivery.attempts - delivery.replayed_after;
  const delay = retryDelay(attempts, (options.random ?? Math.random)());
  if (delay === undefined) return giveUp(options, tx, attempt);
  await postpone(tx, delivery, now + delay, outcome.detail);
  return 'waiting';
}

async function giveUp(options: RecordOutcomeOptions, tx: Tx, attempt: Attempt): Promise<Result> {
  if (await close(options, tx, attempt, 'failed')) await notifyOwner(options, tx, attempt);
  return 'failed';
}

/** Ends the delivery; returns whether this call ended it. */
function close(
  { events }: RecordOutcomeOptions,
  tx: Tx,
  { delivery, outcome, now }: Attempt,
  state: Exclude<Result, 'waiting'>,
): Promise<boolean> {
  const erasePayload = events.some(({ name, secret }) => secret && name === delivery.event);
  const detail = state === 'delivered' ? null : outcome.detail;
  return end(tx, delivery, { state, detail, now, erasePayload });
}

/** Notifies the owner through the channel that works, at most once a day. */
async function notifyOwner(options: RecordOutcomeOptions, tx: Tx, attempt: Attempt) {
  const { outbox, failingEvent, webhook } = options;
  const { delivery, outcome, now } = attempt;
  const kind = noticeKind(delivery.kind, outcome.result, webhook);
  if (!kind) return;
  const { channel } = delivery;
  const due = await planNotice(tx, `${failingEvent.name}:${channel}`, { now, soonest: now });
  if (due !== undefined) await outbox.enqueue(tx, failingEvent, { id: channel, only: [kind], due });
}

/** A visitor's refused address is no outage of the mail server, so mail can carry that notice. */
function noticeKind(kind: Kind, result: Outcome['result'], webhook: boolean): Kind | undefined {
  if (channelOf(kind) !== 'email') return 'owner-email';
  if (webhook) return 'webhook';
  return kind === 'visitor-email' && result === 'refused' ? 'owner-email' : undefined;
}

/** Logs an attempt without the receiver's answer, which may name a person. The ledger has it. */
function logAttempt(log: Log, delivery: Claimed, outcome: Outcome, state: Result): void {
  const fields = {
    delivery: delivery.id,
    event: delivery.event,
    subject: delivery.subject_id,
    // Left out of the line where there is none.
    request: delivery.request_id ?? undefined,
    kind: delivery.kind,
    attempt: delivery.attempts,
    outcome: outcome.result,
  };
  if (state === 'failed') log.error(fields, 'A delivery was given up');
  else if (outcome.result === 'refused') {
    log.error(
      fields,
      'The mail server refused a mail to the owner, who gets a notice in its place',
    );
  } else if (outcome.result === 'deferred') log.info(fields, 'A delivery was deferred');
  else if (state === 'waiting') log.warn(fields, 'A delivery failed and will be retried');
  else log.info(fields, `A delivery was ${state}`);
}
