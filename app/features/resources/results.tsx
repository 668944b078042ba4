import { useState } from 'react';
import { type ResourceCategory, resourceCategories } from '../../facts/resource-categories.ts';
import { LineMark } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LineEnd } from '../../ui/line-end.tsx';
import { ResourceCard } from './card.tsx';
import { library as text } from './copy.ts';
import { libraryHref, noFilters } from './filters.ts';
import type { Resource } from './model.ts';

/*
 * Typing stays fast with 3,000 resources (`bench/resources.ts`) because few cards are drawn at once:
 * up to 48 results are all shown; of more, the first ones and a button for more.
 */
const pageSize = 48;
const firstPage = { grid: 24, category: 4 };

/** All results in one grid. */
export function Grid({ found }: { found: readonly Resource[] }) {
  return <Cards found={found} limit={limitOf(found, firstPage.grid)} grid />;
}

/** The results by category; empty categories are left out. */
export function ByCategory({ found }: { found: readonly Resource[] }) {
  const limit = limitOf(found, firstPage.category);
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId);
  return resourceCategories.map((category) => {
    const own = byCategory.get(category.id);
    return own && <CategoryResults key={category.id} category={category} own={own} limit={limit} />;
  });
}

function limitOf(found: readonly Resource[], first: number): number {
  return found.length <= pageSize ? pageSize : first;
}

function CategoryResults({
  category,
  own,
  limit,
}: {
  category: ResourceCategory;
  own: readonly Resource[];
  limit: number;
}) {
  const { id, title, description, color } = category;
  return (
    <section aria-labelledby={`category-${id}`} className="mt-12 first:mt-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LineMark color={color} />
        <h3 id={`category-${id}`} className="text-h3">
          {title}
        </h3>
        <p className="text-muted max-sm:w-full">{description}</p>
      </div>
      <Cards found={own} limit={limit} grid={false} />
    </section>
  );
}

function Cards({
  found,
  limit,
  grid,
}: {
  found: readonly Resource[];
  limit: number;
  grid: boolean;
}) {
  const [more, setMore] = useState(0);
  const shown = limit + more;
  const rest = found.length - shown;
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.slice(0, shown).map((resource) => (
          <ResourceCard key={resource.id} resource={resource} grid={grid} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-6 text-center">
          <Button variant="secondary" onClick={() => setMore(more + pageSize)}>
            {text.more(Math.min(rest, pageSize))}
          </Button>
        </p>
      )}
    </>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <LineEnd
      title={text.none}
      text={text.noneHint}
      back={{ text: text.clear, href: libraryHref(noFilters), go: onClear }}
      className="mt-6"
    />
  );
}
