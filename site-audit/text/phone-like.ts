import { plain } from './plain.ts';

/** Digits in circles, which NFKC leaves as they are: ➐ ❼ ➆. */
const circled = /[\u2776-\u277e\u2780-\u2788\u278a-\u2792]/g;
/** Digits as words, each at the index of its value. */
const words = [
  ...['zero one two three four five six seven eight nine', 'oh'],
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
].map((list) => list.split(' '));
const word = new RegExp(`\\b(?:${words.flat().join('|')})\\b`, 'gi');
/** The letter O between or beside digits: (7O3) 555-O142. */
const letterO = /(?<=\d[ ().-]{0,3})[oO](?=[ ().-]{0,2}\d)/g;

/** What numbers of a phone's length are otherwise: dates, years, times, money, postal codes, lists. */
const otherNumbers = new RegExp(
  [
    '[$€£¥] ?\\d[\\d.,]*',
    '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?![\\d-]|,\\d)',
    '\\d[\\d.,]* ?(?:%|€|£|¥|usd\\b|eur\\b)',
    '(?<!\\d)\\d{1,2}([./-])\\d{1,2}\\1(?:19|20)?\\d{2}(?!\\d)',
    '(?<!\\d)(?:19|20)\\d{2}([./-])\\d{1,2}\\2\\d{1,2}(?!\\d)',
    '(?<!\\d)(?:19|20)\\d{2}(?: ?[-/,&] ?(?:19|20)?\\d{2})*(?!\\d)',
    '(?<!\\d)\\d{1,2}[:.h]\\d{2}(?: ?[ap]\\.?m\\.?)?(?: ?- ?\\d{1,2}[:.h]\\d{2})?(?!\\d)',
    '(?<!\\d)\\d{5}-\\d{4}(?!\\d)|〒 ?\\d{3}-?\\d{4}',
    '(?<![\\d.])-?\\d{1,3}\\.\\d{4,}',
    // Numbers of registers: VAT no. GB 123 456 789, org.nr. 968218298, P.IVA 05470790261.
    '\\b(?:vat|p\\.? ?iva|org\\.? ?nr|ust-?id(?:nr)?|siret|siren|tva|nif|cif|kvk|abn|acn|ein|tax id|iban|isbn|lic(?:en[cs]e)?)\\b[^\\p{L}\\d]{0,4}(?:(?:no|nr|number|[a-z]{2})\\b[^\\p{L}\\d]{0,3})?\\d[\\d ./-]*',
    // Two spans of hours, and lists of short numbers.
    '\\d{1,2} ?- ?\\d{1,2} ?(?:&|,|/|\\+|und|y|et) ?\\d{1,2} ?- ?\\d{1,2}(?!\\d)',
    '(?<!\\d)\\d{1,3}(?:, \\d{1,4}){3,}',
    '(?<!\\d)(?:1[^\\p{L}\\d]{1,4}2[^\\p{L}\\d]{1,4}3(?:[^\\p{L}\\d]{1,4}\\d{1,2})*)(?!\\d)',
  ].join('|'),
  'giu',
);
/** Seven digits or more with anything but letters between them. */
const digitRun = /(?<![\p{L}\d])\d(?:[^\p{L}\p{N}\n]{0,4}\d){6,14}(?!\d)/u;
/** Exchanges of old numbers and digits between letters: KE 2-4500, 703 dot 555 dot 0142, dial #250. */
const others =
  /\b[A-Z]{2}[A-Za-z]{0,9}[ -]?\d[ -]\d{4}\b|\d{3}[ -]?\(?(?:dot|dash|hyphen|punto|guion|point|punkt)\)?[ -]?\d{3}|\b(?:dial|call|text|phone)\b.{0,20}[*#][A-Z\d]{2,}|\b(?:1-|0)?8(?:00|33|44|55|66|77|88)[ .-]?[A-Za-z]{4,}|\b[Tt]ext \w{2,15} to \d{5,6}\b|\b(?:call|text|phone|tel)\b.{0,25}\d{3}[ .-][A-Za-z]{2,}[ -]?[A-Za-z\d]{2,}/u;

/**
 * Finds what may be a phone number though no rule knows its notation: enough not to say that the page
 * has none. Short lines of numbers are read together with those that follow.
 */
export function phoneLike(lines: readonly string[]): string | undefined {
  let short = '';
  for (const raw of lines) {
    const line = plain(raw.slice(0, 2_000));
    if (others.test(line)) return raw;
    const text = withDigits(line);
    short = isPiece(text) ? `${short} ${text}`.slice(-40) : '';
    for (const part of [text, short])
      if (/\d/.test(part) && digitRun.test(part.replace(otherNumbers, '§'))) return part.trim();
  }
  return undefined;
}

/** Whether a line may be one group of a number. */
function isPiece(line: string): boolean {
  return line.length <= 16 && /^[^\p{L}]*\d[^\p{L}]*$/u.test(line);
}

function withDigits(text: string): string {
  return text
    .replace(circled, (digit) => `${circledDigit(digit)}`)
    .replace(letterO, '0')
    .replace(word, (name) => `${digitOf(name.toLowerCase())}`);
}

function digitOf(name: string): number {
  return Math.max(...words.map((list) => list.indexOf(name)));
}

function circledDigit(character: string): number {
  return ((character.charCodeAt(0) - 0x2776) % 10) + 1;
}
