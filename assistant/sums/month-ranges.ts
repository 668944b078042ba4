const months: readonly string[] = [
  'january|jan|enero',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto',
  'september|sept|sep|septiembre|setiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre',
];
const numberOf = new Map(
  months.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

/** Expression for a month's name; the name is its only group. */
export const monthWord = `(${months.join('|')})`;

/** Each of them, to be left out of a text. */
export const everyMonth = new RegExp(`\\b${monthWord}\\b`, 'g');

/** The number of a named month, from 1; 0 for another word. */
export const monthNumber = (word = ''): number => numberOf.get(word) ?? 0;

/** Months from one to another, both included: May to August are four. */
export const monthsBetween = (first: number, last: number): number =>
  ((last - first + 12) % 12) + 1;

const range = new RegExp(
  `\\b(?:from |between |desde |de |entre )?${monthWord} ?(?:thru|through|to|until|till|til|-|a|hasta) ?(?:the end of )?${monthWord}\\b`,
  'g',
);
/** `for oct nov dec` */
const listed = new RegExp(
  `\\b(?:in |for |en )?${monthWord}(?:,? (?:and |y )?${monthWord})+\\b(?! \\d)`,
  'g',
);

/** Writes named months as their number: `jan thru june` as `6 months`, `oct, nov and dec` as `3 months`. */
export const monthRanges = (folded: string): string =>
  restOfNamedYear(folded)
    .replace(
      range,
      (_, from: string, to: string) =>
        `${monthsBetween(monthNumber(from), monthNumber(to))} months`,
    )
    .replace(listed, (words) => `for ${words.match(everyMonth)?.length} months`);

const beginning = new RegExp(
  `\\b(?:start(?:s|ed|ing)?|begin\\w*|go(?:ing)?|get(?:ting)?|bring\\w*|turn\\w*|run|jump\\w*|hop\\w*|switch\\w*|sign(?:ing)? up|join\\w*|from|since|pay\\w*|empez\\w+|empiez\\w+|comenz\\w+|desde|entr\\w+)(?: \\w+){0,2}? (?:in |on |at |en |a partir de )?(?:the )?(?:beginning of |first of |principios de )?${monthWord}\\b(?! ?\\d)`,
);
const restOfYear =
  /\b(?:(?:for|until|till?|through|thru|to|by|por|hasta|lo que queda de?l?|el) )?(?:the |el )?(?:rest|remainder|end|resto|final|fin)(?: of| del?)? (?:the |this |that )?(?:year|ano)\b|\b(?:until|till?|through|thru|hasta) (?:christmas|xmas|new year'?s?|navidad|year'?s? end)\b/;
const until = new RegExp(
  `\\b(?:until|till?|through|thru|hasta) (?:the end of |finales de )?${monthWord}\\b`,
);
const twoMonths = new RegExp(`${monthWord} ?${until.source}`);

/** `the rest of the year if we start in september` as `4 months`, `starting in august til christmas` as `5 months`. */
function restOfNamedYear(folded: string): string {
  const first = monthNumber(beginning.exec(folded)?.[1]);
  if (!first) return folded;
  const replaced = folded.replace(restOfYear, `for ${13 - first} months`);
  if (replaced !== folded || twoMonths.test(folded)) return replaced;
  return folded.replace(
    until,
    (_, to: string) => `for ${monthsBetween(first, monthNumber(to))} months`,
  );
}
