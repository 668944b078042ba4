import { expect, test } from 'vitest';
import { resources as feature } from './feature.ts';
import {
  chooseCategory,
  chooseView,
  filterNames,
  noFilters,
  readFilters,
  resourceSearch,
  writeFilters,
} from './filters.ts';
import { resources } from './library.ts';

const [page] = feature.routes ?? [];

const search = resourceSearch(resources);
const read = (query: string) => readFilters(new URLSearchParams(query));

test('choosing a category switches to By Category; All Resources resets it', () => {
  const chosen = chooseCategory(noFilters, 'tools');
  expect(chosen).toMatchObject({ category: 'tools', view: 'category' });
  expect(chooseCategory(chosen, 'all')).toMatchObject({ category: 'all', view: 'category' });
  expect(chooseView(chosen, 'all')).toEqual(noFilters);
  expect(chooseView(noFilters, 'category')).toMatchObject({ category: 'all', view: 'category' });
});

test.each([
  '',
  'q=google+profile',
  'category=tools',
  'q=a%26b&category=case-studies&level=advanced',
  'level=beginner&view=category',
])('the query %j is read and written back unchanged', (query) => {
  expect(writeFilters(read(query))).toBe(query);
});

test('an unknown query shows everything', () => {
  expect(read('category=nonsense&level=9&view=list&x=1')).toEqual(noFilters);
  expect(read('view=all&category=tools').view).toBe('category');
  expect(read(`q=${'a'.repeat(500)}`).query).toHaveLength(100);
});

test('searches title, description and topics, ignoring case', () => {
  const titles = (query: string) => search({ ...noFilters, query }).map(({ title }) => title);
  expect(titles('CLAIM YOUR GOOGLE')).toEqual(['Claim your Google Business Profile']);
  expect(titles('telework')).toEqual(['Marketing around federal schedules']);
  expect(titles('hreflang')).toEqual(['Reach English and Spanish speakers alike']);
  expect(titles('no such thing')).toEqual([]);
  expect(titles('  ')).toHaveLength(resources.length);
});

test('filters are combined', () => {
  const found = search({
    query: 'seo',
    category: 'tools',
    level: 'Intermediate',
    view: 'category',
  });
  expect(found.map(({ id }) => id)).toEqual(['local-seo-checklist']);
});

test('the server renders the page for every filter', () => {
  expect(Object.keys(page?.query ?? {})).toEqual([...filterNames]);
});
