import type { SignalInput } from './input.ts';
import type { Signal } from './signal.ts';

const link = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;

/** Places where a small business has a page of its own. */
const ownPages =
  /(^|\.)(facebook|instagram|linkedin|tiktok|youtube|yelp|nextdoor|etsy|squareup|square|toasttab|opentable|doordash|ubereats|angi|thumbtack|houzz|zillow|google|goo|x|twitter|pinterest|tripadvisor|wixsite|shopify|myshopify|business)\.[a-z.]{2,6}$/i;

/** Addresses that hide where they lead. */
const shortened =
  /\b(bit\.ly|tinyurl\.com|cutt\.ly|t\.ly|is\.gd|rebrand\.ly|shorturl\.\w+|t\.me|wa\.me|telegra\.ph|lnkd\.in|ow\.ly|rb\.gy)\b\/?/i;

const markup = /<\s*(a|script|iframe|img)\b|\[\/?(url|link|img)\b|\bhref\s*=/i;

/** Links that a request for an audit has no need of. */
export function linkSignals(input: SignalInput): Signal[] {
  const text = input.texts.join('\n');
  const signals: Signal[] = [];
  const foreign = (text.match(link) ?? []).filter((found) => !isOwn(found, input));
  if (foreign.length > 0) {
    const weight = foreign.length === 1 ? 0.35 : 0.55;
    signals.push({ reason: `holds ${foreign.length} link(s) to other sites`, weight });
  }
  if (markup.test(text)) signals.push({ reason: 'holds links written as markup', weight: 1 });
  if (shortened.test(`${text} ${input.website}`)) {
    signals.push({ reason: 'holds an address that hides where it leads', weight: 0.5 });
  }
  if (/https?:|www\.|\b[\w-]+\.(com|net|org|ru|xyz|top|info)\b/i.test(input.name)) {
    signals.push({ reason: 'has a web address as its name', weight: 0.8 });
  }
  return signals;
}

function isOwn(found: string, { email, website }: SignalInput): boolean {
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
