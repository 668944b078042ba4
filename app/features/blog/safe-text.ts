/** Schemes a link may have (issue of a CMS: whatever an author pastes reaches every reader). */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address a link may carry, or nothing when it isn't http, https, mailto or tel.
 * A path or an address on `origin` stays a path. Parsed as a browser does (WHATWG URL), so that
 * `java\nscript:` and its like are seen for what they are.
 */
export function safeHref(raw: string, origin: string): string | undefined {
  if (raw.length > 2048 || /[\p{Cc}\p{Cs}]/u.test(raw.trim())) return undefined;
  if (!URL.canParse(raw, `${origin}/`)) return undefined;
  const url = new URL(raw, `${origin}/`);
  if (!schemes.has(url.protocol) || url.username || url.password) return undefined;
  if (url.origin === new URL(origin).origin && url.protocol.startsWith('http')) {
    const path = url.pathname + url.search + url.hash;
    return path.startsWith('//') ? undefined : path;
  }
  return url.href;
}

/** Longest text of one block; beyond this it is cut. A long chapter has 40,000 characters. */
export const longestText = 100_000;

/**
 * Text without what can upset a reader's browser or an XML parser: control characters other than
 * tab and line feed, lone surrogates, noncharacters, and the marks that turn text around.
 */
export function cleanText(raw: string): string {
  return raw
    .slice(0, longestText)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD-\uFFFF]/gu, (character) =>
      character === '\t' || character === '\n' ? character : '',
    );
}

/** Text of one line: as `cleanText`, with each run of white space as one space, cut at `longest`. */
export function cleanLine(raw: string, longest = 300): string {
  return cleanText(raw).replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();
}

/** Lower-case letters, digits and single hyphens: what an address may hold. */
export function toSlug(raw: string): string {
  return raw
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 90)
    .replace(/^-+|-+$/g, '');
}
