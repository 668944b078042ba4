import { useEffect, useRef } from 'react';

/** Milliseconds without a change after which the address follows; browsers limit how often it may. */
const pause = 300;

/**
 * Keeps the page's address in step with what is searched for, so that it can be shared and reloaded.
 * The first value is the address's own and changes nothing.
 *
 * @param query the address's query without `?`.
 */
export function useAddress(query: string): void {
  const known = useRef(query);
  useEffect(() => {
    if (known.current === query) return;
    const timer = setTimeout(() => {
      known.current = query;
      const { pathname, hash } = location;
      history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash);
    }, pause);
    return () => clearTimeout(timer);
  }, [query]);
}
