import { recordVisit, startDraftIslands } from './forms/visit.ts';
import type * as Hydrate from './hydrate.tsx';
import { startIslands } from './islands/start.ts';

recordVisit();

startIslands();
startDraftIslands();

// Set by the root layout on a `hydrate: true` route.
const { hydrate: file } = document.documentElement.dataset;
if (file) {
  void (import(/* @vite-ignore */ file) as Promise<typeof Hydrate>).then(({ hydrate }) =>
    hydrate(),
  );
} else {
  import.meta.hot?.on('islands:page-changed', () => location.reload());
}
// An open menu must not reappear when Back restores the page from the browser's page cache.
addEventListener('pagehide', () => document.getElementById('menu')?.hidePopover?.());
