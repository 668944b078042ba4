import type { Database } from '../lib/db/client.ts';
import { type ChannelHealth, channelsHealth } from '../lib/deliveries/health.ts';
import type { AttemptRow, DeliveryRow } from '../lib/deliveries/model.ts';
import { localTime, plain, wrap } from '../server/terminal/text.ts';

const WIDTH = 100;

export interface ListOptions {
  limit: number;
  /** Only those about the row of this id, for example a lead. */
  about?: string | undefined;
  /** Only those to one address. */
  to?: Recipient | undefined;
  /** Only those given up. */
  failed?: boolean;
  /** Only those not sent on purpose. */
  skipped?: boolean;
}

/** Whom an address belongs to: the subjects whose visitor it is, and whether it is the owner's. */
export interface Recipient {
  subjects: string[];
  owner: boolean;
}

/** Lists deliveries, newest first, as lines for the terminal. */
export async function listDeliveries(
  read: Database['read'],
  { limit, about, to, failed = false, skipped = false }: ListOptions,
): Promise<string> {
  const rows = await read
    .selectFrom('deliveries')
    .selectAll()
    .$if(about !== undefined, (query) => query.where('subject_id', '=', about ?? ''))
    .$if(to !== undefined, (query) =>
      query.where((e) =>
        e.or([
          // PostgreSQL refuses an empty list.
          ...(to?.subjects.length
            ? [e.and([e('kind', '=', 'visitor-email'), e('subject_id', 'in', to.subjects)])]
            : []),
          ...(to?.owner ? [e('kind', '=', 'owner-email')] : []),
        ]),
      ),
    )
    .$if(failed, (query) => query.where('state', '=', 'failed'))
    .$if(skipped, (query) => query.where('state', '=', 'skipped'))
    .$if(failed, (query) => query.orderBy('ended_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => `${describe(row).join('\n')}\n`).join('');
}

/** Describes a delivery with every attempt; undefined when the id is unknown. */
export async function describeDelivery(
  read: Database['read'],
  id: string,
): Promise<string | undefined> {
  const row = await read
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const attempts = await read
    .selectFrom('delivery_attempts')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('number')
    .execute();
  return `${[...describe(row), ...attempts.flatMap(describeAttempt)].join('\n')}\n`;
}

function describe(row: DeliveryRow): string[] {
  const { id, kind, event, subject_id, created_at, attempts, last_error, refused_at, state } = row;
  return [
    `${localTime(created_at)} · ${event} · ${kind} · ${stateOf(row)}`,
    `  ${id} about ${plain(subject_id)}`,
    ...(last_error
      ? wrap(`  after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: `, last_error, WIDTH)
      : []),
    ...(refused_at === null
      ? []
      : ['  refused: a notice without the visitor’s text takes its place']),
    ...(state === 'failed' || state === 'skipped'
      ? [`  send again: npm run deliveries -- --replay ${id}`]
      : []),
  ];
}

function stateOf({ state, claim, due_at, ended_at }: DeliveryRow): string {
  if (state !== 'waiting') return `${state} ${localTime(ended_at ?? 0)}`;
  return claim ? 'being sent' : `waiting until ${localTime(due_at)}`;
}

function describeAttempt({ number, started_at, outcome, words }: AttemptRow): string[] {
  const result = outcome ?? 'no outcome: in progress, or its process was killed';
  return wrap(`  ${number}. ${localTime(started_at)} ${result}: `, words ?? '', WIDTH);
}

/** Describes the channels' health, a line each. */
export async function describeChannels(read: Database['read'], now: number): Promise<string> {
  return (await channelsHealth(read, now)).map(describeChannel).join('\n');
}

function describeChannel(health: ChannelHealth) {
  const { channel, state, since, waiting, refused, failed, lastError, heldUntil } = health;
  const time = since === null ? '' : ` since ${localTime(since)}`;
  const why = lastError ? `: ${plain(lastError)}` : '';
  const held = heldUntil === null ? '' : `, held by the receiver until ${localTime(heldUntil)}`;
  const waits = refused === 0 ? `${waiting} waiting` : `${waiting} waiting (${refused} refused)`;
  return `${channel}: ${state}${time}${held}, ${waits}, ${failed} given up in the last day${why}`;
}
