import { closeMenuOnLeave } from './chrome/close-menu.ts';
import { recordVisit, startDraftIslands } from './forms/visit.ts';
import type * as Hydrate from './hydrate.tsx';
import { startIslands } from './islands/start.ts';

recordVisit();

startIslands();
startDraftIslands();

// Set by the root layout on a route that hydrates as a whole.
const { hydrate: file } = document.documentElement.dataset;
if (file) {
  void (import(/* @vite-ignore */ file) as Promise<typeof Hydrate>).then(({ hydrate }) =>
    hydrate(),
  );
} else {
  import.meta.hot?.on('islands:page-changed', () => location.reload());
}
closeMenuOnLeave();
