/** Too much work is in progress; a retry makes sense after `retryAfter` seconds. */
export class OverloadError extends Error {
  /** Whole seconds. */
  readonly retryAfter: number;

  /** @param message what visitors read. */
  constructor(
    retryAfter: number,
    message = `We’re busy right now. Please try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
  ) {
    super(message);
    this.name = 'OverloadError';
    this.retryAfter = retryAfter;
  }
}

/** Whose task it is. */
export interface Owner {
  /** Tasks of one name wait in line; the lines take turns. A network or a customer. */
  name: string;
  /** Known owners take their turns before the others. */
  known: boolean;
}

export interface WorkQueue {
  /**
   * Runs a task when its turn comes, and resolves to its result.
   * @throws {OverloadError} immediately when the owner's line or the queue is full, or later when the
   * task has to give its place to an owner with fewer tasks.
   */
  run<T>(owner: Owner, task: () => Promise<T>): Promise<T>;
  /** Tasks that run and that wait. */
  counts(): { running: number; waiting: number };
}

export interface WorkQueueOptions {
  /** Tasks that run at the same time, at most. */
  running: number;
  /** Tasks that wait, at most. */
  waiting: number;
  /** Tasks of one owner that wait, at most. */
  waitingEach: number;
  /** Milliseconds from any start. */
  clock?: () => number;
}

/** Turns of known owners in a row while others wait, so that they can't shut the others out. */
const knownInARow = 3;

interface Waiting {
  start(): void;
  refuse(error: OverloadError): void;
}

/** Waiting tasks by owner. The owner whose turn it is comes first. */
type Lines = Map<string, Waiting[]>;

/**
 * Fair queue with a bound on what waits, so that a burst can't use up memory and threads. Owners take
 * turns: one with many tasks delays another by one task. In a full queue the owner with the longest
 * line loses its last task to one with a shorter line.
 */
export function createWorkQueue({
  running,
  waiting,
  waitingEach,
  clock = () => performance.now(),
}: WorkQueueOptions): WorkQueue {
  const lines = { known: new Map() as Lines, others: new Map() as Lines };
  const count = { running: 0, waiting: 0, knownInARow: 0 };
  let averageMs = 50;

  const overload = (ahead: number) =>
    new OverloadError(1 + Math.ceil((ahead * averageMs) / running / 1000));

  function enqueue({ name, known }: Owner, entry: Waiting): void {
    const own = known ? lines.known : lines.others;
    const line = own.get(name) ?? [];
    if (line.length >= waitingEach) {
      const owners = lines.known.size + lines.others.size;
      throw overload(Math.min(count.waiting, line.length * owners));
    }
    if (count.waiting >= waiting) {
      const longest = longestLine(lines.others) ?? (known ? longestLine(lines.known) : undefined);
      const outranked = known && longest?.lines === lines.others;
      if (!longest || !(outranked || longest.line.length > line.length + 1)) {
        throw overload(count.waiting);
      }
      removeLast(longest)?.refuse(overload(count.waiting));
      count.waiting -= 1;
    }
    own.set(name, line);
    line.push(entry);
    count.waiting += 1;
  }

  function startNext(): void {
    while (count.running < running && count.waiting > 0) {
      const knownFirst = count.knownInARow < knownInARow || lines.others.size === 0;
      const from = knownFirst && lines.known.size > 0 ? lines.known : lines.others;
      count.knownInARow = from === lines.known ? count.knownInARow + 1 : 0;
      count.waiting -= 1;
      takeTurn(from)?.start();
    }
  }

  async function work<T>(task: () => Promise<T>): Promise<T> {
    const started = clock();
    try {
      return await task();
    } finally {
      // Moving average over about a dozen tasks.
      averageMs += (clock() - started - averageMs) / 12;
      count.running -= 1;
      startNext();
    }
  }

  return {
    run: (owner, task) =>
      new Promise((resolve, reject) => {
        const start = () => {
          count.running += 1;
          work(task).then(resolve, reject);
        };
        if (count.running < running) start();
        else enqueue(owner, { start, refuse: reject });
      }),
    counts: () => ({ running: count.running, waiting: count.waiting }),
  };
}

/** Takes the first task of the owner whose turn it is, and moves the owner to the end. */
function takeTurn(lines: Lines): Waiting | undefined {
  const [next] = lines;
  if (!next) return undefined;
  const [name, [first, ...rest]] = next;
  lines.delete(name);
  if (rest.length > 0) lines.set(name, rest);
  return first;
}

function longestLine(lines: Lines): { lines: Lines; name: string; line: Waiting[] } | undefined {
  const [name, line] = [...lines].reduce<[string?, Waiting[]?]>(
    (longest, entry) => (entry[1].length > (longest[1]?.length ?? 0) ? entry : longest),
    [],
  );
  return name === undefined || !line ? undefined : { lines, name, line };
}

function removeLast({ lines, name, line }: { lines: Lines; name: string; line: Waiting[] }) {
  const last = line.pop();
  if (line.length === 0) lines.delete(name);
  return last;
}
