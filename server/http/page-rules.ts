/** Rules for a page's requests, which the server applies before React Router sees them. */
export interface PageRule {
  /** Query parameters with which the server renders the page instead of sending its file. */
  dynamicQuery?: readonly string[];
  /**
   * Name of the rate limit of the page's form. The page's action answers what is posted beyond it
   * (`refusalContext`). By default `forms`, beyond which the server answers with an error page.
   */
  limit?: string;
  /** The page has one visitor's data: it is never cached or indexed. */
  personal?: boolean;
  /** The page is rendered from the database at each request, so it is not prerendered. */
  fromDatabase?: boolean;
}

/** Looks up the rules of a page by the URL of a request. */
export interface PageRules {
  /** Name of the rate limit of a form that is posted there. */
  limitOf(url: string): string;
  /** Whether the page's action answers a post beyond the limit. */
  answersRefusals(url: string): boolean;
  isPersonal(url: string): boolean;
  /** Whether the query needs a page other than the prerendered one. The path must be exact. */
  isDynamic(path: string, query: string): boolean;
}

/**
 * Creates the rules by path. React Router finds the same page under `/Free-Audit/`, `/free%2Daudit`,
 * `/x/../free-audit`, `/free-audit.data` and `/free-audit/_.data`, so all spellings count as one.
 */
export function createPageRules(routes: readonly (PageRule & { path: string })[]): PageRules {
  const rules = new Map<string, PageRule>(routes.map((rule) => [`/${rule.path}`, rule]));
  const ruleOf = (url: string) => rules.get(plainPath(url));
  return {
    limitOf: (url) => ruleOf(url)?.limit ?? 'forms',
    answersRefusals: (url) => ruleOf(url)?.limit !== undefined,
    isPersonal: (url) => ruleOf(url)?.personal ?? false,
    isDynamic: (path, query) => {
      const names = query && rules.get(path)?.dynamicQuery;
      return names ? names.some((name) => new URLSearchParams(query).has(name)) : false;
    },
  };
}

/** Normalizes a target as the renderer does: as a URL first, then React Router's own suffixes. */
function plainPath(url: string): string {
  if (!URL.canParse(`http://site${url}`)) return '';
  const { pathname } = new URL(`http://site${url}`);
  const plain = decodePath(pathname)
    .toLowerCase()
    .replace(/(?:\/_)?\.data$/, '');
  return `/${plain.split('/').filter(Boolean).join('/')}`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
