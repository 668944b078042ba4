/**
 * Reads CSV (RFC 4180) as spreadsheets do: a field that starts with a quote ends at the next single
 * quote, and what follows it up to the delimiter belongs to the field.
 */
export function readCsv(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let atStart = true;
  const characters = text.replace(/^\ufeff/, '');
  for (let i = 0; i < characters.length; i += 1) {
    const character = characters[i] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (characters[i + 1] === '"') cell += characters[++i];
      else quoted = false;
    } else if (character === '"' && atStart) {
      quoted = true;
      atStart = false;
    } else if (character === delimiter || /[\r\n]/.test(character)) {
      row.push(cell);
      [cell, atStart] = ['', true];
      if (character === delimiter) continue;
      if (character === '\r' && characters[i + 1] === '\n') i += 1;
      rows.push(row);
      row = [];
    } else {
      cell += character;
      atStart = false;
    }
  }
  return cell || row.length > 0 ? [...rows, [...row, cell]] : rows;
}
