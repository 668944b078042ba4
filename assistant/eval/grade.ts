import { monthlyPrice } from '../../app/facts/prices.ts';
import { freelancer } from '../../app/facts/site.ts';
import { splitExtension } from '../../lib/phone.ts';
import { inDigits } from '../sums/numbers.ts';
import { fold } from '../understand/language.server.ts';
import { valuesIn } from './arithmetic.ts';
import type { Expectation } from './sets.ts';
import { withoutTitle } from './state-keys.ts';

/** An answer to grade. */
export interface Graded {
  response: string;
  /** Entries of the form that opened. */
  form?: { name?: string; email?: string; phone?: string } | undefined;
}

/** What the answer is graded against, besides its expectation. */
export interface Circumstances {
  /** The visitor's message, and those before it. */
  asked: readonly string[];
  /** Language of the right answer. */
  language: 'en' | 'es';
  /** Replies before this one. */
  earlier: readonly string[];
  /** Contact details that the form must have. */
  contact?: Graded['form'];
}

/** Result of grading one answer. */
export interface Grade {
  /** The asked fact is there, and nothing is wrong. */
  isRight: boolean;
  /** Right, and: first sentence, yes or no, at most 45 words, no repetition, the language. */
  isHelpful: boolean;
  faults: readonly string[];
  /** Amounts of money that neither the site nor the visitor states, and no shown sum gives. */
  wrongPrices: readonly number[];
}

/** Maximum number of words, unless a list was asked for. */
const maxWords = 45;
/** A sentence of at least this many words counts as repeated when an earlier reply has it too. */
const repeatedWords = 6;

/** Grades an answer. */
export function grade(answer: Graded, expected: Expectation, about: Circumstances): Grade {
  const text = plain(answer.response);
  const [first = ''] = sentences(text);
  const shown = [answer.response, ...about.earlier].flatMap((one) => valuesIn(plain(one)));
  const wrongPrices = amountsIn(text).filter((amount) => !isKnown(amount, shown, about.asked));
  const begun = /^\P{L}*(yes|s[ií])(?!\p{L})/iu.test(text)
    ? 'yes'
    : /^\P{L}*no(?!\p{L})/iu.test(text)
      ? 'no'
      : undefined;
  const errors = [
    ...lacking(expected.allOf, text, 'lacks'),
    ...(expected.noneOf ?? []).filter((one) => has(text, one)).map((one) => `contains ${one}`),
    ...wrongPrices.map((amount) => `states $${amount}`),
    ...(expected.begins && begun && begun !== expected.begins ? [`says ${begun}`] : []),
    ...(expected.apology &&
    !/\b(sorry|apologi[sz]e|lo siento|lamento|disculp|perd[oó]n)/i.test(text)
      ? ['no apology']
      : []),
    ...(expected.contact ? contactFaults(answer.form, about) : []),
  ];
  const flaws = [
    ...lacking(expected.firstSentence, first, 'first sentence lacks'),
    ...(expected.begins && !begun ? [`doesn’t begin with ${expected.begins}`] : []),
    ...(!expected.list && wordsOf(text).length > maxWords ? [`${wordsOf(text).length} words`] : []),
    ...(repeats(text, about.earlier) ? ['repeats itself'] : []),
    ...(languageOf(text) === about.language ? [] : [`not in ${about.language}`]),
  ];
  return {
    isRight: errors.length === 0,
    isHelpful: errors.length + flaws.length === 0,
    faults: [...errors, ...flaws],
    wrongPrices,
  };
}

function lacking(lists: Expectation['allOf'], text: string, verb: string): string[] {
  return (lists ?? [])
    .filter((list) => !list.some((one) => has(text, one)))
    .map((list) => `${verb} ${list.slice(0, 3).join(' | ')}`);
}

/** Whether a text contains a string or matches `/…/`; a digit at its ends stands alone. */
function has(text: string, wanted: string): boolean {
  const [, source, flags] = /^\/(.*)\/(i?)$/.exec(wanted) ?? [];
  if (source !== undefined) return new RegExp(source, flags).test(text);
  const escaped = plain(wanted).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\d/.test(wanted) ? '(?<![\\d.,])' : '';
  const after = /\d$/.test(wanted) ? '(?![\\d]|[.,]\\d)' : '';
  return new RegExp(before + escaped + after, 'i').test(`${text} `);
}

function contactFaults(form: Graded['form'], { asked, contact }: Circumstances): string[] {
  if (!form) return ['no form'];
  const name = withoutTitle(contact?.name);
  const digits = (phone = '') =>
    splitExtension(phone)
      .number.replace(/\D/g, '')
      .replace(/^1(?=\d{10}$)/, '');
  const all = asked.join('\n');
  const email = contact?.email ?? all.match(/[^\s@,;<>()]+@[^\s@,;<>()]+\.[a-z]{2,}/i)?.[0];
  const phone = contact?.phone ?? all.match(/\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}/)?.[0];
  return [
    ...(email && form.email?.toLowerCase() !== email.toLowerCase() ? ['form lacks the email'] : []),
    ...(phone && digits(form.phone) !== digits(phone) ? ['form lacks the phone'] : []),
    ...(name && !form.name?.toLowerCase().includes(name.toLowerCase())
      ? ['form lacks the name']
      : []),
  ];
}

const published = new Set<number>([
  ...Object.values(monthlyPrice),
  freelancer.monthlyFrom,
  freelancer.exampleMonthly,
  freelancer.savingPerYear,
  12 * (freelancer.exampleMonthly - monthlyPrice.starter),
]);

/** @param shown amounts of the sums in this reply and those before it. */
function isKnown(amount: number, shown: readonly number[], asked: readonly string[]): boolean {
  return (
    published.has(amount) ||
    asked.some((one) => inDigits(fold(one)).includes(String(amount).replace('.', '·'))) ||
    shown.some((value) => Math.abs(value - amount) < 0.005)
  );
}

/** Amounts of money in a text. */
function amountsIn(text: string): number[] {
  return [
    ...text.matchAll(/\$\s?([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?) ?(?:dollars|USD|dólares)/g),
  ].map(([, before, after]) => Number((before ?? after ?? '').replaceAll(',', '')));
}

function repeats(text: string, earlier: readonly string[]): boolean {
  const said = new Set(earlier.flatMap((one) => sentences(plain(one)).map(normal)));
  return sentences(text).some(
    (one) => wordsOf(one).length >= repeatedWords && said.has(normal(one)),
  );
}

const plain = (text: string) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ');
const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();
const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{N}$@.'-]*[\p{L}\p{N}][\p{L}\p{N}$@.'%-]*/gu) ?? [];

/** Sentences of a text; a period inside a number, an address or `vs.` ends none. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=["“¿¡]?[\p{Lu}\d$])|\n+/u)
    .map((one) => one.trim())
    .filter(Boolean);
}

const spanish =
  /\b(el|la|los|las|de|que|en|una?|con|por|para|es|no|tu|se|del|al|cuesta|lo|te|nuestro|gracias|nada|son|sigue|incluye|tiene|trae|publica|día|mes)\b/gi;
const english =
  /\b(the|of|to|and|is|are|in|with|for|you|your|we|it|at|on|has|have|not|can|our|a|i|i'm|you're)\b/gi;

/** The language that most function words of a text belong to. */
function languageOf(text: string): 'en' | 'es' {
  return (text.match(spanish)?.length ?? 0) > (text.match(english)?.length ?? 0) ? 'es' : 'en';
}
