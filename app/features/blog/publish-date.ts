import { timeZone } from '../../facts/site.ts';

/** A day without a time, as Notion and the Markdown files write it. */
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * When a post with this date is to appear, in epoch milliseconds: midnight in Washington for a
 * day without a time. Undefined for no date, or one that cannot be read.
 */
export function publishTime(date: string | null): number | undefined {
  if (!date) return undefined;
  const time = Date.parse(date);
  if (Number.isNaN(time)) return undefined;
  return dayOnly.test(date) ? time - offset(time) : time;
}

/** How far Washington's clocks are ahead of UTC at a time (negative), in milliseconds. */
function offset(time: number): number {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(zone ?? '') ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

const long = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const formatDay = new Intl.DateTimeFormat('en-US', { ...long, timeZone: 'UTC' });
const formatTime = new Intl.DateTimeFormat('en-US', { ...long, timeZone });

/** `January 14, 2025`, or `Recent` where there is no date (spec.md section 2). */
export function longDate(date: string | null): string {
  const time = date ? Date.parse(date) : Number.NaN;
  if (!date || Number.isNaN(time)) return 'Recent';
  return (dayOnly.test(date) ? formatDay : formatTime).format(time);
}
