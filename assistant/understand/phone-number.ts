import { splitExtension } from '../../lib/phone.ts';
import { digitOrWord, digitsOf } from './spoken-digits.ts';

/** A number or an address in a text. */
export interface Found {
  /** As it was typed. */
  written: string;
  value: string;
}

const between =
  '(?:[\\s.\\-–/()·,]| y (?=\\p{L})|\\b(?:and|then|luego|comma|coma|dash|gui[oó]n|um|uh)\\b)*';
/** Runs of at least four digits or number words, with what people put between them. */
const run = new RegExp(
  `(?<![\\d$@\\p{L}])[(+]*${digitOrWord}(?:${between}${digitOrWord}){2,}(?![\\d@])`,
  'giu',
);

const formatted = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

const longExtension =
  '(?:ext(?:ensi[oó]n|n)?|anexo)(?=[\\d\\s.:#])[.:#\\s]*(?:(?:is|es|number|n[uú]mero)\\s+)*(\\d{1,6}|\\p{L}+(?: \\p{L}+){0,5})';
const shortExtension = '(?:x|#)[.:#\\s]*(\\d{1,6})';
/** After a number: `ext 12`, `x7`, `my extension is six`. */
const extensionAfter = new RegExp(
  `^[\\s,;.(]*(?:(?:and )?my )?(?:${longExtension}|${shortExtension})(?![\\d\\p{L}])\\)?`,
  'iu',
);
const extensionIn = new RegExp(`(?<!\\p{L})${longExtension}(?![\\d\\p{L}])`, 'iu');
const onlyExtension = new RegExp(`^\\W*${shortExtension}\\W*$`, 'iu');

/** An extension as it was typed or dictated, and its digits. */
function extensionOf(found: RegExpExecArray | null): Found | undefined {
  const [written = '', long, short] = found ?? [];
  const typed = long ?? short ?? '';
  if (/^\d/.test(typed)) return { written, value: typed };
  // Up to the first word that is no number: `six ask for Al`
  const all = typed.split(' ');
  const end = all.findIndex((one) => digitsOf(one) === '');
  const said = all.slice(0, end < 0 ? undefined : end).join(' ');
  const from = written.slice(0, written.indexOf(typed));
  return said ? { written: from + said, value: digitsOf(said) } : undefined;
}

/**
 * The phone number in a text as it was typed or dictated: ten digits of the North American Numbering
 * Plan with or without 1, or the seven of a local number; with its extension as ` ext 12`.
 * @param own the site's phone, which is not the visitor's.
 * @param before what the conversation knows: a number to correct, or the digits that came first.
 */
