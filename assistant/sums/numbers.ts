const numerals: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  couple: 2,
  both: 2,
  half: 0.5,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciocho: 18,
  veinte: 20,
  treinta: 30,
};

/** Expression for a number in digits or words in a folded text; the number is its only group. */
export const numeral = `(\\d+|${Object.keys(numerals).join('|')})`;

/** Value of what `numeral` matched; NaN for anything else. */
export const valueOfNumeral = (word = '') => numerals[word] ?? Number(word);

/** Writes periods in full: `3 mths` as 3 months, `half a year` as 6 months, `per yr` as per year. */
export function periodsInFull(folded: string): string {
  return folded
    .replace(/\b(a|one) year and a half\b|\bano y medio\b/g, '18 months')
    .replace(/\bhalf (a |of a |the )?(year|yr)\b|\bmedio ano\b|\b1\/2 (a )?year\b/g, '6 months')
    .replace(/\b(mth|mnth|mo)s?\b/g, (word) => (word.endsWith('s') ? 'months' : 'month'))
    .replace(/\byrs\b/g, 'years')
    .replace(/\byr\b/g, 'year')
    .replace(/\bwks?\b/g, 'week')
    .replace(/(\d) ?[x*] ?(\d)/g, '$1 times $2')
    .replace(/\b(starter|pro|dominate) ?[x*] ?(\d)/g, '$1 times $2');
}

/** Writes the round numbers of a folded text in digits: `five hundred` as 500, `1·5k` as 1500. */
export function inDigits(folded: string): string {
  const small =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  return folded
    .replace(
      new RegExp(`\\b(${small.join('|')}|a) (hundred|thousand|grand)\\b`, 'g'),
      (_, word: string, unit: string) =>
        String((word === 'a' ? 1 : small.indexOf(word) + 1) * (unit === 'hundred' ? 100 : 1000)),
    )
    .replace(/\b(\d+(?:·\d+)?) ?(k|grand|thousand|mil)\b/g, (_, number: string) =>
      String(1000 * Number(number.replace('·', '.'))),
    );
}
