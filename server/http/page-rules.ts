import type { LimitName } from './limits.ts';

/** What the server must know of a page before React Router sees the request. */
export interface PageRule {
  /** Query names for which a prerendered page is rendered anew. */
  dynamicQuery?: string[];
  /** What sending the page's form counts against. */
  limit?: LimitName;
  /** One visitor's own page: rendered for each, kept by no cache and no search engine. */
  personal?: boolean;
}

/** Rules by path; a page without one is served as it was prerendered, whatever the query. */
export const pageRules: Record<string, PageRule> = {
  // The success screen after a form sent without JavaScript.
  '/free-audit': { dynamicQuery: ['submitted'], limit: 'leads' },
  // The same, and the topic that a link chooses.
  '/contact': { dynamicQuery: ['submitted', 'topic'], limit: 'messages' },
  // The same, and a search made without JavaScript or shared.
  '/support': { dynamicQuery: ['submitted', 'q'], limit: 'messages' },
  '/resources': { dynamicQuery: ['q', 'category', 'level', 'view'] },
  '/signup': { dynamicQuery: ['plan'], limit: 'signup' },
  '/dashboard': { limit: 'login', personal: true },
  '/dashboard/data': { personal: true },
  '/reset-password': { limit: 'login', personal: true },
};

/**
 * The limit that a form sent to a request's target counts against. React Router finds the same page
 * under `/Free-Audit/`, `/free%2Daudit`, `/x/../free-audit`, `/free-audit.data` and
 * `/free-audit/_.data`, so all spellings count as one.
 */
export function limitOf(url: string): LimitName {
  return ruleOf(url)?.limit ?? 'forms';
}

/** Whether a request's target, in any of its spellings, is one visitor's own page. */
export function isPersonal(url: string): boolean {
  return ruleOf(url)?.personal ?? false;
}

/** Reads the target as the page's renderer does: as a URL first, then React Router's own endings. */
function ruleOf(url: string): PageRule | undefined {
  if (!URL.canParse(`http://site${url}`)) return undefined;
  const { pathname } = new URL(`http://site${url}`);
  const plain = decodePath(pathname)
    .toLowerCase()
    .replace(/(?:\/_)?\.data$/, '');
  return pageRules[`/${plain.split('/').filter(Boolean).join('/')}`];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
