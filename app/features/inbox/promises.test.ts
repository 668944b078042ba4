import { expect, it } from 'vitest';
import { timeZone } from '../../facts/site.ts';
import { dayOf, weeksOf } from './days.ts';
import {
  type Happened,
  openDueAt,
  outcomes,
  progressOf,
  promiseState,
  statuses,
} from './promises.ts';

const timelines = 10_000;

it('says the same of 10,000 timelines as an oracle that walks the clock', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= timelines; seed += 1) {
    const { receivedAt, hours, held, history, now } = timeline(seed);
    const progress = progressOf(history);
    const promised = { receivedAt, hours, held, ...progress };
    const state = promiseState(promised, now);
    const expected = oracle({ receivedAt, hours, held, history, now });
    seen.add(state);
    expect({ seed, state, ...progress, open: openDueAt(promised) }).toEqual({ seed, ...expected });
  }
  expect(seen.size).toBe(9);
});

it('has days and weeks of the company’s time zone, also when the clocks change', () => {
  for (let seed = 1; seed <= timelines; seed += 10) {
    const { receivedAt: time } = timeline(seed);
    const [day, { current, last }] = [dayOf(time), weeksOf(time)];
    expect(time).toBeGreaterThanOrEqual(day.from);
    expect(time).toBeLessThan(day.to);
    expect(wallClock(day.from)).toMatch(/ 00:00$/);
    expect(wallClock(day.to)).toMatch(/ 00:00$/);
    expect([23, 24, 25]).toContain((day.to - day.from) / hour);
    expect(wallClock(current.from)).toMatch(/^Mon.* 00:00$/);
    expect(wallClock(current.to)).toMatch(/^Mon.* 00:00$/);
    expect(wallClock(last.from)).toMatch(/^Mon.* 00:00$/);
    expect(last.to).toBe(current.from);
    expect([167, 168, 169]).toContain((current.to - current.from) / hour);
    expect(day.from >= current.from && day.to <= current.to).toBe(true);
  }
});

const hour = 3_600_000;

interface Timeline {
  receivedAt: number;
  hours: number | null;
  held: boolean;
  history: Happened[];
  now: number;
}

/** Requests around the clock changes of a year, on weekends too, with answers in any order. */
function timeline(seed: number): Timeline {
  const random = mulberry(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const changes = [Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 6), Date.UTC(2026, 6, 4)];
  const minute = 60_000;
  const receivedAt = pick(changes) + Math.floor((random() - 0.5) * 14 * 24 * 60) * minute;
  const hours = pick([2, 24, 24, null]);
  const length = hours ?? 24;
  // Often at the very moment in question.
  const moments = [length, length * 0.75, length - 1 / 60, length + 1 / 60];
  const moment = () =>
    receivedAt + Math.round((random() < 0.3 ? pick(moments) : random() * length * 2) * 60) * minute;
  const events = [...outcomes, ...statuses];
  const history = Array.from({ length: Math.floor(random() * 5) }, () => ({
    event: pick(events),
    at: moment(),
  }));
  return { receivedAt, hours, held: random() < 0.2, history, now: moment() };
}

/**
 * Independent of the code: it writes a diary of facts for each moment, in prose, and reads the state
 * from its end. Zoned dates add the hours.
 */
function oracle({ receivedAt, hours, held, history, now }: Timeline) {
  let diary: { at: number; fact: 'answer' | 'end' }[] = [];
  let status = 'new';
  const remaining = [...history];
  while (remaining.length > 0) {
    // The earliest; of several at one moment, the one noted first.
    let first = 0;
    for (const [i, { at }] of remaining.entries()) if (at < (remaining[first]?.at ?? 0)) first = i;
    const [next] = remaining.splice(first, 1);
    if (!next) break;
    const { event, at } = next;
    if (event === 'new') {
      diary = [];
      status = 'new';
    } else if (event === 'lost' || event === 'not-a-fit') {
      diary.push({ at, fact: 'end' });
      status = 'lost';
    } else if (event !== 'no-answer') {
      diary.push({ at, fact: 'answer' });
      const talked = event === 'reached' || event === 'wrote';
      if (!talked) status = event;
      else if (status === 'new') status = 'contacted';
    }
  }
  const answeredAt = diary.find(({ fact }) => fact === 'answer')?.at ?? null;
  const closedAt = diary.find(({ fact }) => fact === 'end')?.at ?? null;
  const result = { status, answeredAt, closedAt };
  if (hours === null) return { state: 'none', ...result, open: null };
  const due = Temporal.Instant.fromEpochMilliseconds(receivedAt)
    .toZonedDateTimeISO(timeZone)
    .add({ hours }).epochMilliseconds;
  const [first] = diary;
  if (first) {
    // Answered and closed at one moment counts as answered.
    const answered = diary.some(({ at, fact }) => at === first.at && fact === 'answer');
    const state = `${answered ? 'answered' : 'closed'}${first.at > due ? '-late' : ''}`;
    return { state: state === 'answered' ? 'kept' : state, ...result, open: null };
  }
  if (held) return { state: 'held', ...result, open: null };
  const minutesLeft = (due - now) / 60_000;
  const soon = hours === 2 ? 30 : 6 * 60;
  const state = minutesLeft < 0 ? 'late' : minutesLeft <= soon ? 'soon' : 'waiting';
  return { state, ...result, open: due };
}

/** Such as `Mon, 00:00`. */
const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}).format;

/** A seeded generator of random numbers (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
