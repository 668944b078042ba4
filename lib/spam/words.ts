import type { SignalInput } from './input.ts';
import type { Signal } from './signal.ts';

const throwaway =
  /@(mailinator|guerrillamail|sharklasers|10minutemail|temp-?mail|yopmail|trashmail|maildrop|getnada|dispostable|throwawaymail|mail\.ru|bk\.ru|inbox\.ru|list\.ru|rambler|.*\.(xyz|top|icu|click|site|online|fun|buzz))/i;

/** Entries that no person types about a business of theirs. */
export function wordSignals(input: SignalInput): Signal[] {
  const { name, email, phone, company, texts } = input;
  const [first = '', last = first] = texts.filter((text) => text !== '');
  const longest = [first, last].sort((a, b) => b.length - a.length)[0] ?? '';
  const digits = phone.replace(/\D/g, '');
  const checks: [boolean, string, number][] = [
    [isRandom(name), 'has a name of random letters', 0.6],
    [isRandom(company), 'has a company of random letters', 0.5],
    [isRandom(longest), 'holds random letters', 0.6],
    [/\d/.test(name) || /[$€£@#=]/.test(name), 'has a name with figures or signs in it', 0.3],
    [isGluedName(name), 'has a name as programs make them up', 0.3],
    [sameWords(name, company), 'has the same name and company', 0.3],
    [/^(google|facebook|n\/?a)$/i.test(company.trim()), 'names a company that is not theirs', 0.4],
    [mixesAlphabets(texts.join(' ')), 'mixes alphabets within a word', 0.7],
    [/[\u200b\u2060\u00ad]/.test(texts.join('')), 'hides characters in its text', 0.5],
    [digits.length < 7 || /^(\d)\1+$/.test(digits), 'has a phone number that none can be', 0.3],
    [/^8\d{10}$/.test(digits), 'has a phone number in the form that programs use', 0.35],
    [throwaway.test(email), 'uses an address of a kind made to be thrown away', 0.3],
    [(email.split('@')[0] ?? '').split('.').length > 4, 'has an address full of dots', 0.4],
    [isShouted(longest), 'is written in capitals', 0.2],
  ];
  return checks.flatMap(([holds, reason, weight]) => (holds ? [{ reason, weight }] : []));
}

/** ASCII letters in an order that no language has: `eTwGQbnvKfZdL`, `sdfkjhsdf`. */
function isRandom(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 3) return false;
  return words.every((word) => isRandomWord(word));
}

function isRandomWord(word: string): boolean {
  if (!/^[A-Za-z\d]{6,}$/.test(word)) return false;
  if (/^[A-Z\d]+$/.test(word)) return false;
  const turns = word.match(/[a-z\d][A-Z]/g)?.length ?? 0;
  if (turns >= 3) return true;
  if (/[bcdfghjklmnpqrstvwxz]{6,}/i.test(word)) return true;
  if (/^(asdf|qwer|zxcv)/i.test(word)) return true;
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  return word.length >= 8 && vowels / word.length < 0.15;
}

/** `RobertTof`, `JamesNub`: a given name with a syllable that is none. */
function isGluedName(name: string): boolean {
  return /^(?!Mc|Mac|De|La|Le|Van|Fitz|Di|Du)[A-Z][a-z]{3,9}[A-Z][a-z]{1,5}$/.test(name.trim());
}

function sameWords(name: string, company: string): boolean {
  return name.trim() !== '' && name.trim().toLowerCase() === company.trim().toLowerCase();
}

/** A Latin word with Cyrillic letters that look the same, or the other way round. */
function mixesAlphabets(text: string): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length > 40 && letters === letters.toUpperCase();
}
