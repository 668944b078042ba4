import { expect, test } from 'vitest';
import { resourceCategories } from '../../facts/resource-categories.ts';
import { resources } from './library.ts';
import { categoryIds, difficulties, duration, resourceTypes } from './model.ts';

test('has at least 36 different resources in all six categories', () => {
  expect(resources.length).toBeGreaterThanOrEqual(36);
  for (const key of ['id', 'title', 'description'] as const) {
    expect(new Set(resources.map((resource) => resource[key])).size).toBe(resources.length);
  }
  expect(resourceCategories.map(({ id }) => id)).toEqual(categoryIds);
  for (const id of categoryIds) {
    expect(resources.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThan(5);
  }
});

test('has every level, every type and durations from 5 to 120 minutes', () => {
  expect(new Set(resources.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
  expect(new Set(resources.map(({ type }) => type))).toEqual(new Set(resourceTypes));
  const minutes = resources.map((resource) => resource.minutes);
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 120]);
});

test('every resource has more topics than the three of the grid', () => {
  for (const { topics } of resources) expect(topics.length).toBeGreaterThan(3);
});

test('case studies say that their business is made up', () => {
  for (const { description, type } of resources) {
    if (type === 'Case Study') expect(description).toMatch(/^Worked example of a made-up /);
  }
});

test.each([
  [5, '5 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
])('%i minutes are %s', (minutes, text) => expect(duration(minutes)).toBe(text));
