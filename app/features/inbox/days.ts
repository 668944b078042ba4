import { timeZone } from '../../facts/site.ts';

/** A stretch of time, from inclusive to exclusive; epoch milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** The day of a time in the company's time zone; 23 or 25 hours when the clocks change. */
export function dayOf(time: number): Span {
  const start = local(time).startOfDay();
  return { from: start.epochMilliseconds, to: start.add({ days: 1 }).epochMilliseconds };
}

/** Name of the day of a time in the company's time zone: `2026-11-22`. */
export function dayName(time: number): string {
  return local(time).toPlainDate().toString();
}

/** The week of a time in the company's time zone, from Monday, and the week before. */
export function weeksOf(time: number): { current: Span; last: Span } {
  const [last, current] = lastWeeks(time, 2) as [Span, Span];
  return { current, last };
}

/** The last weeks in the company's time zone, the oldest first; the last one is that of the time. */
export function lastWeeks(time: number, count: number): Span[] {
  const day = local(time).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return Array.from({ length: count }, (_, i) => {
    const from = monday.subtract({ weeks: count - 1 - i });
    return { from: from.epochMilliseconds, to: from.add({ weeks: 1 }).epochMilliseconds };
  });
}

function local(time: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
}
