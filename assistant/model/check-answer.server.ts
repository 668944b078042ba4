import { dollars, monthlyPrice, planIds } from '../../app/facts/prices.ts';
import type { SiteSettings } from '../../lib/site-settings.ts';
import type { Sum } from '../sums/sum.ts';
import { stem } from '../understand/language.server.ts';
import { isUnstated, numbersIn } from './check-numbers.server.ts';
import { contradictsPrices } from './check-prices.server.ts';

/** Sources that an answer must be based on. */
export interface Grounds {
  /** What the answer may say: the built-in one. */
  facts: readonly string[];
  /** The sum that the question asks for. */
  sum?: Sum | undefined;
  /** The system prompt. */
  instructions: string;
  site: SiteSettings;
}

/** Maximum length of an answer, in UTF-16 units. */
const maxLength = 800;

/** Why an answer was rejected. */
export type Objection =
  | 'length'
  | 'markup'
  | 'characters'
  | 'address'
  | 'instructions'
  | 'price'
  | 'number'
  | 'promise'
  | 'denial'
  | 'name'
  | 'not in the facts';

/** A model's text without Markdown. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\*\*|__/g, '')
    .replace(/^#{1,6} /gm, '')
    .replace(/^\s*[*•] /gm, '- ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Finds a reason to reject an answer; undefined when it may go out. It is strict on purpose: the
 * built-in answer replaces a rejected one, so a wrong rejection only costs the nicer wording.
 */
