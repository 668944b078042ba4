import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Composition } from '../app/feature.ts';
import { type Database, openExistingDatabase } from '../lib/db/client.ts';
import { assertMigrated } from '../lib/db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { explain, type Terminal } from '../server/terminal/records-command.ts';
import { localTime } from '../server/terminal/text.ts';
import { describeDelivery } from './deliveries-listing.ts';

const usage = `npm run trace -- ID    what became of a request: what it stored, and each message about it
                       ID is that of a request (the answer's header X-Request-Id), of a lead or
                       message, or of a delivery
  --log FILE           also the log's lines about it; several may be given
  --help               this text`;

/** Ids that belong together: all that is known about one request. */
interface Trace {
  requests: Set<string>;
  records: { table: string; id: string; created_at: number; set_aside_at: number | null }[];
  deliveries: string[];
}

/**
 * `npm run trace`: follows an id from the access log to the attempts of each delivery. It reads the
 * tables of requests and of deliveries from end to end, a second for a million leads: an index would
 * cost every lead (decisions/019).
 * @returns the exit code: 0, 1 on failure or when nothing has the id, 2 for wrong arguments.
 */
export async function runTrace(
  terminal: Terminal,
  { screened }: Pick<Composition, 'screened'>,
): Promise<0 | 1 | 2> {
  const options = readOptions(terminal);
  if (typeof options === 'number') return options;
  const { id, logs } = options;
  try {
    const db = openExistingDatabase(readEnv(terminal.env));
    try {
      await assertMigrated(db, terminal.migrations);
      // A repeated request stored nothing: the log has the id of the record that it was answered with.
      const named = (await logLines(logs, new Set([id]))).flatMap((line) => storedBy(line) ?? []);
      const trace = await follow(db.read, screened, [id, ...named]);
      const lines = await logLines(logs, new Set([id, ...trace.requests]));
      const records = trace.records.map(describeRecord);
      const deliveries = await Promise.all(
        trace.deliveries.map((one) => describeDelivery(db.read, one)),
      );
      const found = [...lines, ...records, ...deliveries];
      for (const request of trace.requests) await terminal.out(`request ${request}\n`);
      for (const text of found) await terminal.out(text ?? '');
      if (found.length > 0) return 0;
      terminal.error(`Nothing has the id ${id}.`);
      return 1;
    } finally {
      await db.close();
    }
  } catch (error) {
    terminal.error(explain(error));
    return 1;
  }
}

function readOptions({ args, error }: Terminal): { id: string; logs: string[] } | 0 | 2 {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        log: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      error(usage);
      return 0;
    }
    const [id, ...more] = positionals;
    if (!id || more.length > 0) throw new Error('Give one id');
    return { id, logs: values.log };
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage}`);
    return 2;
  }
}

/** Finds what belongs to ids: of requests, of records or of deliveries. */
async function follow(
  read: Database['read'],
  screened: Composition['screened'],
  given: readonly string[],
): Promise<Trace> {
  const named = await read
    .selectFrom('deliveries')
    .select(['subject_id', 'request_id'])
    .where('id', 'in', given)
    .execute();
  const ids = [
    ...given,
    ...named.flatMap(({ subject_id, request_id }) => [subject_id, request_id ?? []].flat()),
  ];
  const tables = await Promise.all(
    screened.map(async ({ table }) => {
      const rows = await read
        .selectFrom(table)
        .select(['id', 'request_id', 'created_at', 'set_aside_at'])
        .where((e) => e.or([e('id', 'in', ids), e('request_id', 'in', ids)]))
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ table, ...row }));
    }),
  );
  const records = tables.flat();
  const deliveries = await read
    .selectFrom('deliveries')
    .select(['id', 'request_id'])
    .where((e) =>
      e.or([
        e('id', 'in', given),
        e('request_id', 'in', ids),
        // Of a customer whose id wasn't given, only what this request caused.
        e('subject_id', 'in', [...given, ...records.map((record) => record.id)]),
      ]),
    )
    .orderBy('id')
    .execute();
  const requests = [...records, ...deliveries].flatMap(({ request_id }) => request_id ?? []);
  return { requests: new Set(requests), records, deliveries: deliveries.map((one) => one.id) };
}

function describeRecord({ table, id, created_at, set_aside_at }: Trace['records'][number]): string {
  const held = set_aside_at === null ? '' : ' · held for review';
  return `${localTime(created_at)} · ${table} ${id}${held}\n  npm run ${table} -- --show ${id}\n`;
}

/** The log's lines about some requests, as they are. */
async function logLines(files: readonly string[], requests: ReadonlySet<string>) {
  const found: string[] = [];
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      if (requests.has(requestOf(line) ?? '')) found.push(`${line}\n`);
    }
  }
  return found;
}

/** Id of the request that a line of the log is about. */
const requestOf = (line: string) => /"request":"([^"\\]{1,100})"/.exec(line)?.[1];

/** Id of the record that a request was answered with. */
const storedBy = (line: string) => /"stored":"([^"\\]{1,100})"/.exec(line)?.[1];
