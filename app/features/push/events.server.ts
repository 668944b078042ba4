import * as z from 'zod/mini';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { fromJson, type Json } from '../../../lib/db/columns.ts';
import {
  type Attempted,
  type Deferred,
  defineEvent,
  type PushMessage,
  type Subject,
} from '../../../lib/deliveries/event.ts';
import { type Origin, origins } from '../inbox/origins.ts';
import { notifications } from './copy.ts';
import { always, type Hours, isBusinessTime, quietUntil } from './hours.ts';
import type { PushDeviceRow } from './tables.ts';

type Read = Database['read'];

/** A device and what its owner is to be told. */
interface Told {
  device: PushDeviceRow;
  hours: Hours;
  now: number;
}

/** Time in ms after which an entry is no news: the reminders and the inbox have it. */
const newsFor = 24 * 60 * 60 * 1000;

/** Event: something came in, or was released. Each device gets a push, unless it was answered before. */
export const entryArrived = defineEvent<Told & { id: string; origin: Origin }>({
  name: 'entry.arrived',
  about: 'entry',
  load: async (read, subject) => {
    if (subject.now - subject.at > newsFor) return undefined;
    const told = await toldOf(read, subject);
    const entry = await read
      .selectFrom('entries')
      .select(['id', 'origin'])
      .where('id', '=', subject.id)
      .where('status', '=', 'new')
      .where('held', '=', 0)
      .executeTakeFirst();
    return told && entry && { ...told, ...entry };
  },
  attempted: recordOnDevice,
  messages: {
    push: ({ id, origin, ...told }) =>
      quietly(told) ?? {
        ...messageTo(told, { ...notifications.arrived[origin], id }),
        ttl: newsFor / 1000,
      },
  },
});

/** Event: a promised reply is due soon. It always comes, whatever the hours. */
export const replyDue = defineEvent<Told & { id: string; origin: Origin; dueAt: number }>({
  name: 'reply.due',
  about: 'entry',
  load: async (read, subject) => {
    const told = await toldOf(read, subject);
    const entry = await read
      .selectFrom('entries')
      .select(['id', 'origin', 'due_at as dueAt'])
      .where('id', '=', subject.id)
      .where('due_at', '>', subject.now)
      .executeTakeFirst();
    return told && entry && { ...told, ...entry, dueAt: entry.dueAt ?? 0 };
  },
  attempted: recordOnDevice,
  messages: {
    push: ({ id, origin, dueAt, ...told }) =>
      paused(told) ?? {
        ...messageTo(told, { ...notifications.due[origins[origin].kind], id }),
        urgency: 'high',
        ttl: Math.ceil((dueAt - told.now) / 1000),
      },
  },
});

/** Event: an owner tries a device. */
export const deviceTested = defineEvent<Told>({
  name: 'device.tested',
  about: 'device',
  load: toldOf,
  attempted: recordOnDevice,
  messages: {
    push: (told) =>
      paused(told) ?? {
        ...messageTo(told, { ...notifications.test, id: undefined }),
        urgency: 'high',
        ttl: 60,
      },
  },
});

const payload = z.object({ device: z.string() });

const deviceOf = (json: Json | null) => (json === null ? '' : fromJson(payload, json).device);

/** The device that a delivery is for; undefined once it is removed. */
async function toldOf(read: Read, { payload: json, now }: Subject): Promise<Told | undefined> {
  const row = await read
    .selectFrom('push_devices')
    .leftJoin('push_hours', 'push_hours.owner_id', 'push_devices.owner_id')
    .selectAll('push_devices')
    .select(['business_days', 'business_from', 'business_to', 'quiet_from', 'quiet_to'])
    .where('push_devices.id', '=', deviceOf(json))
    .executeTakeFirst();
  if (!row) return undefined;
  const { business_days, business_from, business_to, quiet_from, quiet_to, ...device } = row;
  const hours =
    business_days === null
      ? always
      : { business_days, business_from, business_to, quiet_from, quiet_to };
  return { device, hours, now };
}

function quietly(told: Told): Deferred | undefined {
  const until = quietUntil(told.now, told.hours);
  return until === undefined ? paused(told) : { until, why: 'it is within the quiet hours' };
}

function paused({ device, now }: Told): Deferred | undefined {
  const until = device.held_until;
  return until !== null && until > now
    ? { until, why: 'its push service asked to be left alone' }
    : undefined;
}

/** What a device shows: no personal data, since anybody sees it who sees the phone. */
function messageTo(
  { device, hours, now }: Told,
  { id, ...text }: { title: string; body: string; id: string | undefined },
): Omit<PushMessage, 'ttl'> {
  const silent = !isBusinessTime(now, hours);
  const { endpoint, p256dh, auth } = device;
  return {
    subscription: { endpoint, p256dh, auth },
    data: { ...text, path: id ? `/inbox/entry/${id}` : '/inbox', tag: id ?? 'test', silent },
    urgency: silent ? 'normal' : 'high',
    // A reminder takes the place of the news that the device hasn't got yet.
    topic: (id ?? device.id).replaceAll('-', '').slice(0, 32),
  };
}

/** Notes what a push service answered: a device that is gone is removed, and a pause is kept. */
async function recordOnDevice(tx: Tx, { payload: json, outcome, now }: Attempted): Promise<void> {
  const id = deviceOf(json);
  if (outcome.result === 'gone') {
    await tx.deleteFrom('push_devices').where('id', '=', id).execute();
  } else if (outcome.result === 'delivered') {
    await tx
      .updateTable('push_devices')
      .set({ pushed_at: now, held_until: null })
      .where('id', '=', id)
      .execute();
  } else if ('retryAfter' in outcome && outcome.retryAfter !== undefined) {
    await tx
      .updateTable('push_devices')
      .set({ held_until: now + outcome.retryAfter })
      .where('service', 'in', (e) =>
        e.selectFrom('push_devices').select('service').where('id', '=', id),
      )
      .execute();
  }
}
