/** What the server must know of a page before React Router sees the request. */
export interface PageRule {
  /** Query names for which a prerendered page is rendered anew. */
  dynamicQuery?: readonly string[];
  /** Name of the limit that sending the page's form counts against; `forms` unless given. */
  limit?: string;
  /** One visitor's own page: rendered for each, kept by no cache and no search engine. */
  personal?: boolean;
  /** Made from the database at each request, so never prerendered. */
  fromDatabase?: boolean;
}

/** Answers, for a request's target, what the rules of its page say. */
export interface PageRules {
  /** The limit that a form sent there counts against. */
  limitOf(url: string): string;
  isPersonal(url: string): boolean;
  /** Whether the query asks for another page than the prerendered one. Takes exact paths only. */
  isDynamic(path: string, query: string): boolean;
}

/**
 * Rules by path. React Router finds the same page under `/Free-Audit/`, `/free%2Daudit`,
 * `/x/../free-audit`, `/free-audit.data` and `/free-audit/_.data`, so all spellings count as one.
 */
export function createPageRules(routes: readonly (PageRule & { path: string })[]): PageRules {
  const rules = new Map<string, PageRule>(routes.map((rule) => [`/${rule.path}`, rule]));
  const ruleOf = (url: string) => rules.get(plainPath(url));
  return {
    limitOf: (url) => ruleOf(url)?.limit ?? 'forms',
    isPersonal: (url) => ruleOf(url)?.personal ?? false,
    isDynamic: (path, query) => {
      const names = query && rules.get(path)?.dynamicQuery;
      return names ? names.some((name) => new URLSearchParams(query).has(name)) : false;
    },
  };
}

/** Reads the target as the page's renderer does: as a URL first, then React Router's own endings. */
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
