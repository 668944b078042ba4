import type { Database, Tx } from '../db/client.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../services.ts';
import type { EventType } from './event.ts';
import { failingFor, noteFailing, noteWorking, switchOff } from './health.ts';
import { bringForward, end, keepRemaining, postpone, recordAttempt } from './ledger.ts';
import { type Channel, type Claimed, channelOf, type Kind, type Outcome } from './model.ts';
import { planNotice } from './notices.ts';
import type { Outbox } from './outbox.ts';
import { retryDelay } from './schedule.ts';

/** Writes down what an attempt came to, and all that follows from it, in one transaction. */
export type Settle = (delivery: Claimed, outcome: Outcome) => Promise<void>;

export interface SettleOptions {
  db: Database;
  clock: Clock;
  log: Log;
  outbox: Outbox;
  /** Every event of the ledger. */
  events: readonly EventType[];
  /** The event that tells the owner of a channel in trouble. */
  trouble: EventType;
  /** Whether a webhook can carry it. */
  webhook: boolean;
  /** Names the receiver that a 410 switches off. */
  target: Record<Channel, string>;
  random?: () => number;
}

export function createSettle(options: SettleOptions): Settle {
  return async (delivery, outcome) => {
    const now = options.clock();
    const state = await options.db.write(async (tx) => {
      await recordAttempt(tx, delivery, outcome, now);
      if ('remaining' in outcome) await keepRemaining(tx, delivery, outcome.remaining ?? []);
      return follow(options, tx, { delivery, outcome, now });
    });
    logAttempt(options.log, delivery, outcome, state);
  };
}

interface Step {
  delivery: Claimed;
  outcome: Outcome;
  now: number;
}

type Result = 'delivered' | 'skipped' | 'failed' | 'waiting';

async function follow(options: SettleOptions, tx: Tx, step: Step): Promise<Result> {
  const { delivery, outcome, now } = step;
  const { words } = outcome;
  switch (outcome.result) {
    case 'delivered':
      await close(options, tx, step, 'delivered');
      if (await noteWorking(tx, delivery.channel)) await bringForward(tx, delivery.channel, now);
      return 'delivered';
    case 'skipped':
      await close(options, tx, step, 'skipped');
      return 'skipped';
    case 'refused':
      return giveUp(options, tx, step);
    case 'gone':
      await switchOff(tx, delivery.channel, {
        target: options.target[delivery.channel],
        words,
        now,
      });
      return giveUp(options, tx, step);
    case 'failed':
      return retry(options, tx, { delivery, outcome, now });
  }
}

async function retry(
  options: SettleOptions,
  tx: Tx,
  step: Step & { outcome: Outcome & { result: 'failed' } },
): Promise<Result> {
  const { delivery, outcome, now } = step;
  if (outcome.scope === 'channel') {
    const since = await noteFailing(tx, delivery.channel, outcome.words, now);
    if (now - since >= failingFor) await tell(options, tx, step);
  }
  const random = options.random ?? Math.random;
  const delay = retryDelay(delivery.attempts - delivery.replayed_after, random());
  if (delay === undefined) return giveUp(options, tx, step);
  await postpone(tx, delivery, now + Math.max(delay, outcome.retryAfter ?? 0), outcome.words);
  return 'waiting';
}

async function giveUp(options: SettleOptions, tx: Tx, step: Step): Promise<Result> {
  if (await close(options, tx, step, 'failed')) await tell(options, tx, step);
  return 'failed';
}

/** Ends the step's delivery. @returns whether this call ended it. */
function close(
  { events }: SettleOptions,
  tx: Tx,
  { delivery, outcome, now }: Step,
  state: Exclude<Result, 'waiting'>,
): Promise<boolean> {
  const forget = events.some(({ name, secret }) => secret && name === delivery.event);
  const words = state === 'delivered' ? null : outcome.words;
  return end(tx, delivery, { state, words, now, forget });
}

/** Tells the owner by the way that is not in trouble, at most once a day. */
async function tell({ outbox, trouble, webhook }: SettleOptions, tx: Tx, step: Step) {
  const { delivery, outcome, now } = step;
  const by = wayToTell(delivery.kind, outcome.result, webhook);
  if (!by) return;
  const { channel } = delivery;
  const due = await planNotice(tx, `${trouble.name}:${channel}`, { now, soonest: now });
  if (due !== undefined) await outbox.enqueue(tx, trouble, { id: channel, only: [by], due });
}

/** A visitor's address that does not exist is no trouble of the mail server, so mail can tell it. */
function wayToTell(kind: Kind, result: Outcome['result'], webhook: boolean): Kind | undefined {
  if (channelOf(kind) === 'webhook') return 'owner-email';
  if (webhook) return 'webhook';
  return kind === 'visitor-email' && result === 'refused' ? 'owner-email' : undefined;
}

/** No words of the receiver: they may name a person. The ledger has them. */
function logAttempt(log: Log, delivery: Claimed, outcome: Outcome, state: Result): void {
  const fields = {
    delivery: delivery.id,
    event: delivery.event,
    subject: delivery.subject_id,
    kind: delivery.kind,
    attempt: delivery.attempts,
    outcome: outcome.result,
  };
  if (state === 'failed') log.error(fields, 'A delivery was given up');
  else if (outcome.result === 'failed')
    log.warn(fields, 'A delivery failed and will be tried again');
  else log.info(fields, `A delivery was ${outcome.result}`);
}
