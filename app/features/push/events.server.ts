import * as v from 'valibot';
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

/** A device to notify, and the hours in which its owner wants that. */
interface Target {
  device: PushDeviceRow;
  hours: Hours;
  now: number;
}

/** Age in ms at which an entry is no longer pushed: the reminders and the inbox have it. */
const pushedFor = 24 * 60 * 60 * 1000;

/** Event: something came in, or was released. Each device gets a push, unless it was answered before. */
export const entryArrived = defineEvent<Target & { id: string; origin: Origin }>({
  name: 'entry.arrived',
  about: 'entry',
  load: async (read, subject) => {
    if (subject.now - subject.at > pushedFor) return undefined;
    const target = await targetOf(read, subject);
    const entry = await read
      .selectFrom('entries')
      .select(['id', 'origin'])
      .where('id', '=', subject.id)
      .where('status', '=', 'new')
      .where('held', '=', 0)
      .executeTakeFirst();
    return target && entry && { ...target, ...entry };
  },
  attempted: recordOnDevice,
  messages: {
    push: ({ id, origin, ...target }) =>
      quietly(target) ?? {
        ...messageTo(target, { ...notifications.arrived[origin], id }),
        ttl: pushedFor / 1000,
      },
  },
});

/** Event: a promised reply is due soon. It always comes, whatever the hours. */
export const replyDue = defineEvent<Target & { id: string; origin: Origin; dueAt: number }>({
  name: 'reply.due',
  about: 'entry',
  load: async (read, subject) => {
    const target = await targetOf(read, subject);
    const entry = await read
      .selectFrom('entries')
      .select(['id', 'origin', 'due_at as dueAt'])
      .where('id', '=', subject.id)
      .where('due_at', '>', subject.now)
      .executeTakeFirst();
    return target && entry && { ...target, ...entry, dueAt: entry.dueAt ?? 0 };
  },
  attempted: recordOnDevice,
  messages: {
    push: ({ id, origin, dueAt, ...target }) =>
      paused(target) ?? {
        ...messageTo(target, { ...notifications.due[origins[origin].kind], id }),
        urgency: 'high',
        ttl: Math.ceil((dueAt - target.now) / 1000),
      },
  },
});

/** Event: an owner tries a device. */
export const deviceTested = defineEvent<Target>({
  name: 'device.tested',
  about: 'device',
  load: targetOf,
  attempted: recordOnDevice,
  messages: {
    push: (target) =>
      paused(target) ?? {
        ...messageTo(target, { ...notifications.test, id: undefined }),
        urgency: 'high',
        ttl: 60,
      },
  },
});

const payload = v.object({ device: v.string() });

const deviceOf = (json: Json | null) => (json === null ? '' : fromJson(payload, json).device);

/** The device that a delivery is for; undefined once it is removed. */
async function targetOf(read: Read, { payload: json, now }: Subject): Promise<Target | undefined> {
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

function quietly(target: Target): Deferred | undefined {
  const until = quietUntil(target.now, target.hours);
  return until === undefined ? paused(target) : { until, why: 'it is within the quiet hours' };
}

function paused({ device, now }: Target): Deferred | undefined {
  const until = device.held_until;
  return until !== null && until > now
    ? { until, why: 'its push service asked to be left alone' }
    : undefined;
}

/** What a device shows: no personal data, since anybody who sees the phone sees it. */
function messageTo(
  { device, hours, now }: Target,
  { id, ...text }: { title: string; body: string; id: string | undefined },
): Omit<PushMessage, 'ttl'> {
  const silent = !isBusinessTime(now, hours);
  const { endpoint, p256dh, auth } = device;
  return {
    subscription: { endpoint, p256dh, auth },
    data: { ...text, path: id ? `/inbox/entry/${id}` : '/inbox', tag: id ?? 'test', silent },
    urgency: silent ? 'normal' : 'high',
    // A reminder replaces a notification that the device hasn't received yet.
    topic: (id ?? device.id).replaceAll('-', '').slice(0, 32),
  };
}

/** Records what a push service answered: removes a device that is gone, and stores a pause. */
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
