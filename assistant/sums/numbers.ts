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
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  treinta: 30,
};

/** Expression for a number in digits or words in a folded text; the number is its only group. */
export const numeral = `(\\d+|${Object.keys(numerals).join('|')})`;

/** Value of what `numeral` matched; NaN for anything else. */
export const valueOfNumeral = (word = '') => numerals[word] ?? Number(word);

const quarters = new RegExp(`\\b${numeral} (?:quarters|trimestres)\\b`, 'g');

const yearsAndHalf = new RegExp(
  `\\b${numeral} (?:and a half years|y medio anos|anos y medio|years and a half)\\b|\\b(\\d)·5 (?:years|anos)\\b`,
  'g',
);

/** `year price/52`, `take the year and divide by 52` */
const yearIntoWeeks =
  /\b(?:the |a )?(?:year\w*|yr|annual\w*)(?: price| cost| total)?(?:,? (?:and )?(?:then )?(?:divided?|split)(?: it| that)? by| ?\/| over| entre) ?52\b/g;

/** Writes periods in full: `3 mths` as 3 months, `half a year` as 6 months, `per yr` as per year. */
export function periodsInFull(folded: string): string {
  return folded
    .replace(/\b(?:(?:a|one) )?(?:year|yr) and a half\b|\bano y medio\b/g, '18 months')
    .replace(
      yearsAndHalf,
      (_, count?: string, digit?: string) => `${12 * valueOfNumeral(count ?? digit) + 6} months`,
    )
    .replace(/\b(a|one|una|un) dec(ade|ada)\b/g, '120 months')
    .replace(
      /\bhalf (a |of a |the )?(year|yr)\b|\b(?:medio|la mitad del|mitad del) ano\b|\b1\/2 (a )?year\b/g,
      '6 months',
    )
    .replace(
      /\b(?:an? |un |unos |unas )?(?:couple|par)(?: of| de)? (?=months|years|weeks|days|quarters|meses|anos|semanas|locations|shops|stores|tiendas|locales)/g,
      '2 ',
    )
    .replace(quarters, (_, count: string) => `${3 * valueOfNumeral(count)} months`)
    .replace(/\b(semi-?annual(ly)?|half-?year(ly)?|(al |por |un )?semestr\w+)\b/g, '6 months')
    .replace(/\b(mth|mnth|mo)s?\b/g, (word) => (word.endsWith('s') ? 'months' : 'month'))
    .replace(yearIntoWeeks, 'per week')
    .replace(/\b(all of|the whole of|all|todo el|todo) 20[23]\d\b/g, 'a year')
    .replace(/\byrs\b/g, 'years')
    .replace(/\byr\b/g, 'year')
    .replace(/\bwks?\b/g, 'week')
    .replace(/(\d) ?[x*] ?(\d)/g, '$1 times $2')
    .replace(/\b(starter|pro|dominate) ?[x*] ?(\d)/g, '$1 times $2')
    .replace(/\b(\d) ?[x*] (?=starter|pro|dominate)/g, '$1 ');
}

/** Words that add to a number: `twenty five`, `doscientos`. */
const addends: ReadonlyMap<string, number> = new Map([
  ...Object.entries(numerals).filter(([word]) => !/^(a|couple|both|half|una?|once)$/.test(word)),
  ...'forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, 10 * (index + 4)]),
  ...'cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, index): [string, number] => [word, 10 * (index + 4)]),
  ...'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, index): [string, number] => [word, 100 * (index + 1)]),
  ['ciento', 100],
  ['veinticinco', 25],
]);

/** Words that multiply what is before them. */
const factors: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['mil', 1000],
]);

const addend = [...addends.keys()].join('|');
const factor = [...factors.keys()].join('|');
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ones = '(one|two|three|four|five|six|seven|eight|nine)';
/** `three fifty`, `two ninety seven`, which leave out the hundred; `at three thirty` is a time. */
const shortHundreds = new RegExp(
  `(?<!\\b(?:at|by|around|till|until|after|before|${tens})[ -])\\b${ones} (${tens})(?:[ -]${ones})?\\b(?! ?(?:am|pm|a\\.m|p\\.m|in the|minutes|percent|%))`,
  'g',
);
/** A number of at least 20 in words, or a number in digits before `k`, `grand` or `hundred`. */
const longNumeral = new RegExp(
  `\\b(?:(?:${tens}[ -])?(?:a|un|couple|${addend}|\\d+(?:·\\d+)?)[ -])?(?:of )?(?:${factor})\\b(?! gracias)(?:(?: and| y)?[ -](?:${addend}|${factor})\\b)*` +
    `|\\b(?:ciento?|(?:dos|tres|cuatro|seis|ocho)cientos|quinientos|(?:sete|nove)cientos)\\b(?:(?: y)? (?:${addend}))*` +
    `|\\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?:[ -](?:y )?(?:${addend}))?\\b`,
  'g',
);

/** `ten bucks` */
const smallAmount = new RegExp(
  `(?<!(?:${addend}|${factor})[ -](?:and |y )?)\\b(${Object.keys(numerals)
    .filter((word) => numerals[word] && numerals[word] > 2)
    .join('|')})(?= (?:dollars|bucks|dolares|pesos)\\b)`,
  'g',
);

/** Writes the larger numbers of a folded text in digits: `twelve hundred` as 1200, `1·5k` as 1500. */
export function inDigits(folded: string): string {
  return (
    folded
      .replace(/(?<![\d\w·.])[.·](?=\d)/g, '0·')
      .replace(
        /\b(\d{1,2}) ?(?:cents?|centavos|¢)(?!\w)/g,
        (_, cents: string) => `0·${cents.padStart(2, '0')} dollars`,
      )
      .replace(/\b(?:a|one|1) (grand|thousand) and a half\b|\bmil y medio\b/g, '1500')
      // `chipping in once` is English.
      .replace(
        /\bonce (?=(?:locales|tiendas|sucursales|negocios|restaurantes|meses|anos|dias|semanas|socios|personas|empleados|palabras)\b)/g,
        '11 ',
      )
      .replace(/\b(por ciento|percent)\b/g, '%')
      .replace(/\b(?:a|one) (?=(?:dollar|buck)\b)/g, '1 ')
      .replace(/\b(\d+(?:·\d+)?) ?k\b/g, (_, number: string) => String(decimal(number) * 1000))
      .replace(shortHundreds, (_, hundreds: string, ten: string, one?: string) =>
        String(
          100 * valueOfNumeral(hundreds) +
            (addends.get(ten) ?? 0) +
            (one ? valueOfNumeral(one) : 0),
        ),
      )
      .replace(smallAmount, (_, word: string) => String(valueOfNumeral(word)))
      .replace(longNumeral, (words) => String(valueOfWords(words)))
  );
}

const decimal = (digits: string) => Number(digits.replace('·', '.'));

function valueOfWords(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.split(/[ -]/)) {
    const times = factors.get(word);
    if (times === 100) part = (part || 1) * 100;
    else if (times) {
      total += (part || 1) * times;
      part = 0;
    } else if (/^\d/.test(word)) part += decimal(word);
    else part += addends.get(word) ?? (word === 'couple' ? 2 : 0);
  }
  return total + part;
}
