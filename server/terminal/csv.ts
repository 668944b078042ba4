import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';

/** A column of the export: its header, and a row's cell. */
export interface Column<Row> {
  header: string;
  cell(row: Row): string | null;
}

/**
 * Rows as CSV text (RFC 4180): the header, then a chunk for each page of rows. It starts with a byte
 * order mark, without which Excel misreads UTF-8; a cell that a spreadsheet would run as a formula
 * starts with an apostrophe (OWASP, CSV injection).
 */
export async function* csv<Row>(
  columns: Column<Row>[],
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  yield lines([columns.map(({ header }) => header)], true);
  for await (const rows of pages) {
    yield lines(rows.map((row) => columns.map(({ cell }) => cell(row))));
  }
}

function lines(records: (string | null)[][], bom = false): string {
  return stringify(records, { bom, record_delimiter: '\r\n', escape_formulas: true });
}

/**
 * Writes a file under a temporary name and renames it when it is complete. Only its owner may read
 * it, since it has personal data.
 */
export async function writeAtomically(path: string, chunks: AsyncIterable<string>): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    await writeAll(file, chunks);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<string>) {
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
