/**
 * A text as the search compares it: in lower case, without accents, with single spaces. `José` is found
 * by `jose`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .toWellFormed();
}

/** Letters that a word of a search needs at least: both engines index three in a row. */
export const shortestWord = 3;

/** Words of a search; shorter ones are left out, since no index finds them. */
export function searchWords(query: string): string[] {
  const words = foldText(query).split(' ');
  const digits = query.replace(/\D/g, '');
  // A phone number, however it is written.
  if (/^[+\d ().\-/]+$/.test(query.trim()) && digits.length >= shortestWord) {
    return [digits.slice(-10)];
  }
  return words.filter((word) => [...word].length >= shortestWord).slice(0, 8);
}

/** The last ten digits of a phone number, by which one person's entries are found; null for fewer. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
