/** Allowed link schemes: what an author pastes reaches every reader. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Sanitized link URL: undefined unless it is http, https, mailto or tel without credentials.
 * A URL on `origin` becomes a path. Parses as browsers do (WHATWG URL), so that `java\nscript:` and
 * the like are recognized.
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

/** Longest text we read, in characters; a long chapter has 40,000. */
export const maxTextLength = 100_000;

/**
 * Text safe for HTML and XML: no control characters but tab and line feed, no lone surrogates,
 * noncharacters or bidirectional overrides.
 */
export function cleanText(raw: string): string {
  return raw
    .slice(0, maxTextLength)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD-\uFFFF]/gu, (character) =>
      character === '\t' || character === '\n' ? character : '',
    );
}

/** `cleanText` on one line with single spaces, cut at `maxLength`. */
export function cleanLine(raw: string, maxLength = 300): string {
  return cleanText(raw).replace(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed();
}

/** URL slug: lowercase letters, digits and single hyphens. */
export function toSlug(raw: string): string {
  return raw
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 90)
    .replace(/^-+|-+$/g, '');
}
