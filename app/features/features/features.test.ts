import { describe, expect, test } from 'vitest';
import {
  amounts,
  expectToFitInResults,
  linkHrefs,
  pageHtml,
  readText,
  structuredData,
  titleAndDescription,
} from '../../../test/markup.ts';
import { pricingPlans } from '../../facts/plan-copy.ts';
import { monthlyPrice } from '../../facts/prices.ts';
import { claims, freelancer } from '../../facts/site.ts';
import { testimonials } from '../../facts/testimonials.ts';
import { published, rankings, sample } from '../../product/sample.ts';
import { lines } from '../../ui/lines.ts';
import { comparison, features, quotes } from './copy.ts';
import Features, { meta } from './page.tsx';
import { weekCounts } from './weekly-report.tsx';

const html = pageHtml(Features);
const text = readText(html);

describe('the facts', () => {
  test('the only amounts are the lowest price and the claimed saving', () => {
    expect(amounts(text)).toEqual([monthlyPrice.starter, freelancer.savingPerYear]);
    const [, description] = titleAndDescription(meta());
    expect(amounts(description)).toEqual([monthlyPrice.starter]);
  });

  test('quotes claim nothing that the site doesn’t', () => {
    expect(testimonials.map(({ metric }) => metric)).toEqual([
      '7 posts a week',
      `Set up within ${claims.setupHours.to} hours`,
      'Over $15,000 saved a year',
    ]);
    expect(pricingPlans.growth.features).toContain('Daily social posts');
  });

  test('the sample week has the counts of the Pro plan', () => {
    const counts = Object.fromEntries(weekCounts.map(({ line, count }) => [line, count]));
    for (const { line, count } of published) {
      // The dashboard's quarter has two social posts a day; a week of the plan has at least seven.
      expect(counts[line]).toBeLessThanOrEqual(count / sample.weeks);
    }
    expect(counts).toMatchObject({ blog: 1, social: 7, google: 4 });
    expect(pricingPlans.growth.features).toContain(`${counts.search} keywords tracked`);
  });

  test('the keyword chart shows the sample’s ranking', () => {
    const [{ search, from, to }] = rankings;
    expect(text).toContain(`From place ${from} to place ${to} in ${sample.weeks} weeks`);
    expect(html).toContain(`“${search}”: ${from} in week 1, ${to} in week ${sample.weeks}`);
  });
});

test('has six features, each linked from the top of the page', () => {
  expect(features.map(({ line }) => line)).toEqual(Object.keys(lines));
  for (const { line, title } of features) {
    expect(html).toContain(`href="#${line}"`);
    expect(html).toContain(`<li id="${line}"`);
    expect(text).toContain(title);
  }
});

test('the table has a cell for each column, and other tools win some rows', () => {
  for (const { cells } of comparison.rows) expect(cells).toHaveLength(comparison.columns.length);
  expect(text).toContain('Its strength');
  expect(html).toMatch(/<th scope="col"[^>]*>Post scheduler</);
});

test('has three quotes, marked as samples until they are confirmed', () => {
  expect(testimonials).toHaveLength(3);
  for (const { quote, author, metric } of testimonials) {
    expect(text).toContain(`“${quote}” ${author} ${metric}`);
  }
  const unconfirmed = testimonials.some(({ confirmed }) => !confirmed);
  expect(text.includes(quotes.unconfirmed)).toBe(unconfirmed);
});

test('links to the audit, the steps and the prices', () => {
  const away = linkHrefs(html).filter((href) => !href.startsWith('#'));
  expect(away).toEqual(['/free-audit', '/how-it-works', '/free-audit', '/pricing']);
});

test('has breadcrumbs, and a title and description that fit in search results', () => {
  expect(structuredData(meta()).get('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Features' }],
  });
  expectToFitInResults(meta());
});
