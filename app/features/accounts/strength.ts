/** Fewest characters of a password (spec.md sections 5 and 9). Here, and not with the rules, so that a page can load it without their library. */
export const passwordLength = 8;

/** How hard a password is to guess, from 0 (too short) to 4, and what to do about it. */
export interface Strength {
  level: 0 | 1 | 2 | 3 | 4;
  text: string;
}

/**
 * A hint, not a rule: length counts, and what repeats, runs on (`abcd`, `4321`) or is the customer's
 * own name does not. The server alone knows the list of common passwords.
 * @param own what the customer has entered beside it: name, address, company.
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

/** Characters that neither repeat nor continue what is before them; a repeated pair counts once. */
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
