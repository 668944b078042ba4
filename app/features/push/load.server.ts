import { vapidKeys } from '../../../lib/deliveries/push/keys.ts';
import type { Services } from '../../../lib/services.ts';
import { dayText, timeText } from '../desk/times.ts';
import { hoursOf } from './actions.server.ts';
import { devicesOf } from './devices.server.ts';
import { timeField } from './hours.ts';

/** An owner's devices and hours, as the settings page shows them. */
export async function loadNotifications({ db, clock }: Services, ownerId: string) {
  const { publicKey } = await vapidKeys(db, clock);
  const devices = await devicesOf(db.read, ownerId);
  const hours = await hoursOf(db.read, ownerId);
  return {
    publicKey,
    devices: devices.map(({ id, label, created_at, pushed_at }) => ({
      id,
      label,
      added: dayText(created_at),
      pushed: pushed_at === null ? null : timeText(pushed_at),
    })),
    hours: {
      days: [...hours.business_days].map((day) => day === '1'),
      businessFrom: timeField(hours.business_from),
      businessTo: timeField(hours.business_to),
      quietFrom: timeField(hours.quiet_from),
      quietTo: timeField(hours.quiet_to),
    },
  };
}

export type Notifications = Awaited<ReturnType<typeof loadNotifications>>;
