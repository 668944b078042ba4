import type { Found } from './phone-number.ts';

/**
 * The email address in a text as it was typed: whole, or the part that completes or corrects the one
 * that is known, or half of one (`maria@bakery`), which is kept until the rest is said.
 * @param known the address that the conversation has.
 */
export const emailIn = (text: string, known: string | undefined): Found | undefined =>
  wholeIn(text) ??
  (known === undefined
    ? undefined
    : (confirmedEmail(text, known) ??
      completedEmail(text, known) ??
      correctedEmail(text, known))) ??
  shortEmailIn(text);

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
const typedEmail = /[^\s@,;:<>()[\]]+@[^\s@,;<>()[\]]+\.[a-z]{2,}/gi;

/** An address as people type or dictate it. */
function wholeIn(text: string): Found | undefined {
  const written = typedIn(text) ?? spokenEmail.exec(text)?.[0];
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

/** The address that was typed; of several the last one, if it replaces those before: `ann@shop.com, no wait, ann@shop.net`. */
function typedIn(text: string): string | undefined {
  const [first, ...others] = [...text.matchAll(typedEmail)];
  const last = others.at(-1);
  if (!first || !last) return first?.[0];
  const between = text.slice(first.index + first[0].length, last.index);
  // `ann@shop.net not ann@shop.com`
  if (/^\W*(?:and )?(?:not|no|instead of|rather than|en vez de)\W*$/i.test(between))
    return first[0];
  const isReplaced =
    /\b(?:not|no es|old)\W*$/i.test(text.slice(0, first.index)) || replaces.test(between);
  return isReplaced ? last[0] : first[0];
}
/** Words between two addresses of which the second counts. */
const replaces =
  /\b(?:no|not|sorry|oops|wait|i mean|actually|rather|instead|better|use|perd[oó]n|digo|mejor|uso|usa)\b/i;

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

/** The likely address, once the visitor says yes to it. */
function confirmedEmail(text: string, email: string): Found | undefined {
  const value = likelyEmail(email);
  const [written] = /^\W*(?:y(?:es|eah|ep)|correct|right|s[ií])(?!\p{L})/iu.exec(text) ?? [];
  return value && written ? { written, value } : undefined;
}

/** The rest of an address that lacked its end, once that is said: `.com`, `it's bakery.com`. */
function completedEmail(text: string, email: string): Found | undefined {
  if (!isShortEmail(email)) return undefined;
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

/**
 * An address of which only the wrong part is said: `sorry .com not .co`, `it's gmail not yahoo`, `the email
 * is jen2 not jen1`. Without a word of an address, only what stands between the dots after the `@` is
 * meant: `Katherine, not Kate` corrects a name, `at 10, not 9` a time.
 */
function correctedEmail(text: string, email: string): Found | undefined {
  const [written, right = '', wrong = ''] =
    /(?<![\p{L}\d.'’])\.?([\p{L}\d_-]+),? (?:and )?(?:not|no|instead of|en vez de) \.?([\p{L}\d_-]+)/iu.exec(
      text,
    ) ?? [];
  if (!written) return undefined;
  const [local = '', domain = ''] = email.split('@');
  const isPart = domain.split('.').includes(wrong.toLowerCase());
  const isOfAddress = namesAddress.test(text) && !namesCall.test(text);
  const part = isPart ? domain : isOfAddress ? email : '';
  const at = part.lastIndexOf(wrong.toLowerCase());
  if (at < 0) return undefined;
  const value = part.slice(0, at) + right.toLowerCase() + part.slice(at + wrong.length);
  return { written, value: isPart ? `${local}@${value}` : value };
}

/** Words of an address. */
const namesAddress = /\b(?:e-?mail|address|correo)\b|@/i;
/** `not a call, email me`: how to reach them. */
const namesCall =
  /\b(?:e-?mail|correo)[,.]? (?:me|us|please|instead|not|no|only|is best|por favor)\b|\b(?:not|no|never|rather)(?: an?| by| por)? (?:call|phone|text|email|llamad\w+)/i;
