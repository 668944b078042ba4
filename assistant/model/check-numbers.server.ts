import { stem } from '../understand/language.server.ts';

/** A number in a text. */
export interface StatedNumber {
  /** Digits without thousands separators; `24/7` is kept whole. */
  value: string;
  /** `$`, `%`, a unit of time, or empty. */
  unit: string;
  /** Stems of the words after it. */
  followers: readonly string[];
}

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map([
  ...small.map((word, index): [string, number] => [word, index + 2]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
/** Quantities in words; no fact states one, so each counts as an unknown number. */
const vague =
  /^(hundreds?|thousands?|millions?|billions?|dozens?|quarter|percent|grand|k|cien|ciento|mil|docena)$/;

/** All numbers of a text, in digits or words. */
export function numbersIn(text: string): StatedNumber[] {
  const tokens = text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .match(/\d+\/\d+|\d+(?:\.\d+)?|[$€£¥%+]|\p{L}+/gu);
  if (!tokens) return [];
  return tokens.flatMap((_, index) => {
    const value = valueAt(tokens, index);
    return value === undefined ? [] : [{ value, ...around(tokens, index) }];
  });
}

function valueAt(tokens: readonly string[], index: number): string | undefined {
  const token = tokens[index] ?? '';
  if (/^\d/.test(token) || vague.test(token)) return token;
  const value = values.get(token);
  if (value === undefined) return undefined;
  const next = values.get(tokens[index + 1] ?? '');
  return String(value >= 20 && next && next < 10 ? value + next : value);
}

function around(
  tokens: readonly string[],
  index: number,
): Pick<StatedNumber, 'unit' | 'followers'> {
  const isNumber = (token: string) => /^\d|^(to|and|or|a|y|o)$/.test(token) || values.has(token);
  let after = index + 1;
  // The unit of a range follows its end.
  while (after < tokens.length && isNumber(tokens[after] ?? '')) after += 1;
  const next = tokens[after] ?? '';
  const followers = tokens
    .slice(after, after + 3)
    .filter((word) => /^\p{L}/u.test(word))
    .map(stem);
  const before = tokens[index - 1] ?? '';
  if (/^[$€£¥]$/.test(before)) return { unit: before, followers };
  if (/^(dollars?|bucks|usd|cents?|euros?|pounds?|dolares|dólares)$/.test(next))
    return { unit: '$', followers };
  if (/^(%|percent|por)$/.test(next)) return { unit: '%', followers };
  return { unit: times.get(next) ?? '', followers };
}

const times = new Map(
  Object.entries({
    minute: 'minute minutes min mins minuto minutos',
    hour: 'hour hours hr hrs hora horas',
    day: 'day days dia dias día días',
    week: 'week weeks semana semanas',
    month: 'month months mes meses',
    year: 'year years ano anos año años',
    am: 'am',
    pm: 'pm',
    times: 'times x veces',
  }).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])),
);

/** Whether no fact states this number of the same thing. */
export function isUnstated(
  { value, unit, followers }: StatedNumber,
  facts: readonly StatedNumber[],
): boolean {
  return !facts.some(
    (fact) =>
      fact.value === value &&
      fact.unit === unit &&
      (unit !== '' ||
        followers.length === 0 ||
        followers.some((word) => fact.followers.includes(word))),
  );
}
