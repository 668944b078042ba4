const hour = 60 * 60 * 1000;

/** Statuses of an entry, in the order of a sale. */
export const statuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type Status = (typeof statuses)[number];

/** Outcomes of a try to reach somebody, each noted with one tap. */
export const outcomes = ['reached', 'no-answer', 'wrote', 'not-a-fit'] as const;
export type Outcome = (typeof outcomes)[number];

/** What an entry's history is made of. */
export type HistoryEvent = Outcome | Status;

/** An event and when it happened, epoch milliseconds. */
export interface Happened {
  event: HistoryEvent;
  at: number;
}

/** State of an entry after its history. */
export interface Progress {
  status: Status;
  /** The first answer: somebody was reached or written to, or has a status that takes that. */
  answeredAt: number | null;
  /** The first closing without an answer. */
  closedAt: number | null;
}

/**
 * State of an entry after its events, in any order: they count by when they happened. The status `new`
 * starts it over. A try without an answer changes nothing: the promise isn't kept by it.
 */
export function progressOf(history: readonly Happened[]): Progress {
  const inOrder = history.toSorted((a, b) => a.at - b.at);
  const restart = inOrder.findLastIndex(({ event }) => event === 'new');
  const progress: Progress = { status: 'new', answeredAt: null, closedAt: null };
  for (const { event, at } of inOrder.slice(restart + 1)) {
    const effect = effects[event];
    if (effect.answers) progress.answeredAt ??= at;
    if (effect.closes) progress.closedAt ??= at;
    if (effect.status === undefined) continue;
    // Another call doesn't turn a customer back into a contact.
    if (!effect.ifNew || progress.status === 'new') progress.status = effect.status;
  }
  return progress;
}

interface Effect {
  status?: Status;
  /** Sets the status of a new entry only. */
  ifNew?: true;
  answers?: true;
  closes?: true;
}

const effects: Record<HistoryEvent, Effect> = {
  reached: { status: 'contacted', ifNew: true, answers: true },
  wrote: { status: 'contacted', ifNew: true, answers: true },
  'no-answer': {},
  'not-a-fit': { status: 'lost', closes: true },
  new: {},
  contacted: { status: 'contacted', answers: true },
  qualified: { status: 'qualified', answers: true },
  won: { status: 'won', answers: true },
  lost: { status: 'lost', closes: true },
};

/** What an entry's promise depends on; times in epoch milliseconds. */
export interface Promised extends Pick<Progress, 'answeredAt' | 'closedAt'> {
  receivedAt: number;
  /** Hours within which its page promises an answer, of real time; null without a promise. */
  hours: number | null;
  held: boolean;
}

/**
 * - `none`: nothing was promised
 * - `held`: nobody has been notified; the promise counts again from the start once it is released
 * - `waiting`, `soon`, `late`: no answer yet; soon in the last quarter of the time
 * - `kept`, `closed`: answered, or closed without an answer, in time
 * - `answered-late`, `closed-late`: the same after the promise, and stays so
 */
export type PromiseState =
  | 'none'
  | 'held'
  | 'waiting'
  | 'soon'
  | 'late'
  | 'kept'
  | 'closed'
  | 'answered-late'
  | 'closed-late';

/** Part of the promised time that is left when it becomes due soon. */
const soonShare = 0.25;

/** Time in ms before the end of a promise from which it is due soon. */
export const soonBefore = (hours: number): number => hours * hour * soonShare;

/** When the promised answer is due, in real time, whatever daylight saving does; null without one. */
export function promisedAt({ receivedAt, hours }: Pick<Promised, 'receivedAt' | 'hours'>) {
  return hours === null ? null : receivedAt + hours * hour;
}

/** State of a promise; an answer at the exact due time counts as in time. */
export function promiseState(promised: Promised, now: number): PromiseState {
  const { hours, held, answeredAt, closedAt } = promised;
  const due = promisedAt(promised);
  if (due === null || hours === null) return 'none';
  const answered = answeredAt ?? Number.POSITIVE_INFINITY;
  const ended = Math.min(answered, closedAt ?? Number.POSITIVE_INFINITY);
  if (ended !== Number.POSITIVE_INFINITY) {
    if (ended === answered) return ended <= due ? 'kept' : 'answered-late';
    return ended <= due ? 'closed' : 'closed-late';
  }
  if (held) return 'held';
  if (now > due) return 'late';
  return due - now <= soonBefore(hours) ? 'soon' : 'waiting';
}

/** When an answer is still due; null where none is. */
export function openDueAt(promised: Promised): number | null {
  const { held, answeredAt, closedAt } = promised;
  return held || answeredAt !== null || closedAt !== null ? null : promisedAt(promised);
}
