import { matchPath } from 'react-router';
import type { CoreServices } from '../../lib/services.ts';
import type { ErrorLog } from './request-context.ts';
import { splitUrl } from './url.ts';

/** Rules for a page's requests, which the server applies before React Router sees them. */
export interface PageRule {
  /** Query parameters that the page reads. It never sees others, so they don't render it again. */
  query?: Readonly<Record<string, QueryValues>>;
  /**
   * Name of the rate limit of the page's form. The page's action answers what is posted beyond it
   * (`refusalContext`). By default `forms`, beyond which the server answers with an error page.
   */
  limit?: string;
  /** The page has one visitor's data: it is never cached or indexed, and sees its whole query. */
  personal?: boolean;
  /** Below a guard's path: the page is open to everybody all the same. */
  open?: boolean;
  /** The page is rendered from the database, so it is not prerendered. */
  fromDatabase?: boolean;
}

/**
 * Values of a query parameter:
 * - a list: the values that change the page, in any case; others count as none
 * - `flag`: the parameter counts, whatever its value
 * - `lookup`: text that the page finds, or answers with 404
 * - `search`: any text, of which the first 100 characters count; each one makes another page, so the
 *   page cache doesn't keep them
 */
export type QueryValues = readonly string[] | 'flag' | 'lookup' | 'search';

/**
 * Version of a feature's pages in the database; it changes with everything that readers can see.
 * Undefined when the database doesn't answer soon enough: the page is then rendered and not kept.
 */
export type PageVersion = (services: CoreServices, log: ErrorLog) => Promise<string | undefined>;

/** A route's path in React Router's notation, without the leading slash, with its rules. */
export interface RouteRule extends PageRule {
  path: string;
  version?: PageVersion | undefined;
}

/** A page that a request asks for. */
export interface FoundPage {
  rule: RouteRule;
  /** Canonical path, whatever the spelling of the request. */
  path: string;
  /** Query in canonical form without `?`: the parameters that the page reads, in the rule's order. */
  query: string;
  /** Whether the page has so few variants that the cache keeps them. */
  kept: boolean;
  /** React Router's data request for the page (`/dashboard.data`), which renders nothing. */
  data: boolean;
}

/** Looks up the rules of a page by the URL of a request. */
export interface PageRules {
  /** The page at a URL; undefined if no route has it. */
  find(url: string): FoundPage | undefined;
  /** Name of the rate limit of a form that is posted there. */
  limitOf(url: string): string;
  /** Whether the page's action answers a post beyond the limit. */
  answersRefusals(url: string): boolean;
  /** Whether the query needs a page other than the prerendered one. The path must be exact. */
  isVariant(path: string, query: string): boolean;
}

/** Longest text of a parameter that a page reads, in characters. */
const maxText = 100;

/**
 * Creates the rules by path. React Router finds the same page under `/Free-Audit/`, `/free%2Daudit`,
 * `/x/../free-audit`, `/free-audit.data` and `/free-audit/_.data`, so all spellings count as one.
 */
export function createPageRules(routes: readonly RouteRule[]): PageRules {
  const pages = routes.filter(({ path }) => path !== '*');
  const rules = new Map(pages.map((rule) => [`/${rule.path}`, rule]));
  // `inbox/*` is last: it has what no other path has.
  const patterns = pages
    .filter(({ path }) => /[:*]/.test(path))
    .sort((a, b) => a.path.indexOf('*') - b.path.indexOf('*'));
  const ruleOf = (path: string) =>
    rules.get(path.toLowerCase()) ?? patterns.find((rule) => matchPath(`/${rule.path}`, path));
  return {
    find(url) {
      const { path, data } = plainPath(url);
      const rule = ruleOf(path);
      if (!rule) return undefined;
      const exact = patterns.includes(rule) ? encodePath(path) : `/${rule.path}`;
      return { rule, path: exact, data, ...variantOf(rule, splitUrl(url)[1]) };
    },
    limitOf: (url) => ruleOf(plainPath(url).path)?.limit ?? 'forms',
    answersRefusals: (url) => ruleOf(plainPath(url).path)?.limit !== undefined,
    isVariant(path, query) {
      const rule = query ? rules.get(path) : undefined;
      return rule?.query !== undefined && variantOf(rule, query).query !== '';
    },
  };
}

/** Picks the parameters that change a page. */
function variantOf({ query: read = {}, personal }: PageRule, query: string) {
  if (personal) return { query, kept: false };
  const given = new URLSearchParams(query);
  const chosen = new URLSearchParams();
  let kept = true;
  for (const [name, values] of Object.entries(read)) {
    const value = given.get(name)?.trim().slice(0, maxText);
    if (value === undefined) continue;
    if (values === 'flag') chosen.set(name, '1');
    else if (values === 'lookup' || values === 'search') {
      if (value) chosen.set(name, value);
      if (value && values === 'search') kept = false;
    } else {
      const known = values.find((one) => one.toLowerCase() === value.toLowerCase());
      if (known !== undefined) chosen.set(name, known);
    }
  }
  return { query: chosen.toString(), kept };
}

/** Normalizes a target as the renderer does: as a URL first, then React Router's own suffixes. */
function plainPath(url: string): { path: string; data: boolean } {
  const [written] = splitUrl(url);
  if (/^(?:\/[\w-]+)+$/.test(written)) return { path: written, data: false };
  const parsed = URL.parse(`http://site${url}`);
  if (!parsed) return { path: '', data: false };
  const decoded = decodePath(parsed.pathname);
  const plain = decoded.replace(/(?:\/_)?\.data$/i, '');
  return {
    path: `/${plain.split('/').filter(Boolean).join('/')}`,
    data: plain !== decoded,
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
