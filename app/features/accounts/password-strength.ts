/*
 * Apart from schema.ts, so that the password field's island loads without the schema library.
 */

/** Minimum length of a password (spec.md sections 5 and 9). */
export const passwordLength = 8;

/** How hard a password is to guess, from 0 (too short) to 4, with advice. */
export interface Strength {
  level: 0 | 1 | 2 | 3 | 4;
  text: string;
}

/**
 * Estimates a password's strength by its length, without repetitions, runs (`abcd`, `4321`) and the
 * customer's own details. Only advice: the list of common passwords is on the server.
 * @param own the form's other entries: name, address, company.
 */
export function strengthOf(password: string, own: readonly string[]): Strength {
  if (password.length < passwordLength) {
    const missing = passwordLength - password.length;
    return { level: 0, text: `${missing} more character${missing === 1 ? '' : 's'} needed` };
  }
  const length = effectiveLength(withoutOwn(password.toLowerCase(), own));
  if (length < 6) return { level: 1, text: 'Easy to guess: add a word or two' };
  if (length < 11) return { level: 2, text: 'Fair: three or four words are stronger' };
  if (length < 15) return { level: 3, text: 'Good' };
  return { level: 4, text: 'Strong' };
}

function withoutOwn(password: string, own: readonly string[]): string {
  const words = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);
}

/** Counts characters; one that continues a run or repeats a pair counts a quarter. */
function effectiveLength(text: string): number {
  const units = [...text];
  const seen = new Map<string, number>();
  let length = 0;
  units.forEach((unit, at) => {
    const step = codeOf(unit) - codeOf(units[at - 1]);
    const pair = `${units[at - 1] ?? ''}${unit}`;
    const before = seen.get(pair) ?? 0;
    seen.set(pair, before + 1);
    if (at > 0 && Math.abs(step) <= 1) length += 0.25;
    else length += before > 0 ? 0.25 : 1;
  });
  return length;
}

const codeOf = (unit: string | undefined): number => unit?.codePointAt(0) ?? 0;
