import { type KeyboardEvent, useMemo, useState } from 'react';
import { useUrlQuery } from '../../search/use-url-query.ts';
import { library as text } from './copy.ts';
import { FilterBar } from './filter-bar.tsx';
import {
  chooseView,
  type Filters,
  libraryHref,
  noFilters,
  resourceSearch,
  type View,
  writeFilters,
} from './filters.ts';
import { resources as library } from './library.ts';
import type { Resource } from './model.ts';
import { ByCategory, Grid, NoMatch } from './results.tsx';

/**
 * The library with its filters and tabs: an island, and a plain `GET` form without JavaScript.
 *
 * @param filters filters from the URL.
 * @param resources a library other than the site's, for the bench.
 */
export default function LibraryView({
  filters: initial = noFilters,
  resources = library,
}: {
  filters?: Filters;
  resources?: readonly Resource[];
}) {
  const search = useMemo(() => resourceSearch(resources), [resources]);
  const [filters, setFilters] = useState(initial);
  useUrlQuery(writeFilters(filters));
  const found = search(filters);
  const showView = (view: View) => setFilters(chooseView(filters, view));
  return (
    <>
      <FilterBar filters={filters} onChange={setFilters} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Tabs filters={filters} onShow={showView} />
        <p role="status" className="py-2 text-small text-muted tabular-nums">
          {text.counter(found.length, resources.length)}
        </p>
      </div>
      <div id="resources-shown" role="tabpanel" aria-labelledby={tabId[filters.view]}>
        {found.length === 0 ? (
          <NoMatch onClear={() => setFilters(noFilters)} />
        ) : filters.view === 'all' ? (
          <Grid found={found} />
        ) : (
          <ByCategory found={found} />
        )}
      </div>
    </>
  );
}

const views: readonly View[] = ['all', 'category'];

/** Element ids of the tabs. */
const tabId: Record<View, string> = { all: 'tab-all', category: 'tab-category' };

/**
 * The two tabs. Each is a link to its view with the same filters, so it works without JavaScript and
 * can be shared. With JavaScript, arrow keys move between them (WAI-ARIA tabs pattern).
 */
function Tabs({ filters, onShow }: { filters: Filters; onShow: (view: View) => void }) {
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
          href={libraryHref(chooseView(filters, view))}
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
