import { attributionOf } from './attribution.ts';
import type { Attribution } from './attribution-rules.ts';
import type { Visit } from './visit.ts';

/*
 * What a form sends besides the entries. Free of the rules that the server checks it by, so that
 * the chat need not load them.
 */

/** Where the visit came from, and milliseconds between opening the page and now. Browser only. */
export function visitFacts(): { attribution?: Attribution; elapsed: number } {
  return { ...visitAttribution(), elapsed: Math.round(performance.now()) };
}

function visitAttribution(): { attribution?: Attribution } {
  try {
    // Not by a function of visit.ts: the two would share a chunk, and the entry script a request more.
    const visit: Visit | null = JSON.parse(sessionStorage.getItem('visit') ?? 'null');
    return visit ? { attribution: attributionOf(visit) } : {};
  } catch {
    return {};
  }
}
