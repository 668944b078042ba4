import { useState } from 'react';
import { LineMark } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LineEnd } from '../../ui/line-end.tsx';
import { ResourceCard } from './card.tsx';
import { library as text } from './copy.ts';
import { noFilters } from './filters.ts';
import { categories } from './library.ts';
import type { Category, Resource } from './model.ts';
import { addressOf } from './tabs.tsx';

/**
 * Cards drawn at once, so that a letter stays quick with 3,000 resources (`bench/resources.ts`): all
 * of what was found while that is few, else the first ones and a button for more.
 */
const few = 48;
const atOnce = { grid: 24, shelf: 4 };

/** Every resource found, in one grid. */
export function Grid({ found }: { found: readonly Resource[] }) {
  return <Cards found={found} limit={limitOf(found, atOnce.grid)} grid />;
}

/** What was found, each category by itself; empty shelves are left out. */
export function Shelves({ found }: { found: readonly Resource[] }) {
  const limit = limitOf(found, atOnce.shelf);
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId);
  return categories.map((category) => {
    const own = byCategory.get(category.id);
    return own && <OneShelf key={category.id} category={category} own={own} limit={limit} />;
  });
}

function limitOf(found: readonly Resource[], first: number): number {
  return found.length <= few ? few : first;
}

function OneShelf({
  category,
  own,
  limit,
}: {
  category: Category;
  own: readonly Resource[];
  limit: number;
}) {
  const { id, title, description, icon } = category;
  return (
    <section aria-labelledby={`shelf-${id}`} className="mt-12 first:mt-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LineMark color={icon} />
        <h3 id={`shelf-${id}`} className="text-h3">
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
  const drawn = limit + more;
  const rest = found.length - drawn;
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.slice(0, drawn).map((resource) => (
          <ResourceCard key={resource.id} resource={resource} grid={grid} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-6 text-center">
          <Button variant="secondary" onClick={() => setMore(more + few)}>
            {text.more(Math.min(rest, few))}
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
      back={{ text: text.clear, href: addressOf(noFilters), go: onClear }}
      className="mt-6"
    />
  );
}
