import { startIslands } from './islands/start.ts';

declare global {
  interface Window {
    /** Set by React Router's own inline script on a route that hydrates as a whole. */
    __reactRouterContext?: unknown;
  }
}

if (window.__reactRouterContext) {
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate());
} else {
  startIslands();
}
