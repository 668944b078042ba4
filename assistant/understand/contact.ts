import type { FormEntries } from '../message.ts';
import { companyIn, websiteIn } from './business.ts';
import { type Found, phoneIn } from './phone-number.ts';

/** Contact details that a visitor gave. */
export type ContactDetails = FormEntries;

/**
 * Finds contact details in a text as it was typed: addresses and numbers in the ways people write or
 * dictate them (`ann at shop dot com`, `two oh two 555 0175`). Names are for `ContactClassifier`.
 * @param own the site's phone, which is not the visitor's.
 * @param before what the conversation knows of the address and the phone number.
 * @returns the details; the text without them; and the text with `@` for the address and `#` for the number.
 */
export function contactIn(
  text: string,
  own: string,
  before: { email?: string; phone?: string; digits?: string | undefined } = {},
): { details: ContactDetails; rest: string; marked: string } {
  const email =
    emailIn(text) ??
    completedEmail(text, before.email) ??
    correctedEmail(text, before.email) ??
    shortEmailIn(text);
  const withoutEmail = marking(text, email, marks.email);
  const phone = phoneIn(withoutEmail, own, before);
  const withoutPhone = marking(withoutEmail, phone, marks.phone);
  const isTakenOut = removesPhone.test(text) && text.split(' ').length <= mostWords;
  const website = websiteIn(withoutPhone);
  const left = marking(withoutPhone, website, ',');
  const company = companyIn(left);
  const rest = (company ? left.replace(company, ' , ') : left).replace(anyMark, ',');
  const details = {
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
    ...(isTakenOut && before.phone && { phone: '' }),
    ...(company && { company }),
    ...(website && { website: website.value }),
  };
  const marked = left.replace(/[@#]/g, ',').replace(marks.email, '@').replace(marks.phone, '#');
  return { details, rest, marked };
}

/** Words of a message that only takes a number out: `take the phone out`, `please remove my number`. */
const mostWords = 7;
const removesPhone =
  /^(?!.*\b(?:google|listing|profile|page|posts?|site|website|ads?)\b).*\b(?:take|remove|delete|erase|quit[ae]n?|borr[ae]n?|saqu?[ae]n?)\b[^.?!]{0,12}(?:\b(?:phone|number|tel[eé]fono|n[uú]mero)\b|\d{3}[\d ().-]{4,} out\b)/i;

const marking = (text: string, found: Found | undefined, mark: string) =>
  found ? text.replace(found.written, ` ${mark} `) : text;

/** What visitors don't type: they write `Greg @ Harris Roofing` and `plan #2`. */
const marks = { email: '\u{E000}', phone: '\u{E001}' };
const anyMark = /[\u{E000}\u{E001}]/gu;

const part = '[\\p{L}\\d_+-]+';
/** `at all. My` is the end of a sentence, `shop. com` and `shop,com` are not. */
const dot =
  '(?:\\s?\\.(?!\\s)|,(?=(?:com|net|org|edu)\\b)|\\s\\.\\s|\\.\\s(?=(?:com|net|org|edu|gov|us|io|co|info|biz)\\b)|\\s?[\\[({]\\s?(?:dot|punto)\\s?[\\])}]\\s?|\\s+(?:dot|punto)\\s+)';
const joined = `(?:${dot}|\\s+(?:underscore|gui[oó]n bajo|dash|gui[oó]n)\\s+)`;
const at = '(?:\\s?@\\s?|\\s?[\\[({]\\s?(?:at|arroba)\\s?[\\])}]\\s?|\\s+(?:at|arroba)\\s+)';
/** Words before `at` that are no address: `look at our site dot com`. */
const noLocalPart =
  '(?!(?:look\\w*|check\\w*|is|are|was|me|us|here|found|find|see|site|website|page|shop|store|call|open|work)\\s+at\\b)';
const spokenEmail = new RegExp(
  `(?<![\\p{L}\\d])${noLocalPart}${part}(?:${joined}${part})*${at}[\\p{L}\\d-]+(?:\\s+(?!at\\b|arroba\\b)[\\p{L}\\d-]+){0,3}?(?:${joined}[\\p{L}\\d-]+)*${dot}[a-z]{2,}(?![\\p{L}\\d])`,
  'iu',
);
const typedEmail = /[^\s@,;:<>()[\]]+@[^\s@,;<>()[\]]+\.[a-z]{2,}/i;

/** An address that lacks its end: `maria@bakery`, `dan@gmailcom`. It is kept, and the visitor is asked for the rest. */
function shortEmailIn(text: string): Found | undefined {
  const [written] =
    /(?<![^\s,;:<>()[\]])[\p{L}\d._+-]*\p{L}[\p{L}\d._+-]*@\p{L}[\p{L}\d-]{2,}(?![\p{L}\d@])/u.exec(
      text,
    ) ?? [];
  return written ? { written, value: written.toLowerCase() } : undefined;
}

/** Whether an address lacks its end. */
export const isShortEmail = (email: string) => !/\.\p{L}{2,}$/u.test(email);

/** Misspelled domains that many people have an address at. */
const misspelled: readonly (readonly [RegExp, string])[] = [
  [
    /@(?:gmial|gamil|gmai|gmal|gmil|gnail|gmaill|gmali)\.com$|@gmail\.(?:con|cm|co|om|cmo|comm)$/,
    '@gmail.com',
  ],
  [/@(?:yaho|yahooo|yhaoo|yahho)\.com$|@yahoo\.(?:con|cm|om|cmo|comm)$/, '@yahoo.com'],
  [
    /@(?:hotmial|hotmai|hotmal|hotmil|hotamil|homail)\.com$|@hotmail\.(?:con|cm|co|om|cmo|comm)$/,
    '@hotmail.com',
  ],
  [/@(?:outlok|outloo|outlool)\.com$|@outlook\.(?:con|cm|co|om|cmo|comm)$/, '@outlook.com'],
];

/** What a visitor surely meant by an address with a misspelled domain: `rosa@gmial.com`. */
export function likelyEmail(email: string): string | undefined {
  const [typo, right = ''] = misspelled.find(([one]) => one.test(email)) ?? [];
  return typo && email.replace(typo, right);
}

/** The rest of an address that lacked its end, once that is said: `.com`, `it's bakery.com`; or yes to the likely one. */
function completedEmail(text: string, email: string | undefined): Found | undefined {
  const likely = email && likelyEmail(email);
  const isYes = /^\W*(?:y(?:es|eah|ep)|correct|right|s[ií])(?![\p{L}])/iu.exec(text)?.[0];
  if (likely && isYes) return { written: isYes, value: likely };
  if (!email || !isShortEmail(email)) return undefined;
  const [written, domain = '', end = ''] =
    /^\W*(?:(?:oh|oops|ok|sorry|yes|s[ií]|perd[oó]n|(?:it|that)['’]?s|es|at|dot|punto)\W+)*@?([\p{L}\d-]*)(?:\.|\s(?:dot|punto)\s)?(com|net|org|edu|us|co|io|biz|info)\W*$/iu.exec(
      text,
    ) ?? [];
  const [name, known = ''] = email.split('@');
  const isSame = !domain || known.startsWith(domain.toLowerCase());
  return written && isSame
    ? { written, value: `${name}@${(domain || known).toLowerCase()}.${end.toLowerCase()}` }
    : undefined;
}

/** An address of which only the wrong part is said: `sorry .com not .co`, `it's gmail not yahoo`. */
function correctedEmail(text: string, email: string | undefined): Found | undefined {
  const [written, right = '', wrong = ''] =
    /(?<![\p{L}\d.])\.?([\p{L}\d_-]+),? (?:and )?(?:not|no|instead of|en vez de) \.?([\p{L}\d_-]+)/iu.exec(
      text,
    ) ?? [];
  const at = written && email ? email.lastIndexOf(wrong.toLowerCase()) : -1;
  if (!written || !email || at < 0) return undefined;
  const value = email.slice(0, at) + right.toLowerCase() + email.slice(at + wrong.length);
  return { written, value };
}

/** The address that was typed; of several the last one, if it replaces those before: `ann@shop.com, no wait, ann@shop.net`. */
function lastOf(text: string): string | undefined {
  const [first, ...others] = [...text.matchAll(typedEmails)];
  const last = others.at(-1);
  if (!first || !last) return first?.[0];
  const isReplaced =
    /\b(?:not|no es|old)\W*$/i.test(text.slice(0, first.index)) ||
    replaces.test(text.slice(first.index + first[0].length, last.index));
  return isReplaced ? last[0] : first[0];
}
const typedEmails = new RegExp(typedEmail, 'gi');
const replaces =
  /\b(?:no|not|sorry|oops|wait|i mean|actually|rather|instead|better|use|perd[oó]n|digo|mejor|uso|usa)\b/i;

function emailIn(text: string): Found | undefined {
  const written = lastOf(text) ?? spokenEmail.exec(text)?.[0];
  if (!written) return undefined;
  const value = written
    .replace(/[[({]\s?(dot|punto)\s?[\])}]/gi, '.')
    .replace(/[[({]\s?(at|arroba)\s?[\])}]/gi, '@')
    .replace(/\s(at|arroba)\s/gi, '@')
    .replace(/\s(dot|punto)\s/gi, '.')
    .replace(/\s(underscore|gui[oó]n bajo)\s/gi, '_')
    .replace(/\s(dash|gui[oó]n)\s/gi, '-')
    .replace(/\s/g, '')
    .replace(/[.,;]+$/, '')
    .replace(/,/g, '.')
    .toLowerCase();
  return { written, value };
}
