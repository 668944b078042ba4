/** Where a visit or a request came from, by names of which there are few. */
export interface SourceOf {
  /** `google`, `direct`, another site's host, or what the link's `utm_source` says. */
  source: string;
  /** What the link's `utm_campaign` says, `ad` for a click on an ad without one; empty without any. */
  campaign: string;
}

/** Source of a visit without a referrer and without tags: typed, from a bookmark, an app or a mail. */
export const direct = 'direct';

/** Source of a request that doesn't say: from another program, or a browser that stores nothing. */
export const unknown = 'unknown';

/** Source and campaign that stand for the names that no row of their own is kept for. */
export const other = 'other';

/** Longest name in characters. */
const longest = 40;

/** Longest path in characters. */
const longestPath = 200;

/**
 * The source of a visit: the tags in the landing page's query, else its click id, else the referrer.
 * @param query of the landing page, without `?`.
 * @param referrer address of the page before; empty without one.
 */
export function sourceOf(query: string, referrer: string): SourceOf {
  const campaign = query === '' ? '' : tagOf(query, 'utm_campaign=');
  const tag = query === '' ? '' : tagOf(query, 'utm_source=');
  if (tag) {
    const source = knownSources.has(tag) ? tag : (aliases.get(tag) ?? siteName(tag));
    return { source, campaign };
  }
  const [, click = ''] = (query !== '' && clickId.exec(query)) || [];
  const platform = clickIds[click];
  if (platform) return { source: platform.source, campaign: campaign || platform.campaign };
  return { source: referrer ? siteOf(referrer) : direct, campaign };
}

/** Where a request came from, as stored with it. */
export interface Attributed {
  first_landing: string | null;
  last_landing: string | null;
  referrer: string | null;
  utm_source: string | null;
  utm_campaign: string | null;
}

/** {@link sourceOf} with the landing page's path; empty where it isn't known. */
export interface Arrival extends SourceOf {
  landing: string;
}

/**
 * The arrival that a request belongs to, by the rule of `attributionOf`: the last landing page that has
 * tags; without any, the first with its referrer.
 */
export function arrivalOf(row: Attributed): Arrival {
  const { first_landing: first, last_landing: last, referrer, utm_source, utm_campaign } = row;
  if (!first && !last && !utm_source) return { landing: '', source: unknown, campaign: '' };
  const tagged = [last, first].find((landing) => landing?.includes('utm_'));
  const [path = '', query = ''] = (tagged ?? first ?? last ?? '').split('?');
  // Another program may send tags without a page.
  const given = new URLSearchParams();
  if (utm_source) given.set('utm_source', utm_source);
  if (utm_campaign) given.set('utm_campaign', utm_campaign);
  const found = sourceOf(
    tagged ? query : `${given}&${query}`,
    tagged === last ? '' : (referrer ?? ''),
  );
  const landing = path.startsWith('/') ? path.replace(/(?<=.)\/+$/, '').slice(0, longestPath) : '';
  return { landing, ...found };
}

/** A tag's value, in lower case; one with an @ might be somebody's address, and counts as `other`. */
function tagOf(query: string, tag: string): string {
  let start = query.indexOf(tag);
  while (start > 0 && query[start - 1] !== '&') start = query.indexOf(tag, start + 1);
  if (start < 0) return '';
  const end = query.indexOf('&', start);
  const value = query.slice(start + tag.length, end < 0 ? undefined : end);
  if (/^[a-z\d._-]{1,40}$/.test(value)) return value;
  return cleaned(decoded(value.slice(0, 200).replaceAll('+', ' ')));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cleaned(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
  return plain.includes('@') ? other : plain;
}

/** Name of the site of an address: a known one's short name, otherwise its host. */
function siteOf(url: string): string {
  const start = url.indexOf('://') + 3;
  if (start < 3) return unknown;
  const end = url.indexOf('/', start);
  const host = url.slice(start, end < 0 ? undefined : end);
  return sites.get(host) ?? siteName(cleaned(URL.parse(url)?.hostname ?? ''));
}

/** A site's short name where it is well known, otherwise its host without the parts that say nothing. */
function siteName(written: string): string {
  const host = written.replace(/^(?:www|m|l|lm|out|mobile)\./, '');
  const known = sites.get(host);
  if (known) return known;
  // Every country has a Google of its own, and apps name their package: `com.google.android.gm`.
  if (/^(?:[a-z]+\.)?google(?:\.[a-z]{2,3}){1,2}$|^com\.google\./.test(host)) return 'google';
  if (/(?:^|\.)bing\.com$/.test(host)) return 'bing';
  if (/(?:^|\.)yahoo\.com$/.test(host)) return 'yahoo';
  return host || unknown;
}

/** Click ids that platforms add to links. Facebook adds its own to every link, the others to ads. */
const clickIds: Record<string, SourceOf> = {
  gclid: { source: 'google', campaign: 'ad' },
  wbraid: { source: 'google', campaign: 'ad' },
  gbraid: { source: 'google', campaign: 'ad' },
  msclkid: { source: 'bing', campaign: 'ad' },
  fbclid: { source: 'facebook', campaign: '' },
  ttclid: { source: 'tiktok', campaign: 'ad' },
  twclid: { source: 'x', campaign: 'ad' },
  li_fat_id: { source: 'linkedin', campaign: 'ad' },
};

const clickId = /(?:^|&)(gclid|wbraid|gbraid|msclkid|fbclid|ttclid|twclid|li_fat_id)=/;

/** Names by host, of the sites that send most visitors. */
const sites = new Map<string, string>(
  Object.entries({
    google: ['google.com', 'com.google.android.googlequicksearchbox'],
    bing: ['bing.com'],
    facebook: ['facebook.com', 'fb.com', 'fb.me', 'com.facebook.katana'],
    instagram: ['instagram.com', 'com.instagram.android'],
    x: ['x.com', 'twitter.com', 't.co', 'com.twitter.android'],
    linkedin: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
    youtube: ['youtube.com', 'youtu.be'],
    reddit: ['reddit.com', 'old.reddit.com'],
    tiktok: ['tiktok.com'],
    pinterest: ['pinterest.com', 'pin.it'],
    nextdoor: ['nextdoor.com'],
    yelp: ['yelp.com'],
    duckduckgo: ['duckduckgo.com', 'html.duckduckgo.com'],
    ecosia: ['ecosia.org'],
    brave: ['search.brave.com'],
    chatgpt: ['chatgpt.com', 'chat.openai.com'],
    perplexity: ['perplexity.ai'],
    claude: ['claude.ai'],
  }).flatMap(([name, hosts]) =>
    hosts.flatMap((host) => ['', 'www.', 'm.', 'l.'].map((part) => [part + host, name] as const)),
  ),
);

/** Short spellings that people use in tags. */
const aliases = new Map([
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['twitter', 'x'],
  ['adwords', 'google'],
  ['google-ads', 'google'],
  ['microsoft', 'bing'],
]);

/** Sources that are always told apart. */
export const knownSources: ReadonlySet<string> = new Set([
  ...[direct, unknown, other, 'google', 'bing', 'yahoo'],
  ...sites.values(),
]);
