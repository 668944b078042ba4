import { expect, it } from 'vitest';
import { readCsv } from '../../test/read-csv.ts';
import { csv } from './csv.ts';

/** The exported form of a text, as a CSV reader sees it. */
async function exportedCell(text: string | null, phone?: true): Promise<string | undefined> {
  async function* pages() {
    yield [text];
  }
  const columns = [{ header: 'Text', cell: (row: string | null) => row, ...(phone && { phone }) }];
  const chunks = await Array.fromAsync(csv(columns, pages()));
  return readCsv(chunks.join(''))[1]?.[0];
}

it.each([
  ['We want more visitors please\n=1+41', "We want more visitors please\n'=1+41"],
  ['a;=1+41', "a;'=1+41"],
  ['a; "=1+41', `a; "'=1+41`],
  ['＝1+41', "'＝1+41"],
  ['\t=1+41', " '=1+41"],
  ['\r=1+41', "'\n'=1+41"],
  ['2 + 2 = 4, a-b, me@example.com', '2 + 2 = 4, a-b, me@example.com'],
  ['a\u0000b\u001bc', 'abc'],
  [null, ''],
])('exports %j as %j', async (text, cell) => {
  expect(await exportedCell(text)).toBe(cell);
});

it.each([
  ['+1 703 555 0142', '+1 703 555 0142'],
  ['+1 (703) 555-0142 ext. 5', '+1 (703) 555-0142 ext. 5'],
  ['+1+41+703+555', "'+1+41+703+555"],
  ['+SUM(A1:A9)', "'+SUM(A1:A9)"],
])('exports the phone number %j as %j', async (text, cell) => {
  expect(await exportedCell(text, true)).toBe(cell);
});

it('cuts a text that is longer than a cell of Excel', async () => {
  const cell = await exportedCell(`=${'a'.repeat(40_000)}`);
  expect(cell).toHaveLength(32_767);
  expect(cell?.slice(0, 3) + String(cell?.at(-1))).toBe("'=a…");
});
