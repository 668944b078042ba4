import { timeZone } from '../../facts/site.ts';
import type { PushHoursRow } from './tables.ts';

/** When an owner wants to be notified. */
export type Hours = Omit<PushHoursRow, 'owner_id'>;

/** At any time, with sound. */
export const always: Hours = {
  business_days: '1111111',
  business_from: null,
  business_to: null,
  quiet_from: null,
  quiet_to: null,
};

/**
 * When the quiet hours that a time falls in end, epoch milliseconds; undefined outside of them. Where
 * the clocks change, a time that doesn't exist counts as an hour later, and of two equal ones the
 * first.
 */
export function quietUntil(time: number, { quiet_from: from, quiet_to: to }: Hours) {
  if (from === null || to === null) return undefined;
  const spans = [dateOf(time).subtract({ days: 1 }), dateOf(time)].map((day) =>
    span(day, from, to),
  );
  return spans.find((quiet) => quiet.from <= time && time < quiet.to)?.to;
}

/** Whether a time is within the owner's business hours. */
export function isBusinessTime(time: number, hours: Hours): boolean {
  const { business_days: days, business_from: from, business_to: to } = hours;
  const today = dateOf(time);
  return [today.subtract({ days: 1 }), today].some((day) => {
    if (days[day.dayOfWeek - 1] !== '1') return false;
    const business = span(day, from ?? 0, to ?? 0);
    return business.from <= time && time < business.to;
  });
}

/** From one minute of a day to another, which is the next day's unless it is later. */
function span(day: Temporal.PlainDate, from: number, to: number) {
  return { from: moment(day, from), to: moment(to > from ? day : day.add({ days: 1 }), to) };
}

function moment(day: Temporal.PlainDate, minute: number): number {
  const plainTime = { hour: Math.floor(minute / 60), minute: minute % 60 };
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

function dateOf(time: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Minute of a day as a time field has it: `21:30`. */
export function timeField(minute: number | null): string {
  if (minute === null) return '';
  return [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0')).join(':');
}

/** Minute of the day of a time field; null for an empty one, undefined for anything else. */
export function minuteOf(field: string): number | null | undefined {
  if (field === '') return null;
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(field) ?? [];
  return hour === '' ? undefined : Number(hour) * 60 + Number(minute);
}