export function phoneIn(
  text: string,
  own: string,
  before: { phone?: string | undefined; digits?: string | undefined } = {},
): Found | undefined {
  for (const { 0: typed, index } of byPreference(text)) {
    if (isReference.test(text.slice(0, index))) continue;
    const written = withoutTime(typed);
    const digits = digitsOf(written);
    if (digits === digitsOf(own)) continue;
    const isWords = /[a-z]/i.test(written);
    if (digits.length === 10 && /^[2-9]\d\d[2-9]/.test(digits)) {
      // `on route 1. 571 555 0114`
      const number = written.trim().replace(/^1[.,]\s+/, '');
      const isSpaced = /^\(?\d\s\d\s/.test(number);
      const isClosed = !/^\(/.test(number) || number.includes(')');
      const value =
        isWords || isSpaced || /,/.test(number) || !isClosed ? formatted(digits) : number;
      const after = text.slice(index + typed.length);
      const follows = extensionOf(extensionAfter.exec(after));
      const extension = follows?.written ?? '';
      const corrected = correctionOf(after.slice(extension.length), value)?.value ?? value;
      // `at extension 12, 202-555-0106`
      const dialed = (follows ?? extensionOf(extensionIn.exec(text.slice(0, index))))?.value;
      if (!dialed) return { written, value: corrected };
      return { written: written + extension, value: `${corrected} ext ${dialed}` };
    }
    // `240-555`, and then `0154`
    const whole = `${before.digits ?? ''}${digits}`;
    if (before.digits && whole.length === 10) return { written, value: formatted(whole) };
    // `4000 - 497` is a subtraction.
    const isAmount = /\d,\d{3}\b|^(?:\d{1,2}|\d{4})\b/.test(written.trim());
    if (digits.length === 7 && !isAmount && !isWords) {
      const area = areaCodeOf.exec(text)?.[1] ?? digitsWithout(before.phone).slice(-10, -7);
      return { written, value: area ? formatted(`${area}${digits}`) : written.trim() };
    }
  }
  return (
    withAreaCode(text, before.phone) ??
    withExtension(text, before.phone) ??
    correctionOf(text, before.phone)
  );
}

/** `555 0148, oh and area code is 443` */
const areaCodeOf = /\b(?:area code|c[oó]digo(?: de [aá]rea)?)(?: is| es)?:? ([2-9]\d\d)\b/i;

/** Before a number that is none to call: `my invoice number is`. */
const isReference =
  /\b(?:invoice|order|account|ticket|suite|ste|unit|apt|confirmation|case|license|permit|ein|tax id|factura|pedido|cuenta)(?: (?:number|no|num|id|n[uú]mero))?(?: is| es)?[ .:#]*$/i;

/** The runs of a text, those first that the visitor would rather be called at. */
function byPreference(text: string): RegExpExecArray[] {
  const runs = [...text.matchAll(run)];
  const rank = ({ 0: typed, index }: RegExpExecArray) => {
    const before = text.slice(0, index);
    if (
      /\b(?:(?:don['’]?t|do not|never) (?:use|call|try|ring)|no (?:use|llam)\p{L}*|not|fax|office|landline|wrong|instead of)(?: (?:is|number))?[\s:]*$/iu.test(
        before,
      ) ||
      /(?<!\bthat['’]?s (?:my |the |an )?)\b(?:old|previous|former|viej[oa]|anterior)\b[^\d,.;]{0,25}$/i.test(
        before,
      ) ||
      isDead.test(text.slice(index + typed.length))
    )
      return 2;
    if (corrects.test(before)) return 0;
    const isBest = /^[\s,]*(?:(?:is|works) )?(?:better|best|instead)\b/i.test(
      text.slice(index + typed.length),
    );
    return isBest || /\b(?:cell|mobile|celular|use|try)(?: is| at)?[\s:]*$/i.test(before) ? 0 : 1;
  };
  return runs.length < 2 ? runs : runs.sort((a, b) => rank(a) - rank(b));
}

/** Before a number that corrects the one before it: `wait no 2025550138`. */
const corrects =
  /\d.*\b(?:wait|no|sorry|oops|i mean|make (?:it|that)|should be|scratch that|perd[oó]n|digo)(?: (?:no|sorry|it['’]?s|es))*[\s,:]*$/i;

/** After a number that isn't in use: `ya no sirve`. */
const isDead =
  /^[\s,]*(?:(?:wait|no|oops|sorry|actually|that['’]?s|it['’]?s)[\s,]+)*(?:ya no\b|no longer|(?:is |was |es |era )?(?:dead|old|wrong|disconnected|my old|the (?:old|fax)|mi antiguo|el (?:viejo|fax))\b|(?:doesn['’]?t|don['’]?t) work|no sirve)/i;

/** A number that lacks a digit or two: `703 555 012`. */
export const shortPhoneIn = (text: string): string | undefined =>
  /(?<![\d$.,-])\(?[2-9]\d\d\)?[\s.-]+\d{3}[\s.-]+\d{2,3}(?![\d,])/.exec(text)?.[0];

/** Whether a number lacks its area code. */
export const lacksAreaCode = (phone: string) => digitsWithout(phone).length === 7;

/** The digits of a number without its extension. */
const digitsWithout = (phone = '') => splitExtension(phone).number.replace(/\D/g, '');

/** The phone number in a longer run of digits, without an hour before it: `after 5, 301-555-0177`. */
function withoutTime(typed: string): string {
  if (!/^\d{11,14}$/.test(digitsOf(typed))) return typed;
  // `2025550118. oh and`
  const first = /^\W*[2-9]\d\d\)?[\s.·-]*[2-9]\d\d[\s.·-]*\d{4}(?!\d)/.exec(typed)?.[0];
  if (first) return first;
  const spokenOnly = /^\d{1,2}\b[\s,.]*(?=\p{L})/u.exec(typed)?.[0];
  if (spokenOnly && !/\d/.test(typed.slice(spokenOnly.length)))
    return typed.slice(spokenOnly.length);
  return /(?<!\d)\(?[2-9]\d\d\)?[\s.·-]*[2-9]\d\d[\s.·-]*\d{4}\s*$/.exec(typed)?.[0] ?? typed;
}

/** The extension of a number that was given without it: `ext 302`, `x 44`, `my extension is 21, not 12`. */
function withExtension(text: string, phone: string | undefined): Found | undefined {
  const found = extensionOf(extensionIn.exec(text)) ?? extensionOf(onlyExtension.exec(text));
  if (!phone || !found) return undefined;
  return {
    written: found.written,
    value: `${splitExtension(phone).number} ext ${found.value}`,
  };
}

/** A number that was given without its area code, once that is said: `703`, `it's 571`. */
function withAreaCode(text: string, phone: string | undefined): Found | undefined {
  if (!phone || !lacksAreaCode(phone)) return undefined;
  const area =
    /^\W*(?:(?:oh|ok|sorry|yes|s[ií]|(?:it|that)['’]?s|(?:the )?area code(?: is)?|es|el|area|c[oó]digo(?: de [aá]rea)?)\W+)*([2-9]\d\d)(?:[,.;!]|\W*$)/i.exec(
      text,
    ) ?? areaCodeOf.exec(text);
  const [written, code = ''] = area ?? [];
  return written ? { written, value: formatted(`${code}${digitsWithout(phone)}`) } : undefined;
}

/** A number of which only the wrong part is said: `sorry, it's 0138 not 0183`, `it ends in 38`. */
function correctionOf(text: string, phone: string | undefined): Found | undefined {
  const digits = digitsWithout(phone);
  if (digits.length < 7) return undefined;
  const [written, end = '', wrong] =
    /\b(\d{2,4}),? (?:and )?(?:not|no|instead of|en vez de) (?:the |en )?(\d{2,4})\b/i.exec(text) ??
    /\b(?:ends?(?: in| with)?|ending(?: in)?|last (?:four|4|two|2)(?: digits)?(?: (?:is|are|should be))?|termina en|[uú]ltimos (?:cuatro|4|dos|2)(?: son)?):? (\d{2,4})\b/i.exec(
      text,
    ) ??
    /^\W*(?:(?:oops|sorry|perd[oó]n|i meant?|actually|no|lol|wait|oh|make (?:it|that)|should be)[\s,]+)+(?:(?:it['’]?s|es|(?:at|in) the end|make it|should be) )*(\d{4})(?!\d)/i.exec(
      text,
    ) ??
    /\b(\d{4}),? (?:at the end|al final)\b/i.exec(text) ??
    [];
  if (!written) return undefined;
  const at = wrong ? digits.lastIndexOf(wrong) : digits.length - end.length;
  if (at < 0 || (wrong && wrong.length !== end.length)) return undefined;
  // `11 not 10` may be an hour: two digits are the number's only at its end.
  if (wrong?.length === 2 && at !== digits.length - 2) return undefined;
  return { written, value: formatted(digits.slice(0, at) + end + digits.slice(at + end.length)) };
}

/** The first three or six digits of a number, at the end of a message: the rest may come in the next one. */
export const firstDigitsIn = (text: string): string | undefined =>
  /(?<![\d$.,-])\(?([2-9]\d\d\)?(?:[\s.-]*[2-9]\d\d)?)[\s.,…-]*$/
    .exec(text)?.[1]
    ?.replace(/\D/g, '');
