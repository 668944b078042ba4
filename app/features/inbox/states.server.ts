import type { Database } from '../../../lib/db/client.ts';
import type { RecordKind } from '../../../server/terminal/records-command.ts';
import { field } from '../../../server/terminal/screened.ts';
import { localTime } from '../../../server/terminal/text.ts';
import { promiseTexts, statusNames } from './copy.ts';
import { origins } from './origins.ts';
import { type PromiseState, promisedAt, promiseState, type Status } from './promises.ts';
import type { EntryRow } from './tables.ts';

/** State of a record in the inbox, as the command line shows it. */
interface EntryState {
  status: Status;
  promise: PromiseState;
  /** When the promised answer is or was due, epoch milliseconds; null without a promise. */
  promised_at: number | null;
  answered_at: number | null;
}

/** Adds the inbox's state to the records of a command: to its list, JSON and CSV. */
export function withState<Row extends { id: string }>(
  kind: RecordKind<Row>,
  clock: () => number = Date.now,
): RecordKind<Row & { state: EntryState | null }> {
  type Stated = Row & { state: EntryState | null };
  const add = async (read: Database['read'], rows: Row[]): Promise<Stated[]> => {
    const states = await statesOf(
      read,
      rows.map(({ id }) => id),
      clock(),
    );
    return rows.map((row) => ({ ...row, state: states.get(row.id) ?? null }));
  };
  const { held, ...rest } = kind;
  return {
    ...rest,
    newest: async (read, limit) => add(read, await kind.newest(read, limit)),
    after: async (read, id, limit) => add(read, await kind.after(read, id, limit)),
    one: async (read, id) => {
      const row = await kind.one(read, id);
      return row && (await add(read, [row]))[0];
    },
    ...(held && {
      held: {
        ...held,
        newest: async (read: Database['read'], limit: number) =>
          add(read, await held.newest(read, limit)),
      },
    }),
    columns: [
      ...kind.columns,
      { header: 'Status', cell: ({ state }) => state && statusNames[state.status] },
      { header: 'Promise', cell: ({ state }) => state && promiseTexts[state.promise] },
      { header: 'Promised by (UTC)', cell: ({ state }) => utc(state?.promised_at) },
      { header: 'First answer (UTC)', cell: ({ state }) => utc(state?.answered_at) },
    ],
    describe: (row) => [
      ...kind.describe(row),
      ...field('Status', row.state && describe(row.state)),
    ],
  };
}

function describe({ status, promise, promised_at, answered_at }: EntryState): string {
  const parts = [statusNames[status], promiseTexts[promise]];
  if (answered_at !== null) parts.push(`first answer ${localTime(answered_at)}`);
  else if (promised_at !== null) parts.push(`promised by ${localTime(promised_at)}`);
  return parts.filter(Boolean).join(' · ');
}

const utc = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString();

async function statesOf(
  read: Database['read'],
  ids: readonly string[],
  now: number,
): Promise<Map<string, EntryState>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('entries')
    .select(['id', 'origin', 'status', 'held', 'received_at', 'answered_at', 'closed_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, stateOf(row, now)]));
}

function stateOf(
  row: Pick<EntryRow, 'origin' | 'status' | 'held' | 'received_at' | 'answered_at' | 'closed_at'>,
  now: number,
): EntryState {
  const promised = {
    receivedAt: row.received_at,
    hours: origins[row.origin].hours,
    held: row.held === 1,
    answeredAt: row.answered_at,
    closedAt: row.closed_at,
  };
  return {
    status: row.status,
    promise: promiseState(promised, now),
    promised_at: promisedAt(promised),
    answered_at: row.answered_at,
  };
}
