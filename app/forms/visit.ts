/**
 * Remembers, for this tab alone and without a cookie, where the visit came from. Runs on every page
 * before any interaction, so it stores three raw strings and leaves their reading to
 * `visitFacts`.
 */
export function recordVisit(): void {
  const { pathname, search, origin } = location;
  try {
    const [first, , referrer]: Partial<Visit> = JSON.parse(sessionStorage.getItem('visit') ?? '[]');
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

/** Starts the islands whose form has a draft in this tab, so that a reload shows it at once. */
export function wakeDrafts(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-draft]')) {
    try {
      if (sessionStorage.getItem(`draft:${form.dataset.draft}`)) {
        form.dispatchEvent(new Event('focusin', { bubbles: true }));
      }
    } catch {
      // No storage, no draft.
    }
  }
}
