import { sql } from 'kysely';
import type { Database } from '../db/client.ts';
import type { GaugeGroup, Sample } from '../gauges.ts';
import { countFailed, countWaiting } from './health.ts';
import { type Channel, channelOf, channels, type Kind, kinds } from './model.ts';

/** Deliveries of a kind among which the oldest is looked for: 4 ms at most, for any queue. */
const lookedAt = 1_000;

/** The delivery ledger: what waits and for how long, what was given up, and which channels fail. */
export const deliveryGauges: GaugeGroup = {
  gauges: {
    site_deliveries_waiting: {
      help: 'Messages that are not sent yet, those with a later time included',
      labels: ['channel', 'kind'],
    },
    site_delivery_oldest_seconds: {
      help: 'Age of the oldest message that is due, or failed and will be retried; 0 without one. Looks at the 1,000 of each kind that are due first',
      labels: ['channel'],
    },
    site_deliveries_given_up: {
      help: 'Messages given up within the last day',
      labels: ['channel', 'kind'],
    },
    site_channel_failing_seconds: {
      help: 'Time since a channel’s first failure after its last success; 0 while it works',
      labels: ['channel'],
    },
    site_channel_off: {
      help: '1 for a channel that its receiver switched off (HTTP 410)',
      labels: ['channel'],
    },
  },
  read: async ({ db: { read }, clock }) => {
    const now = clock();
    const [waiting, failed, rows, oldest] = await Promise.all([
      countWaiting(read).execute(),
      countFailed(read, now),
      read.selectFrom('channels').select(['channel', 'failing_since', 'off_at']).execute(),
      Promise.all(kinds.map((kind) => oldestOf(read, kind, now))),
    ]);
    const seconds = (since: number | null | undefined) => (since ? (now - since) / 1000 : 0);
    const byKind = (gauge: string, counts: typeof waiting): Sample[] =>
      kinds.map((kind) => ({
        gauge,
        labels: { channel: channelOf(kind), kind },
        value: counts.find((count) => count.kind === kind)?.count ?? 0,
      }));
    const byChannel = (gauge: string, value: (channel: Channel) => number): Sample[] =>
      channels.map((channel) => ({ gauge, labels: { channel }, value: value(channel) }));
    const row = (channel: Channel) => rows.find((found) => found.channel === channel);
    const ages = (channel: Channel) =>
      oldest.flatMap(({ kind, at }) => (channelOf(kind) === channel ? seconds(at) : []));
    return [
      ...byKind('site_deliveries_waiting', waiting),
      ...byKind('site_deliveries_given_up', failed),
      ...byChannel('site_delivery_oldest_seconds', (channel) => Math.max(0, ...ages(channel))),
      ...byChannel('site_channel_failing_seconds', (channel) =>
        seconds(row(channel)?.failing_since),
      ),
      ...byChannel('site_channel_off', (channel) => (row(channel)?.off_at ? 1 : 0)),
    ];
  },
};

/** When the oldest delivery of a kind was enqueued, without those that wait for a chosen time. */
async function oldestOf(read: Database['read'], kind: Kind, now: number) {
  const first = read
    .selectFrom('deliveries')
    .select(['created_at', 'due_at', 'attempts', 'replayed_after'])
    .where('state', '=', sql.lit('waiting'))
    .where('channel', '=', channelOf(kind))
    .where('kind', '=', kind)
    .orderBy('due_at')
    .limit(lookedAt);
  const { at } = await read
    .selectFrom(first.as('first'))
    .select((e) => e.fn.min('created_at').as('at'))
    .where((e) => e.or([e('due_at', '<=', now), e('attempts', '>', e.ref('replayed_after'))]))
    .executeTakeFirstOrThrow();
  return { kind, at: at === null ? null : Number(at) };
}
