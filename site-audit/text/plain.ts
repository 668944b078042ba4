/** Digits of other scripts, by the code point of their zero. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;

/**
 * One line in the form that the text rules expect: full-width characters, digits of other scripts
 * and every kind of dash and space in their ASCII form.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(foreignDigit, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/[\u2010-\u2015\u2212\u30fc\u2500](?=\s?\d)/g, '-')
    .replace(/[\u2012-\u2015\u301c\uff5e]/g, '-')
    .replace(/[’‘]/g, "'");
}

/** What a text rule found: `certain` is enough to say that it is there, `possible` isn't. */
export interface Found {
  readonly certain?: string | undefined;
  readonly possible?: string | undefined;
}
