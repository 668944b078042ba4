const english = 'zero one two three four five six seven eight nine ten eleven twelve thirteen';
const spanish = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece';

/** Digits of the words that people dictate numbers with: `oh one`, `four ten`, `treinta y uno`. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['oh', '0'],
  ['o', '0'],
  ...english.split(' ').map((word, value): [string, string] => [word, String(value)]),
  ...spanish.split(' ').map((word, value): [string, string] => [word, String(value)]),
  ...'fourteen fifteen sixteen seventeen eighteen nineteen catorce quince dieciseis diecisiete dieciocho diecinueve'
    .split(' ')
    .map((word, index): [string, string] => [word, String(14 + (index % 6))]),
  ...'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
    .split(' ')
    .map((word, index): [string, string] => [word, String(21 + index)]),
]);

/** Hundreds, which take the next two digits: `quinientos cincuenta y cinco`. */
const hundreds: ReadonlyMap<string, string> = new Map(
  'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 2)]),
);

/** Tens, which take the next word as their last digit: `twenty four`, `treinta y uno`. */
const tens: ReadonlyMap<string, string> = new Map(
  [
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  ].flatMap((words) =>
    words.split(' ').map((word, index): [string, string] => [word, String(index + 2)]),
  ),
);

/** Words that repeat the next digit. */
const times: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doble', 2],
  ['triple', 3],
]);

const word = [spoken, tens, hundreds, times]
  .flatMap((one) => [...one.keys()])
  .concat('hundred', 'cientos')
  .sort((a, b) => b.length - a.length)
  // `veintidós`, `dieciséis`
  .map((one) => one.replace(/os$/, '[oó]s').replace(/e(?=i?s$)/, '[eé]'))
  .join('|');
/** An expression for a digit, or a word that stands for some. */
export const digitOrWord = `(?:\\d|(?<!\\p{L})(?:${word})(?!\\p{L}))`;
/** Digits of a text, words included, without the 1 of a number in full. */
export function digitsOf(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const tokens = plain.match(/\d+|\p{L}+/gu) ?? [];
  let digits = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const next = tokens[at + 1] === 'y' ? tokens[at + 2] : tokens[at + 1];
    const last = spoken.get(next ?? '');
    const ten = tens.get(token);
    const count = times.get(token);
    if (ten) {
      const hasLast = last?.length === 1 && last !== '0';
      digits += ten + (hasLast ? last : '0');
      if (hasLast) at += tokens[at + 1] === 'y' ? 2 : 1;
    } else if (count && last) {
      digits += last.repeat(count);
      at += 1;
    } else if (hundreds.has(token)) {
      // `trescientos uno` is 301, and `cincuenta y cinco` after it fills both places.
      const isUnit = last?.length === 1 && last !== '0';
      digits += `${hundreds.get(token)}${isUnit ? '0' : last || tens.has(next ?? '') ? '' : '00'}`;
    } else if (token === 'hundred' || token === 'cientos') digits += '00';
    else digits += /^\d/.test(token) ? token : (spoken.get(token) ?? '');
  }
  return digits.replace(/^1(?=\d{10}$)/, '');
}
