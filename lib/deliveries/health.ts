import { sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import { type Channel, type ChannelRow, channels, type Kind } from './model.ts';
import { probeEvery } from './recovery.ts';

/** Milliseconds that a channel fails before the owner is notified: longer than a restart takes. */
export const failingFor = 15 * 60 * 1000;

/** Milliseconds that a given-up delivery counts against its channel's health. */
const recent = 24 * 60 * 60 * 1000;

/** A channel's state, as monitoring sees it. */
export interface ChannelHealth {
  channel: Channel;
  /** `failing` from the first failure of the whole channel until the next success. */
  state: 'fine' | 'failing' | 'off';
  /** When that state began, epoch milliseconds; null while it is `fine`. */
  since: number | null;
  /** Deliveries not yet sent. */
  waiting: number;
  /** Deliveries given up within the last day. */
  failed: number;
  /** Waiting mails to the owner that the mail server refused (refused-mail.ts). */
  refused: number;
  /** How many of the given-up ones were for visitors: mostly mistyped addresses. */
  failedVisitors: number;
  lastError: string | null;
  /** Until when nothing is sent, because the receiver asked for it; null unless `failing`. */
  heldUntil: number | null;
}

/**
 * Returns the health of each channel.
 * @param now epoch milliseconds.
 */
export async function channelsHealth(
  read: Database['read'],
  now: number,
): Promise<ChannelHealth[]> {
  const [rows, waiting, refused, failed] = await Promise.all([
    read.selectFrom('channels').selectAll().execute(),
    countWaiting(read).execute(),
    countWaiting(read).where('refused_at', 'is not', null).execute(),
    countFailed(read, now),
  ]);
  const sum = (counts: Count[], of: (count: Count) => boolean) =>
    counts.filter(of).reduce((total, { count }) => total + count, 0);
  return channels.map((channel) => {
    const row = rows.find((found) => found.channel === channel);
    return {
      channel,
      ...stateOf(row, now),
      waiting: sum(waiting, (count) => count.channel === channel),
      refused: sum(refused, (count) => count.channel === channel),
      failed: sum(failed, (count) => count.channel === channel),
      failedVisitors: sum(failed, ({ kind }) => kind === 'visitor-email' && channel === 'email'),
    };
  });
}

/**
 * Whether the site delivers: no channel is off or has failed for long, and nothing for the owner was
 * refused or given up. A visitor's mistyped address is not the site's failure.
 */
export function isDelivering(health: ChannelHealth[], now: number): boolean {
  return health.every(
    ({ state, since, refused, failed, failedVisitors }) =>
      refused === 0 &&
      failed === failedVisitors &&
      (state === 'fine' || (state === 'failing' && now - (since ?? 0) < failingFor)),
  );
}

function stateOf(
  row: ChannelRow | undefined,
  now: number,
): Pick<ChannelHealth, 'state' | 'since' | 'lastError' | 'heldUntil'> {
  const lastError = row?.last_error ?? null;
  if (row?.off_at) return { state: 'off', since: row.off_at, lastError, heldUntil: null };
  if (row?.failing_since) {
    const heldUntil = row.hold_until && row.hold_until > now ? row.hold_until : null;
    return { state: 'failing', since: row.failing_since, lastError, heldUntil };
  }
  return { state: 'fine', since: null, lastError: null, heldUntil: null };
}

interface Count {
  channel: Channel;
  kind: Kind;
  count: number;
}

function countByKind(read: Database['read']) {
  return read
    .selectFrom('deliveries')
    .select((e) => ['channel', 'kind', e.fn.countAll<number>().as('count')])
    .groupBy(['channel', 'kind']);
}

/** Counts by kind. Literals let the partial indexes be used, which have no delivered rows. */
export function countWaiting(read: Database['read']) {
  return countByKind(read).where('state', '=', sql.lit('waiting'));
}

/** Counts of those given up within the last day. @param now epoch milliseconds. */
export function countFailed(read: Database['read'], now: number): Promise<Count[]> {
  return countByKind(read)
    .where('state', '=', sql.lit('failed'))
    .where('ended_at', '>', now - recent)
    .execute();
}

/** A failure of a whole channel. */
export interface ChannelFailure {
  detail: string;
  /** Milliseconds for which the receiver asked to be left alone. */
  retryAfter: number | undefined;
  now: number;
}

/**
 * Records a failure of a whole channel. What the receiver asked for in an earlier answer stays in
 * force.
 * @returns the time of the first failure since the last success.
 */
export async function recordFailure(
  tx: Tx,
  channel: Channel,
  { detail, retryAfter, now }: ChannelFailure,
): Promise<number> {
  const hold_until = retryAfter === undefined ? null : now + retryAfter;
  const probe_at = now + probeEvery;
  const { failing_since } = await tx
    .insertInto('channels')
    .values({ channel, failing_since: now, last_error: detail, probe_at, hold_until })
    .onConflict((conflict) =>
      conflict.column('channel').doUpdateSet((e) => ({
        failing_since: e.fn.coalesce('channels.failing_since', e.ref('excluded.failing_since')),
        last_error: e.ref('excluded.last_error'),
        probe_at,
        ...(hold_until !== null && { hold_until }),
      })),
    )
    .returning('failing_since')
    .executeTakeFirstOrThrow();
  return failing_since ?? now;
}

/**
 * Records that a channel works.
 * @returns whether it had been failing.
 */
export async function recordSuccess(tx: Tx, channel: Channel): Promise<boolean> {
  const result = await tx
    .updateTable('channels')
    .set({ failing_since: null, last_error: null, probe_at: null, hold_until: null })
    .where('channel', '=', channel)
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Switches a channel off for one receiver; another address in the settings switches it back on. */
export async function switchOff(
  tx: Tx,
  channel: Channel,
  { target, detail, now }: { target: string; detail: string; now: number },
): Promise<void> {
  const off = { off_target: target, off_at: now, last_error: detail, failing_since: null };
  await tx
    .insertInto('channels')
    .values({ channel, ...off })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(off))
    .execute();
}

/** Switches a channel back on, also one that its receiver holds. */
export async function switchOn(tx: Tx, channel: Channel): Promise<void> {
  await tx
    .updateTable('channels')
    .set({ off_target: null, off_at: null, last_error: null, hold_until: null })
    .where('channel', '=', channel)
    .execute();
}
