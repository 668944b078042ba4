import type { Database, Tx } from '../db/client.ts';
import type { Channel, ChannelRow, Kind } from './model.ts';

/** Milliseconds of failing after which the owner is told: longer than a restart takes. */
export const failingFor = 15 * 60 * 1000;

/** Given-up deliveries count against a channel's health for this long: a day. */
const recent = 24 * 60 * 60 * 1000;

/** A channel for whoever watches the site. */
export interface ChannelHealth {
  channel: Channel;
  /** `failing` from the first failure that concerns the whole channel until the next success. */
  state: 'fine' | 'failing' | 'off';
  /** Epoch milliseconds since when it is so; null while it is fine. */
  since: number | null;
  /** Deliveries not yet sent. */
  waiting: number;
  /** Deliveries given up within a day. */
  failed: number;
  /** Those of them that were for visitors: most are mistyped addresses. */
  failedVisitors: number;
  lastError: string | null;
}

/**
 * How each channel that has anything to tell does.
 * @param now epoch milliseconds.
 */
export async function channelsHealth(
  read: Database['read'],
  now: number,
): Promise<ChannelHealth[]> {
  const [rows, waiting, failed] = await Promise.all([
    read.selectFrom('channels').selectAll().execute(),
    countWaiting(read),
    countFailed(read, now - recent),
  ]);
  const sum = (counts: Count[], of: (count: Count) => boolean) =>
    counts.filter(of).reduce((total, { count }) => total + count, 0);
  return (['email', 'webhook'] as const).map((channel) => {
    const row = rows.find((found) => found.channel === channel);
    return {
      channel,
      ...stateOf(row),
      waiting: sum(waiting, (count) => count.channel === channel),
      failed: sum(failed, (count) => count.channel === channel),
      failedVisitors: sum(failed, ({ kind }) => kind === 'visitor-email' && channel === 'email'),
    };
  });
}

/**
 * Whether the site can be said to deliver: nothing off, nothing failing for long, nothing given up
 * that was for the owner. A visitor's mistyped address is not the site's failure.
 */
export function isDelivering(health: ChannelHealth[], now: number): boolean {
  return health.every(
    ({ state, since, failed, failedVisitors }) =>
      failed === failedVisitors &&
      (state === 'fine' || (state === 'failing' && now - (since ?? 0) < failingFor)),
  );
}

function stateOf(
  row: ChannelRow | undefined,
): Pick<ChannelHealth, 'state' | 'since' | 'lastError'> {
  if (row?.off_at) return { state: 'off', since: row.off_at, lastError: row.last_error };
  if (row?.failing_since) {
    return { state: 'failing', since: row.failing_since, lastError: row.last_error };
  }
  return { state: 'fine', since: null, lastError: null };
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

function countWaiting(read: Database['read']): Promise<Count[]> {
  return countByKind(read).where('state', '=', 'waiting').execute();
}

function countFailed(read: Database['read'], since: number): Promise<Count[]> {
  return countByKind(read).where('state', '=', 'failed').where('ended_at', '>', since).execute();
}

/**
 * Notes that a channel as a whole has failed.
 * @returns since when it fails.
 */
export async function noteFailing(
  tx: Tx,
  channel: Channel,
  words: string,
  now: number,
): Promise<number> {
  const { failing_since } = await tx
    .insertInto('channels')
    .values({ channel, failing_since: now, last_error: words, off_target: null, off_at: null })
    .onConflict((conflict) =>
      conflict.column('channel').doUpdateSet((e) => ({
        failing_since: e.fn.coalesce('channels.failing_since', e.ref('excluded.failing_since')),
        last_error: e.ref('excluded.last_error'),
      })),
    )
    .returning('failing_since')
    .executeTakeFirstOrThrow();
  return failing_since ?? now;
}

/**
 * Notes that a channel works.
 * @returns whether it had been failing.
 */
export async function noteWorking(tx: Tx, channel: Channel): Promise<boolean> {
  const result = await tx
    .updateTable('channels')
    .set({ failing_since: null, last_error: null })
    .where('channel', '=', channel)
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Switches a channel off for one receiver; another address in the settings switches it on again. */
export async function switchOff(
  tx: Tx,
  channel: Channel,
  { target, words, now }: { target: string; words: string; now: number },
): Promise<void> {
  const off = { off_target: target, off_at: now, last_error: words, failing_since: null };
  await tx
    .insertInto('channels')
    .values({ channel, ...off })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(off))
    .execute();
}

/** Switches a channel on again. */
export async function switchOn(tx: Tx, channel: Channel): Promise<void> {
  await tx
    .updateTable('channels')
    .set({ off_target: null, off_at: null, last_error: null })
    .where('channel', '=', channel)
    .execute();
}
