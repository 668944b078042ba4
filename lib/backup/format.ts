import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { pipeline as pipelined } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { writeAtomically } from '../atomic-file.ts';
import { readJson } from '../json.ts';
import type { Snapshot, TableInfo, Value } from './snapshot.ts';

/**
 * Format of a backup: JSON lines, compressed with Zstandard (RFC 8878), the same for both engines.
 *
 * 1. a header, see {@link Header}
 * 2. for each table in the header's order, its rows: each a list of values in the order of the
 *    table's columns. Bytes are `{"base64": "…"}`.
 * 3. a trailer: `rows`, the number of all rows, and `sha256`, over all bytes before the trailer
 *
 * `zstd -dc FILE | head -1` shows the header.
 */
export const FORMAT = 1;

const header = v.object({
  backup: v.literal('beltway-agents'),
  format: v.literal(FORMAT),
  engine: v.picklist(['sqlite', 'postgres']),
  /** When the snapshot was taken, ISO 8601. */
  startedAt: v.string(),
  /** Names of the applied migrations: the schema's version. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number() })),
});

const trailer = v.object({ rows: v.number(), sha256: v.string() });

/** Longest pause in ms after a batch of rows. */
const longestPause = 20;

/** First line of a backup. */
export type Header = v.InferOutput<typeof header>;

/** The file is no backup, is damaged or incomplete, or has another format. */
export class BackupFileError extends Error {}

/** Writes a snapshot to a file that only its owner may read. @returns the header. */
export async function writeBackup(
  snapshot: Snapshot,
  path: string,
  startedAt: Date,
): Promise<Header> {
  const { engine, migrations, tables } = snapshot;
  const first: Header = {
    backup: 'beltway-agents',
    format: FORMAT,
    engine,
    startedAt: startedAt.toISOString(),
    migrations,
    tables,
  };
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  await pipelined(lines(first, snapshot), compress, (compressed) =>
    writeAtomically(path, compressed),
  );
  return first;
}

/** The file's lines. It works half of the time, so that the site has the disk and a core for itself. */
async function* lines(first: Header, snapshot: Snapshot): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const block = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  yield block(`${JSON.stringify(first)}\n`);
  let rows = 0;
  for (const table of first.tables) {
    let started = performance.now();
    for await (const batch of snapshot.rows(table)) {
      rows += batch.length;
      yield block(batch.map((row) => `${JSON.stringify(row.map(encode))}\n`).join(''));
      await setTimeout(Math.min(performance.now() - started, longestPause));
      started = performance.now();
    }
  }
  yield Buffer.from(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`);
}

function encode(value: Value) {
  return value instanceof Uint8Array
    ? { base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') }
    : value;
}

function decode(value: string | number | null | { base64: string }): Value {
  return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
}

/**
 * Reads a whole backup and compares its checksum and its numbers of rows.
 * @returns its header.
 * @throws {BackupFileError}
 */
export async function verifyBackup(path: string): Promise<Header> {
  let head = '';
  for await (const block of blocks(path)) {
    if (!head) head = block.toString('utf8', 0, block.indexOf(10));
  }
  return parseHeader(head, path);
}

/**
 * Reads a backup's rows in the order of its tables, a batch at a time. It compares the checksum
 * after the last batch, so commit nothing before it ends.
 * @throws {BackupFileError}
 */
export async function* readBackup(
  path: string,
): AsyncGenerator<{ table: TableInfo; rows: Value[][] }> {
  let tables: TableInfo[] | undefined;
  let left = 0;
  for await (const block of blocks(path)) {
    const texts = block.toString().split('\n');
    texts.pop();
    if (!tables) {
      tables = [...parseHeader(texts.shift() ?? '', path).tables];
      left = tables[0]?.rows ?? 0;
    }
    while (texts.length > 0) {
      while (left === 0 && tables.length > 0) {
        tables.shift();
        left = tables[0]?.rows ?? 0;
      }
      const [table] = tables;
      if (!table) throw new BackupFileError(`${path} has more rows than its header says.`);
      const rows = texts.splice(0, left).map((text) => JSON.parse(text).map(decode) as Value[]);
      left -= rows.length;
      yield { table, rows };
    }
  }
}

/**
 * Yields everything before the trailer, in blocks of whole lines.
 * @throws {BackupFileError} at the end, when checksum or count differ.
 */
async function* blocks(path: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let count = -1;
  let rest: Buffer = Buffer.alloc(0);
  try {
    const decompressed = createZstdDecompress({ chunkSize: 1 << 20 });
    // An error of either stream ends the loop.
    pipeline(createReadStream(path), decompressed, () => undefined);
    for await (const chunk of decompressed as AsyncIterable<Buffer>) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      // The last whole line is held back, since it may be the trailer.
      const last = rest.lastIndexOf(10);
      const end = last > 0 ? rest.lastIndexOf(10, last - 1) + 1 : 0;
      if (end === 0) continue;
      const block = rest.subarray(0, end);
      rest = rest.subarray(end);
      hash.update(block);
      for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) count += 1;
      yield block;
    }
  } catch (error) {
    throw isDamage(error) ? new BackupFileError(`${path} is damaged, or no backup.`) : error;
  }
  const last = readJson(trailer, rest.toString());
  if (!last) throw new BackupFileError(`${path} is incomplete, or no backup.`);
  if (last.sha256 !== hash.digest('hex') || last.rows !== count) {
    throw new BackupFileError(`${path} is damaged: its checksum differs.`);
  }
}

/** Whether zlib found that the data is damaged or not compressed. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ZSTD|Z)_/.test(String(error.code));
}

function parseHeader(text: string, path: string): Header {
  const found = readJson(header, text);
  if (found) return found;
  throw new BackupFileError(`${path} is no backup in format ${FORMAT}.`);
}
