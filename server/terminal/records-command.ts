import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { writeAtomically } from '../../lib/atomic-file.ts';
import { ChangedError } from '../../lib/backup/copy.ts';
import { BackupFileError } from '../../lib/backup/format.ts';
import { PlaceError } from '../../lib/backup/places.ts';
import type { Database } from '../../lib/db/client.ts';
import { NoDatabaseError, openForReading } from '../../lib/db/client.ts';
import {
  assertMigrated,
  type Migrations,
  NewerDatabaseError,
  OlderDatabaseError,
  UnfinishedCopyError,
} from '../../lib/db/migrate.ts';
import { recordExport } from '../../lib/privacy/export-files.ts';
import { EnvError, readEnv } from '../env.ts';
import { type Column, csv } from './csv.ts';

/** Rows per query of an export. */
const PAGE = 500;

/** A kind of record that the owner lists and exports in the terminal. */
export interface RecordKind<Row extends { id: string }> {
  /** Name of the npm script, and the plural of the records: `leads`. */
  name: string;
  /** At most `limit` rows, newest first. */
  newest(read: Database['read'], limit: number): Promise<Row[]>;
  /** At most `limit` rows whose ids come after `id`, in the order of their ids. */
  after(read: Database['read'], id: string, limit: number): Promise<Row[]>;
  one(read: Database['read'], id: string): Promise<Row | undefined>;
  count(read: Database['read']): Promise<number>;
  /** Records held for review; the list leaves them out. */
  held?: Pick<RecordKind<Row>, 'newest' | 'count'>;
  columns: Column<Row>[];
  /** Usage lines of the command's other options. */
  usage?: string;
  /** A record as lines of at most 100 characters. */
  describe(row: Row): string[];
}

/** A command's arguments, settings and output. */
export interface Terminal {
  args: string[];
  env: Record<string, string | undefined>;
  /** Every migration of this version. */
  migrations: Migrations;
  out(text: string): Promise<void>;
  error(text: string): void;
}

/**
 * Runs `npm run <name>`, whether the server is running or not: lists the newest records, or exports
 * all.
 * @returns the exit code: 0, 1 on failure, 2 for wrong arguments.
 */
export async function runRecords<Row extends { id: string }>(
  kind: RecordKind<Row>,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const options = readOptions(kind, terminal);
  if (typeof options === 'number') return options;
  try {
    const env = readEnv(terminal.env);
    const db = openForReading(env);
    try {
      await assertMigrated(db, terminal.migrations);
      if (options.csv !== undefined && options.csv !== '-') {
        await recordExport(env.dataDir, options.csv);
      }
      if (options.csv !== undefined) await exportAll(kind, db.read, options.csv, terminal);
      else if (options.show !== undefined) return await show(kind, db.read, options.show, terminal);
      else await list(kind, db.read, options, terminal);
    } finally {
      await db.close();
    }
    return 0;
  } catch (error) {
    terminal.error(explain(error, options.csv));
    return 1;
  }
}

/** Terminal of this process. */
export const processTerminal = (args: string[], migrations: Migrations): Terminal => ({
  args,
  env: process.env,
  migrations,
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  error: (text) => console.error(text),
});

interface Options {
  csv: string | undefined;
  show: string | undefined;
  limit: number;
  json: boolean;
  held: boolean;
}

function readOptions(kind: UsageParts, { args, error }: Terminal): Options | 0 | 2 {
  try {
    const { values } = parseArgs({
      args,
      options: {
        csv: { type: 'string' },
        show: { type: 'string' },
        limit: { type: 'string', default: '20' },
        json: { type: 'boolean', default: false },
        held: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      error(usage(kind));
      return 0;
    }
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit must be 1 or more');
    if (values.csv === '') throw new Error('--csv needs the name of a file');
    return { csv: values.csv, show: values.show, limit, json: values.json, held: values.held };
  } catch (reason) {
    error(`${(reason as Error).message}\n\n${usage(kind)}`);
    return 2;
  }
}

/** Parts of a record kind that the usage text depends on. */
type UsageParts = Pick<RecordKind<never>, 'name' | 'usage'> & { held?: unknown };

const usage = ({ name, held, usage: more }: UsageParts) =>
  [
    `npm run ${name}                    the newest 20`,
    `npm run ${name} -- --limit 100     the newest 100`,
    `npm run ${name} -- --json          as JSON, one object per line`,
    `npm run ${name} -- --show ID       one of them`,
    held && `npm run ${name} -- --held          those held for review as spam, with the reasons`,
    `npm run ${name} -- --csv FILE      all of them, oldest first, for a spreadsheet (- for standard output)`,
    more,
  ]
    .filter(Boolean)
    .join('\n');

async function show<Row extends { id: string }>(
  kind: RecordKind<Row>,
  read: Database['read'],
  id: string,
  { out, error }: Terminal,
): Promise<0 | 1> {
  const row = await kind.one(read, id);
  if (row) await out(`${kind.describe(row).join('\n')}\n`);
  else error(`None of the ${kind.name} has the id ${id}.`);
  return row ? 0 : 1;
}

async function list<Row extends { id: string }>(
  kind: RecordKind<Row>,
  read: Database['read'],
  { limit, json, held }: Options,
  { out, error }: Terminal,
) {
  const { newest, count } = (held && kind.held) || kind;
  const rows = await newest(read, limit);
  if (json) {
    await out(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    return;
  }
  await out(rows.map((row) => `${kind.describe(row).join('\n')}\n\n`).join(''));
  const total = await count(read);
  const name = held ? `${kind.name} held for review` : kind.name;
  error(total === 0 ? `No ${name}${held ? '' : ' yet'}.` : `${rows.length} of ${total} ${name}.`);
  const alsoHeld = held ? 0 : ((await kind.held?.count(read)) ?? 0);
  if (alsoHeld > 0) error(`${alsoHeld} held for review: npm run ${kind.name} -- --held`);
}

async function exportAll<Row extends { id: string }>(
  kind: RecordKind<Row>,
  read: Database['read'],
  path: string,
  { out, error }: Terminal,
) {
  let count = 0;
  async function* pages() {
    let last = '';
    for (;;) {
      const rows = await kind.after(read, last, PAGE);
      const end = rows.at(-1);
      if (!end) return;
      count += rows.length;
      last = end.id;
      yield rows;
    }
  }
  const chunks = csv(kind.columns, pages());
  if (path !== '-') {
    await writeAtomically(path, chunks);
    error(`${count} ${kind.name} written to ${path}`);
    return;
  }
  for await (const chunk of chunks) await out(chunk);
}

const expected = [
  EnvError,
  NoDatabaseError,
  NewerDatabaseError,
  OlderDatabaseError,
  UnfinishedCopyError,
  BackupFileError,
  PlaceError,
  ChangedError,
];

/** Explains an error to the owner in one line. */
export function explain(error: unknown, path?: string): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  const reason = message || code || String(error);
  if (path && (syscall === 'open' || syscall === 'rename' || syscall === 'write')) {
    return `Can’t write ${path}: ${reason}`;
  }
  return `Can’t use the database: ${reason}`;
}
