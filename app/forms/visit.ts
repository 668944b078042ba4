/**
 * Remembers where the visit came from, for this tab only and without a cookie. It runs on every page
 * before any interaction, so it only stores three strings; `visitFacts` reads them later.
 */
export function recordVisit(): void {
  const { pathname, search, origin } = location;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem('visit') ?? '[]');
    const [first, , referrer] = Array.isArray(stored) ? stored.map(String) : [];
    if (first && document.referrer.startsWith(`${origin}/`)) return;
    const here = pathname + search;
    const visit: Visit = [first ?? here, here, referrer ?? document.referrer];
    sessionStorage.setItem('visit', JSON.stringify(visit));
  } catch {
    // The browser refuses storage: the lead arrives without attribution.
  }
}

/** First and last landing page (path and query), and the referrer of the first. */
export type Visit = [first: string, last: string, referrer: string];

/**
 * Starts each island whose form has a draft in this tab, so that a reload shows the draft. A script
 * from the browser's cache may run while the page is still being parsed, so this waits for the end.
 */
export function startDraftIslands(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', startDraftIslands);
    return;
  }
  for (const form of document.querySelectorAll<HTMLElement>('[data-draft]')) {
    try {
      if (sessionStorage.getItem(form.dataset.draft ?? '')) {
        form.dispatchEvent(new Event('focusin', { bubbles: true }));
      }
    } catch {
      // The browser refuses storage, so there is no draft.
    }
  }
}
