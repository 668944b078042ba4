/**
 * Remembers, for this tab alone and without a cookie, where the visit came from. Runs on every page
 * before any interaction, so it stores three raw strings and leaves their reading to
 * `readVisit` in `attribution.ts`.
 */
export function recordVisit(): void {
  const { pathname, search, origin } = location;
  try {
    const [first, , referrer] = storedVisit() ?? [];
    if (first && document.referrer.startsWith(`${origin}/`)) return;
    const here = pathname + search;
    const visit: Visit = [first ?? here, here, referrer ?? document.referrer];
    sessionStorage.setItem('visit', JSON.stringify(visit));
  } catch {
    // A browser that refuses storage: the lead comes without its origin.
  }
}

/** First landing page, last landing page (both path and query), and the first one's referrer. */
export type Visit = [first: string, last: string, referrer: string];

/** @throws {Error} where the browser refuses storage. */
export function storedVisit(): Visit | null {
  return JSON.parse(sessionStorage.getItem('visit') ?? 'null');
}
