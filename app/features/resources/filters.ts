import { matcher } from '../../search/matcher.ts';
import {
  type CategoryId,
  categoryIds,
  type Difficulty,
  difficulties,
  type Resource,
} from './model.ts';

/** What the library shows; all of it is in the page's address (spec.md sections 2 and 4). */
export interface Filters {
  /** As typed. */
  query: string;
  category: CategoryId | 'all';
  level: Difficulty | 'all';
  view: View;
}

/** The two tabs. */
export type View = 'all' | 'category';

export const noFilters: Filters = { query: '', category: 'all', level: 'all', view: 'all' };

/** Names in the address for which the server renders the page anew; see `server/http/page-rules.ts`. */
export const filterNames = ['q', 'category', 'level', 'view'] as const;

/** A category is only ever shown by category: choosing one switches the tab (spec.md section 2). */
export function chooseCategory(filters: Filters, category: Filters['category']): Filters {
  return { ...filters, category, view: category === 'all' ? filters.view : 'category' };
}

/** 'All Resources' resets the category to all (spec.md section 2). */
export function chooseView(filters: Filters, view: View): Filters {
  return { ...filters, view, category: view === 'all' ? 'all' : filters.category };
}

/** Reads an address; what it does not know counts as not chosen. */
export function readFilters(address: URLSearchParams): Filters {
  const find = <T extends string>(known: readonly T[], name: string): T | 'all' =>
    known.find((value) => value.toLowerCase() === address.get(name)?.toLowerCase()) ?? 'all';
  const filters: Filters = {
    query: address.get('q')?.slice(0, 100) ?? '',
    category: 'all',
    level: find(difficulties, 'level'),
    view: address.get('view') === 'category' ? 'category' : 'all',
  };
  return chooseCategory(filters, find(categoryIds, 'category'));
}

/** The address's query without `?`; what is not chosen is left out. */
export function writeFilters({ query, category, level, view }: Filters): string {
  const address = new URLSearchParams();
  if (query.trim()) address.set('q', query.trim());
  if (category !== 'all') address.set('category', category);
  if (level !== 'all') address.set('level', level.toLowerCase());
  if (view === 'category' && category === 'all') address.set('view', 'category');
  return address.toString();
}

/** Finds resources by their title, description and topics (spec.md section 2). */
export function resourceSearch(resources: readonly Resource[]) {
  const search = matcher(resources, ({ title, description, topics }) =>
    [title, description, ...topics].join('\n'),
  );
  return ({ query, category, level }: Filters): Resource[] => {
    const matches = search(query);
    return resources.filter(
      (resource) =>
        (category === 'all' || resource.categoryId === category) &&
        (level === 'all' || resource.difficulty === level) &&
        matches(resource),
    );
  };
}
