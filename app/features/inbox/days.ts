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

/** The week of a time in the company's time zone, from Monday, and the week before. */
export function weeksOf(time: number): { current: Span; last: Span } {
  const day = local(time).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const from = monday.epochMilliseconds;
  return {
    current: { from, to: monday.add({ weeks: 1 }).epochMilliseconds },
    last: { from: monday.subtract({ weeks: 1 }).epochMilliseconds, to: from },
  };
}

function local(time: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
}
