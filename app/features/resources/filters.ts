import { matcher } from '../../search/matcher.ts';
import {
  type CategoryId,
  categoryIds,
  type Difficulty,
  difficulties,
  type Resource,
} from './model.ts';

/** State of the library, all of which is in the page's URL (spec.md sections 2 and 4). */
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

/** Query parameters for which the server renders the page. */
export const filterNames = ['q', 'category', 'level', 'view'] as const;

/** Choosing a category switches to 'By Category' (spec.md section 2). */
export function chooseCategory(filters: Filters, category: Filters['category']): Filters {
  return { ...filters, category, view: category === 'all' ? filters.view : 'category' };
}

/** 'All Resources' resets the category to all (spec.md section 2). */
export function chooseView(filters: Filters, view: View): Filters {
  return { ...filters, view, category: view === 'all' ? 'all' : filters.category };
}

/** Reads the URL's query; unknown values count as not chosen. */
export function readFilters(query: URLSearchParams): Filters {
  const find = <T extends string>(known: readonly T[], name: string): T | 'all' =>
    known.find((value) => value.toLowerCase() === query.get(name)?.toLowerCase()) ?? 'all';
  const filters: Filters = {
    query: query.get('q')?.slice(0, 100) ?? '',
    category: 'all',
    level: find(difficulties, 'level'),
    view: query.get('view') === 'category' ? 'category' : 'all',
  };
  return chooseCategory(filters, find(categoryIds, 'category'));
}

/** The URL's query without `?`; filters that are not chosen are left out. */
export function writeFilters({ query, category, level, view }: Filters): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query.trim());
  if (category !== 'all') params.set('category', category);
  if (level !== 'all') params.set('level', level.toLowerCase());
  if (view === 'category' && category === 'all') params.set('view', 'category');
  return params.toString();
}

/** The library's address with these filters. */
export function libraryHref(filters: Filters): string {
  const query = writeFilters(filters);
  return `/resources${query && `?${query}`}#library`;
}

/** Creates a search over titles, descriptions and topics (spec.md section 2). */
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
