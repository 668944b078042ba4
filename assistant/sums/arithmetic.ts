import { isOurs } from './amounts.ts';
import { money } from './shown.ts';
import type { Sum } from './sum.ts';

const operation = '(minus|less|menos|-|plus|mas|\\+|times|por|x|\\*|divided by|over|entre|/)';
const chain = new RegExp(
  `(?<![\\d·])\\(?\\$? ?(\\d{1,6}) ${operation} \\$? ?(\\d{1,6})\\)?,? ${operation} \\$? ?(\\d{1,6})(?!\\d)`,
);

/** A sum of three numbers that a visitor says in order, one of our prices among them: `1500 minus 297 times 12`. */
export function spoken(folded: string): Sum | undefined {
  const [, first, one = '', second, two = '', third] = chain.exec(folded) ?? [];
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (!first || ![a, b, c].some(isOurs)) return undefined;
  const inner = apply(one, a, b);
  const total = inner && apply(two, inner.value, c);
  if (!inner || !total || !Number.isFinite(total.value)) return undefined;
  const left = amountOf(a);
  const right = /[×÷]/.test(inner.sign) ? String(b) : amountOf(b);
  const last = /[×÷]/.test(total.sign) ? String(c) : amountOf(c);
  const terms = /[−+]/.test(inner.sign)
    ? `(${left} ${inner.sign} ${right})`
    : `${left} ${inner.sign} ${right}`;
  const shown = `${terms} ${total.sign} ${last} = ${money(total.value)}`;
  const [, , claim] =
    new RegExp(
      `${operation} \\$? ?${c},?(?: \\w+)? ?(?:is|=|equals|son|es|,|makes|gives) ?\\$? ?(\\d+)`,
    ).exec(folded) ?? [];
  const yes = claim === undefined ? undefined : Number(claim) === total.value;
  return {
    en: `${shown}.`,
    es: `${shown}.`,
    amounts: [total.value],
    ...(yes !== undefined && { yes }),
  };
}

/** A number as dollars, unless it counts months or the like. */
const amountOf = (value: number) => (value < 60 ? String(value) : money(value));

function apply(word: string, a: number, b: number): { sign: string; value: number } | undefined {
  if (/^(minus|less|menos|-)$/.test(word)) return { sign: '−', value: a - b };
  if (/^(plus|mas|\+)$/.test(word)) return { sign: '+', value: a + b };
  if (/^(times|por|x|\*)$/.test(word)) return { sign: '×', value: a * b };
  return b === 0 ? undefined : { sign: '÷', value: Math.round((100 * a) / b) / 100 };
}
