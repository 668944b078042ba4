import { data, redirect } from 'react-router';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { bringDeferredForward } from '../../../lib/deliveries/ledger.ts';
import type { Services } from '../../../lib/services.ts';
import type { Refusal } from '../accounts/account-form.tsx';
import { recordAction } from '../desk/audit-log.server.ts';
import { type done, problems } from './copy.ts';
import { removeDevice } from './devices.server.ts';
import { deviceTested } from './events.server.ts';
import { always, type Hours, minuteOf } from './hours.ts';

/** What a form about notifications asks for. */
export type PushIntent = 'test-device' | 'remove-device' | 'hours';

export const isPushIntent = (intent: string): intent is PushIntent =>
  ['test-device', 'remove-device', 'hours'].includes(intent);

/** Action of the forms about notifications, also from a browser without JavaScript. */
export async function pushAction(
  { db, clock, outbox }: Services,
  ownerId: string,
  entries: Record<string, string> & { intent: PushIntent },
) {
  const { intent, id = '' } = entries;
  const now = clock();
  const record = (tx: Tx, action: string) => recordAction(tx, { ownerId, action }, now);
  switch (intent) {
    case 'test-device': {
      const found = await db.write(async (tx) => {
        const device = await tx
          .selectFrom('push_devices')
          .select('id')
          .where('owner_id', '=', ownerId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (!device) return false;
        await outbox.enqueue(tx, deviceTested, { id, payload: { device: id } });
        await record(tx, 'sent a test notification');
        return true;
      });
      return found ? shown('test') : refuse(409, { failure: problems.gone });
    }
    case 'remove-device': {
      await db.write(async (tx) => {
        if (await removeDevice(tx, ownerId, id)) await record(tx, 'removed a notified device');
      });
      return shown('device');
    }
    case 'hours': {
      const read = readHours(entries);
      if ('errors' in read) return refuse(422, { entries, errors: read.errors });
      await db.write(async (tx) => {
        await saveHours(tx, ownerId, read.hours);
        await bringDeferredForward(tx, 'owner-push', now);
        await record(tx, 'changed when to be notified');
      });
      outbox.wake();
      return shown('hours');
    }
  }

  function refuse(status: number, refusal: Partial<Refusal>) {
    return data<Refusal>({ intent, entries: {}, errors: {}, ...refusal }, { status });
  }
}

const shown = (what: keyof typeof done) => redirect(`/inbox/settings?done=${what}`, 303);

/** The hours that an owner has chosen. */
export async function hoursOf(read: Database['read'], ownerId: string): Promise<Hours> {
  const row = await read
    .selectFrom('push_hours')
    .select(['business_days', 'business_from', 'business_to', 'quiet_from', 'quiet_to'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row ?? always;
}

async function saveHours(tx: Tx, ownerId: string, chosen: Hours): Promise<void> {
  await tx
    .insertInto('push_hours')
    .values({ owner_id: ownerId, ...chosen })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(chosen))
    .execute();
}

type Read = { hours: Hours } | { errors: Record<string, string> };

/** Parses the form: `day1` (Monday) to `day7` are boxes, the four times `HH:MM` or empty. */
function readHours(entries: Record<string, string>): Read {
  const errors: Record<string, string> = {};
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => (entries[`day${day}`] ? '1' : '0')).join('');
  if (!days.includes('1')) errors.day1 = problems.days;
  const pair = (name: 'business' | 'quiet') => {
    const [from, to] = [`${name}From`, `${name}To`].map((field) => {
      const minute = minuteOf(entries[field] ?? '');
      if (minute === undefined) errors[field] = problems.time;
      return minute ?? null;
    });
    if (errors[`${name}From`] || errors[`${name}To`]) return [null, null] as const;
    if ((from === null) !== (to === null)) {
      errors[from === null ? `${name}From` : `${name}To`] = problems.both;
    } else if (from !== null && from === to) errors[`${name}To`] = problems.same;
    return [from ?? null, to ?? null] as const;
  };
  const [business_from, business_to] = pair('business');
  const [quiet_from, quiet_to] = pair('quiet');
  if (Object.keys(errors).length > 0) return { errors };
  return { hours: { business_days: days, business_from, business_to, quiet_from, quiet_to } };
}
