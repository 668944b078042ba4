import { stringify } from 'csv-stringify/sync';

/** A column of the export: its header, and a row's cell. */
export interface Column<Row> {
  header: string;
  cell(row: Row): string | null;
  /** Whether the cells are phone numbers, which are exported as typed: `+1 703 555 0142`. */
  phone?: true;
}

/**
 * Rows as CSV text: the header, then a chunk for each page of rows. Every field is quoted and every
 * row ends with CRLF (RFC 4180), so that a text with line breaks stays one cell. The text starts with a
 * byte order mark, without which Excel misreads UTF-8. No spreadsheet takes a cell for a formula.
 */
export async function* csv<Row>(
  columns: Column<Row>[],
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  yield lines([columns.map(({ header }) => header)], true);
  for await (const rows of pages) {
    yield lines(
      rows.map((row) => columns.map(({ cell, phone }) => asCell(cell(row) ?? '', phone === true))),
    );
  }
}

function lines(records: string[][], bom = false): string {
  return stringify(records, { bom, quoted: true, quoted_empty: true, record_delimiter: '\r\n' });
}

/**
 * A text as a cell. Tabs become spaces, since a spreadsheet that splits at tabs would start a cell
 * there; other control characters but line breaks are left out.
 */
function asCell(text: string, phone: boolean): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');
  if (phone && internationalPhone.test(clean)) return clean;
  const cell = withoutFormulas(clean);
  return cell.length > maxCell ? `${cell.slice(0, maxCell - 1).toWellFormed()}…` : cell;
}

/** Characters that a cell of Excel holds; it moves the rest of a longer text to a row of its own. */
const maxCell = 32_767;

/**
 * A phone number with a country code, and perhaps an extension. It starts with `+`, but it names no
 * function, link or cell: LibreOffice reads it as text, and the most that Excel can do is arithmetic.
 */
const internationalPhone = /^\+\d[\d ().\-/]{7,40}( ?(x|ext\.?|#) ?\d{1,6})?$/;

/**
 * Puts an apostrophe before each character that starts a formula where a cell starts (OWASP, CSV
 * injection). Besides the start of the text, that is after a line break and after a semicolon: a
 * spreadsheet that splits at semicolons, as a German Excel does, doesn't see our quotes. Blanks, quotes
 * and invisible characters before the formula don't count. Full-width characters are for an East Asian
 * Excel. A first line break gets an apostrophe too, since some spreadsheets skip it.
 */
function withoutFormulas(text: string): string {
  return text
    .replace(/(?:^|[\n;])(?:[^\S\n]|["\p{Cf}])*(?=[=+\-@＝＋－＠])/gu, "$&'")
    .replace(/^\n/, "'\n");
}
