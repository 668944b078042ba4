/** One sign of spam. */
export interface Signal {
  /** For the owner, as the end of the sentence 'It was held for review because it …'. */
  reason: string;
  /** Share of what it takes to hold a submission. */
  weight: number;
}

/** A submission's entries, from any form. */
export interface Entries {
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string;
  /** Free text, in the form's order. */
  texts: string[];
}

const disposable =
  /@(mailinator|guerrillamail|sharklasers|10minutemail|temp-?mail|yopmail|trashmail|maildrop|getnada|dispostable|disposablemail|mail\.ru|bk\.ru|inbox\.ru|list\.ru|rambler|.*\.(xyz|top|icu|click|site|online|fun|buzz))/i;

/** Signs in single fields: entries that nobody types about their own business. */
export function fieldSignals({ name, email, phone, company, texts }: Entries): Signal[] {
  const [first = '', last = first] = texts.filter((text) => text !== '');
  const longest = [first, last].sort((a, b) => b.length - a.length)[0] ?? '';
  const digits = phone.replace(/\D/g, '');
  const checks: [boolean, string, number][] = [
    [isRandom(name), 'has a name of random letters', 0.6],
    [isRandom(company), 'has a company of random letters', 0.5],
    [isRandom(longest), 'contains random letters', 0.6],
    [/\d/.test(name) || /[$€£@#=]/.test(name), 'has a name with digits or symbols', 0.3],
    [isGluedName(name), 'has a name that looks generated', 0.3],
    [sameWords(name, company), 'has the same name and company', 0.3],
    [/^(google|facebook|n\/?a)$/i.test(company.trim()), 'names a company that is not theirs', 0.4],
    [mixesAlphabets(texts.join(' ')), 'mixes alphabets within a word', 0.7],
    [/[\u200b\u2060\u00ad]/.test(texts.join('')), 'hides characters in its text', 0.5],
    [digits.length < 7 || /^(\d)\1+$/.test(digits), 'has an impossible phone number', 0.3],
    [/^8\d{10}$/.test(digits), 'has a phone number in a format that bots use', 0.35],
    [disposable.test(email), 'uses a disposable email address', 0.3],
    [(email.split('@')[0] ?? '').split('.').length > 4, 'has an email address full of dots', 0.4],
    [isAllCapitals(longest), 'is written in capital letters', 0.2],
  ];
  return checks.flatMap(([holds, reason, weight]) => (holds ? [{ reason, weight }] : []));
}

/** ASCII letters in an order that no language uses: `eTwGQbnvKfZdL`, `sdfkjhsdf`. */
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

/** A given name and a random syllable: `RobertTof`, `JamesNub`. */
function isGluedName(name: string): boolean {
  return /^(?!Mc|Mac|De|La|Le|Van|Fitz|Di|Du)[A-Z][a-z]{3,9}[A-Z][a-z]{1,5}$/.test(name.trim());
}

function sameWords(name: string, company: string): boolean {
  return name.trim() !== '' && name.trim().toLowerCase() === company.trim().toLowerCase();
}

/** Latin words with Cyrillic lookalike letters, or the other way round. */
function mixesAlphabets(text: string): boolean {
  // Hardly any text has Cyrillic letters, and splitting it costs thirty times as much as this check.
  if (!/\p{Script=Cyrillic}/u.test(text)) return false;
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));
}

function isAllCapitals(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length > 40 && letters === letters.toUpperCase();
}

const linkPattern = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;

/** Sites on which a small business has its own page. */
const ownPages =
  /(^|\.)(facebook|instagram|linkedin|tiktok|youtube|yelp|nextdoor|etsy|squareup|square|toasttab|opentable|doordash|ubereats|angi|thumbtack|houzz|zillow|google|goo|x|twitter|pinterest|tripadvisor|wixsite|shopify|myshopify|business)\.[a-z.]{2,6}$/i;

/** Link shorteners and messengers, which hide the target. */
const shortened =
  /\b(bit\.ly|tinyurl\.com|cutt\.ly|t\.ly|is\.gd|rebrand\.ly|shorturl\.\w+|t\.me|wa\.me|telegra\.ph|lnkd\.in|ow\.ly|rb\.gy)\b\/?/i;

const markup = /<\s*(a|script|iframe|img)\b|\[\/?(url|link|img)\b|\bhref\s*=/i;

/** Signs in links that no customer's request needs. */
export function linkSignals(entries: Entries): Signal[] {
  const text = entries.texts.join('\n');
  const signals: Signal[] = [];
  const foreign = (text.match(linkPattern) ?? []).filter((found) => !isOwn(found, entries));
  if (foreign.length > 0) {
    const weight = foreign.length === 1 ? 0.35 : 0.55;
    signals.push({ reason: `contains ${foreign.length} link(s) to other sites`, weight });
  }
  if (markup.test(text)) signals.push({ reason: 'contains links written as markup', weight: 1 });
  if (shortened.test(`${text} ${entries.website}`)) {
    signals.push({ reason: 'contains a shortened link', weight: 0.5 });
  }
  if (/https?:|www\.|\b[\w-]+\.(com|net|org|ru|xyz|top|info)\b/i.test(entries.name)) {
    signals.push({ reason: 'has a web address as the name', weight: 0.8 });
  }
  return signals;
}

function isOwn(found: string, { email, website }: Entries): boolean {
  const host = hostOf(found);
  if (!host) return false;
  const mine = [hostOf(website), email.split('@')[1]?.toLowerCase()];
  return (
    ownPages.test(host) || mine.some((own) => own && (host === own || host.endsWith(`.${own}`)))
  );
}

function hostOf(address: string): string | undefined {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, '') : undefined;
}
