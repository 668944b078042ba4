import { useMemo, useState } from 'react';
import { useAddress } from '../../search/use-address.ts';
import { library as text } from './copy.ts';
import { FilterBar } from './filter-bar.tsx';
import {
  chooseView,
  type Filters,
  noFilters,
  resourceSearch,
  type View,
  writeFilters,
} from './filters.ts';
import { resources as library } from './library.ts';
import type { Resource } from './model.ts';
import { Grid, NoMatch, Shelves } from './results.tsx';
import { Tabs, tabId } from './tabs.tsx';

/**
 * The library with its filters and tabs, as an island and as a plain `GET` form. Y of the counter is
 * the whole library, X what the filters leave of it (spec.md section 2).
 *
 * @param filters what the address asks for.
 * @param resources another library, to measure.
 */
export default function LibraryView({
  filters: asked = noFilters,
  resources = library,
}: {
  filters?: Filters;
  resources?: readonly Resource[];
}) {
  const search = useMemo(() => resourceSearch(resources), [resources]);
  const [filters, setFilters] = useState(asked);
  useAddress(writeFilters(filters));
  const found = search(filters);
  const show = (view: View) => setFilters(chooseView(filters, view));
  return (
    <>
      <FilterBar filters={filters} onChange={setFilters} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Tabs filters={filters} onShow={show} />
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
          <Shelves found={found} />
        )}
      </div>
    </>
  );
}
