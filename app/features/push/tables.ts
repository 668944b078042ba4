import type { Time } from '../../../lib/db/columns.ts';
import type { PushSubscription } from '../../../lib/deliveries/event.ts';

/** A browser in which an owner has turned notifications on. */
export interface PushDeviceRow extends PushSubscription {
  /** SHA-256 of the endpoint in base64url, by which a browser recognizes itself. */
  id: string;
  owner_id: string;
  /** The session in which it was turned on: signing that browser out removes the device. Null once it has expired. */
  session_id: string | null;
  /** Origin of its push service. */
  service: string;
  /** Such as `Chrome on Android`. */
  label: string;
  created_at: Time;
  /** When a push service last accepted a message for it. */
  pushed_at: Time | null;
  /** Until when its push service asked to be left alone (`Retry-After`). */
  held_until: Time | null;
}

/** When an owner wants to be notified, in the company's time zone; no row: always. */
export interface PushHoursRow {
  owner_id: string;
  /** Days with business hours, Monday first, `1` or `0` each: `1111100`. */
  business_days: string;
  /** Minutes of the day; both null for the whole day. */
  business_from: number | null;
  business_to: number | null;
  /** Minutes of the day; both null without quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
}

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    push_devices: PushDeviceRow;
    push_hours: PushHoursRow;
  }
}
