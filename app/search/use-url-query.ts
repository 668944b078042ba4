import { useEffect, useRef } from 'react';

/** Debounce in ms; browsers limit how often a page may change its URL. */
const debounce = 300;

/**
 * Keeps the URL's query in step with a search, so that it can be shared and reloaded. The first
 * value comes from the URL and changes nothing.
 *
 * @param query the query without `?`.
 */
export function useUrlQuery(query: string): void {
  const current = useRef(query);
  useEffect(() => {
    if (current.current === query) return;
    const timer = setTimeout(() => {
      current.current = query;
      const { pathname, hash } = location;
      history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash);
    }, debounce);
    return () => clearTimeout(timer);
  }, [query]);
}