export function findObjection(text: string, grounds: Grounds): Objection | undefined {
  if (text.length === 0 || text.length > maxLength) return 'length';
  if (/[<>`{}\\]|&#?\w+;|\]\(|!\[|javascript:|data:/i.test(text)) return 'markup';
  if (/[^\P{C}\n]|\ufffd/u.test(text) || /[^\P{L}\p{Script=Latin}]/u.test(text))
    return 'characters';
  const said = withoutContacts(text, grounds.site);
  if (said === undefined) return 'address';
  const facts = grounds.facts.join('\n');
  const known = withoutContacts(facts, grounds.site) ?? facts;
  if (echoes(text, grounds.instructions)) return 'instructions';
  if (contradictsPrices(withoutSum(said, grounds.sum))) return 'price';
  const allowed = numbersIn(known);
  if (numbersIn(said).some((number) => isUnstated(number, allowed))) return 'number';
  if (promises(said, known) || freesPeriod(said, known) || freesOther(said, known))
    return 'promise';
  if (denies(said)) return 'denial';
  if (names(said, `${known} ${grounds.site.name}`)) return 'name';
  return isGrounded(said, known) ? undefined : 'not in the facts';
}

/** Removes a computed amount with its period, and its terms; any other figure stays to be checked. */
function withoutSum(text: string, sum: Sum | undefined): string {
  if (!sum) return text;
  const stated = `${sum.en}\n${sum.es}`;
  const amounts = [
    ...stated.matchAll(
      /(?:[($\d][$\d,.\s×+−÷()]*= )?(\$[\d,]+(?:\.\d+)?(?: (?:más|more))?(?: (?:a|al|a la|for|por) [\wáéíóúñ]+)?)/g,
    ),
  ].flatMap(([whole, amount = '']) => [whole, amount]);
  const sums = amounts.filter((one) => !isPublished(one)).sort((a, b) => b.length - a.length);
  return sums.reduce(
    (rest, one) => rest.replace(new RegExp(`${RegExp.escape(one)}(?![\\d.,]*\\d)`, 'g'), ' '),
    text,
  );
}

/** A price of the site in a sum's terms is checked like any other. */
const isPublished = (amount: string) =>
  planIds.some(
    (plan) =>
      amount.replace(/[^\d.].*$|^\$/g, '') === String(monthlyPrice[plan]) ||
      amount.startsWith(`${dollars(monthlyPrice[plan])} a month`),
  );

/** Removes the site's own email, phone and URL; undefined when the text has any other. */
function withoutContacts(text: string, { email, phone, url }: SiteSettings): string | undefined {
  const digits = phone.replace(/\D/g, '');
  let foreign = false;
  const rest = text
    .replace(/[^\s@,;()]+@[^\s@,;()]+/g, (found) => {
      if (found.replace(/[.:]+$/, '').toLowerCase() !== email.toLowerCase()) foreign = true;
      return ' ';
    })
    .replaceAll(url, ' ')
    .replace(/\+?\(?\d[\d\s().-]{6,}\d/g, (found) => {
      if (found.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') !== digits) foreign = true;
      return ' ';
    });
  if (
    /@|https?:|www\.|\b[\w-]+\.(com|org|net|io|ai|co|us|gov|edu|info|biz|dev|app|me|shop|xyz)\b/i.test(
      rest,
    )
  ) {
    foreign = true;
  }
  if (/\b(street|avenue|boulevard|suite|blvd|floor|p\.?o\.? box|zip code)\b/i.test(rest))
    foreign = true;
  return foreign ? undefined : rest;
}

/** Whether the text quotes five words in a row of the instructions. */
function echoes(text: string, instructions: string): boolean {
  const source = ` ${wordsOf(instructions).join(' ')} `;
  const said = wordsOf(text);
  return said.some(
    (_, index) =>
      index + 5 <= said.length && source.includes(` ${said.slice(index, index + 5).join(' ')} `),
  );
}

/** Words that make an offer or a promise. */
const binding =
  /^(free|gratis|gratuit\w*|discount\w*|descuento\w*|coupon\w*|promo\w*|deals?|oferta\w*|refund\w*|reembols\w*|guarante\w*|garant\w*|promis\w*|promet\w*|lifetime|unlimited|ilimitad\w*|bonus\w*|gifts?|regalo\w*|waiv\w*|complimentary|never|nunca|always|siempre|forever|half|mitad|double\w*|doble|triple\w*|twice|best|mejor|number|certif\w*|award\w*|partner\w*|exclusive\w*|limited|immediate\w*|instant\w*|unconditional\w*|risk|assur\w*|rank\w*|top|first|legal\w*|open|closed|abiert\w*|weekend\w*|everywhere|worldwide|nationwide)$/;

/** Ways to say that something costs nothing. */
const forNothing =
  /\b(?:(?:no|without|zero|any) (?:charge|cost|payment)|costs? nothing|on the house|on us|for nothing|sin (?:costo|pagar|cargo))\b/;

/** A free period: `the first month is free`, `el primer mes es gratis`. */
const freePeriod =
  /\b(day|week|month|year|d[ií]a|semana|mes|año)(?:e?s)?\b[^.!?]{0,24}\b(?:free|gratis|gratuit\w*)\b/gi;

/** Whether a period is said to be free whose unit is not free in the facts. */
function freesPeriod(said: string, facts: string): boolean {
  const units = (text: string) =>
    new Set([...text.matchAll(freePeriod)].map(([, unit = '']) => unit.toLowerCase()));
  return units(said).difference(units(facts)).size > 0;
}

/** Whether a sentence says that something costs nothing which the facts don't name: `your second location`. */
function freesOther(said: string, facts: string): boolean {
  const known = new Set(wordsOf(facts).map(stem));
  return said
    .split(/[.!?\n]/)
    .filter((sentence) => forNothing.test(sentence.toLowerCase()))
    .some((sentence) =>
      wordsOf(sentence).some(
        (word) => word.length > 3 && !neutral.has(word) && !known.has(stem(word)),
      ),
    );
}

/** Whether a binding word has other neighbors than it has in the facts. */
function promises(said: string, facts: string): boolean {
  const known = wordsOf(facts);
  const pairs = new Set(known.map((word, index) => `${word} ${known[index + 1] ?? ''}`));
  const words = wordsOf(said);
  const gratis = said.toLowerCase().match(forNothing)?.[0];
  if (gratis && !facts.toLowerCase().includes(gratis)) return true;
  return words.some((word, index) => {
    if (!binding.test(word)) return false;
    return !(
      pairs.has(`${word} ${words[index + 1] ?? ''}`) ||
      pairs.has(`${words[index - 1] ?? ''} ${word}`)
    );
  });
}

/** Whether the text mentions a fee, card or contract without saying that there is none. */
function denies(said: string): boolean {
  return said
    .split(/[.!?\n]/)
    .some(
      (sentence) =>
        /\b(set-?up fees?|hidden (fees?|costs?|charges?)|credit card (is |are )?(required|needed|necessary)|(need|require)s? a credit card|contracts?)\b/i.test(
          sentence,
        ) && !/\b(no|not|without|never|zero|sin|ni|n't|don.t|doesn.t)\b/i.test(sentence),
    );
}

/** Words of an answer that need not be in the facts. */
const neutral = new Set(
  'cost costs price priced plan plans month monthly include includes offer offers provide provides come comes with also that this which your have from each every about between depending choose starts start cuesta precio incluye ofrece cada plan desde para'.split(
    ' ',
  ),
);

/** Whether the text names a person or place that the facts don't. */
function names(said: string, facts: string): boolean {
  const known = new Set(wordsOf(facts));
  return [...said.matchAll(/(?<=[\p{L}\d,;:)'’”"-] )\p{Lu}[\p{L}’'-]+/gu)].some(
    ([name]) => !wordsOf(name).every((word) => known.has(word) || word === 'i'),
  );
}

/** Whether at least 60% of the words that carry meaning occur in the facts. */
function isGrounded(said: string, facts: string): boolean {
  const known = new Set(wordsOf(facts).map(stem));
  const words = wordsOf(said).filter(
    (word) => word.length > 3 && !/\d/.test(word) && !neutral.has(word),
  );
  if (words.length === 0) return /\d/.test(said);
  return words.filter((word) => known.has(stem(word))).length / words.length >= 0.6;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
