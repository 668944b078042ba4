import type { KeyboardEvent } from 'react';
import { library as text } from './copy.ts';
import { chooseView, type Filters, type View, writeFilters } from './filters.ts';

const views: readonly View[] = ['all', 'category'];

/** Ids of the tabs. */
export const tabId: Record<View, string> = { all: 'tab-all', category: 'tab-category' };

/**
 * The two tabs. Each is a link to its own view of the same filters, so that it works without
 * JavaScript and can be shared; with it, arrow keys move between them too (WAI-ARIA tabs pattern).
 */
export function Tabs({ filters, onShow }: { filters: Filters; onShow: (view: View) => void }) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = filters.view === 'all' ? 'category' : 'all';
    event.preventDefault();
    onShow(other);
    document.getElementById(tabId[other])?.focus();
  }
  return (
    <div role="tablist" aria-label={text.views} className="resource-tabs">
      {views.map((view) => (
        <a
          key={view}
          id={tabId[view]}
          role="tab"
          aria-selected={filters.view === view}
          aria-controls="resources-shown"
          href={addressOf(chooseView(filters, view))}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onShow(view);
          }}
          onKeyDown={onKeyDown}
        >
          {text.tabs[view]}
        </a>
      ))}
    </div>
  );
}

/** The library's address with these filters. */
export function addressOf(filters: Filters): string {
  const query = writeFilters(filters);
  return `/resources${query && `?${query}`}#library`;
}
