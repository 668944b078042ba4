import { expect, test } from 'vitest';
import { pricingContents } from '../facts/plans.ts';
import { sampleFigures } from '../facts/site.ts';
import {
  firstPageKeywords,
  impressionsByWeek,
  placesByWeek,
  published,
  rankings,
  sample,
} from './sample.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

test('published pieces add up to the content pieces shown', () => {
  expect(sum(published.map(({ count }) => count))).toBe(sampleFigures.contentPieces);
});

test('weekly impressions add up to the impressions shown', () => {
  expect(impressionsByWeek).toHaveLength(sample.weeks);
  expect(sum(impressionsByWeek) * 1000).toBe(sampleFigures.impressions);
});

test('the growth of first-page keywords is the SEO improvement shown', () => {
  const { before, after, tracked } = firstPageKeywords;
  expect(Math.round((after / before - 1) * 100)).toBe(sampleFigures.seoImprovementPercent);
  expect(after).toBeLessThanOrEqual(tracked);
  expect(pricingContents.growth.keywords.tracked).toBe(tracked);
});

test('the weekly places start and end at the places of the ranking', () => {
  expect(placesByWeek).toHaveLength(sample.weeks);
  expect([placesByWeek[0], placesByWeek.at(-1)]).toEqual([rankings[0].from, rankings[0].to]);
});
