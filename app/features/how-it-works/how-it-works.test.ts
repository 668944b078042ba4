import { describe, expect, test } from 'vitest';
import {
  amounts,
  expectToFitInResults,
  linkHrefs,
  pageHtml,
  readText,
  structuredData,
} from '../../../test/markup.ts';
import { pricingPlans } from '../../facts/plan-copy.ts';
import { monthlyPrice, yearly } from '../../facts/prices.ts';
import { claims, freelancer } from '../../facts/site.ts';
import { findCollisions } from '../../ui/transit-map-collisions.ts';
import { daily, steps } from './copy.ts';
import { connectMap, connectWideMap, stepsMap, stepsWideMap } from './map.ts';
import HowItWorks, { meta } from './page.tsx';

const html = pageHtml(HowItWorks);
const text = readText(html);

describe('the facts', () => {
  test('the only amounts are the two prices, their yearly sums and the saving', () => {
    const { monthlyFrom, exampleMonthly, savingPerYear } = freelancer;
    const ours = monthlyPrice.starter;
    expect(amounts(text)).toEqual(
      [ours, monthlyFrom, exampleMonthly, yearly(ours), savingPerYear, yearly(exampleMonthly)].sort(
        (a, b) => a - b,
      ),
    );
    expect(text).toContain('$1,500+');
  });

  test('an audit on a Monday can run by Wednesday', () => {
    expect(claims.setupHours).toEqual({ from: 24, to: 48 });
    expect(text).toContain('within 24-48 hours of your free audit');
  });

  test('the week matches the plan it names', () => {
    const stops = Object.fromEntries(
      daily.tasks.map(({ line, days }) => [line, days.filter(Boolean).length]),
    );
    expect(stops).toMatchObject({ blog: 1, social: 7, google: 4, search: 1, leads: 7, reports: 1 });
    const { features } = pricingPlans.growth;
    for (const fact of ['Weekly blog posts', 'Daily social posts', '25 keywords tracked']) {
      expect(features).toContain(fact);
    }
    expect(text).toContain('25 searches');
    expect(text).toContain('2 blog posts per month on Starter, weekly blog posts on Pro');
    expect(text).toContain('3 social posts per week on Starter, daily social posts on Pro');
    const starter = pricingPlans.starter.features;
    expect(starter).toEqual(
      expect.arrayContaining(['2 blog posts per month', '3 social posts per week']),
    );
    for (const { days } of daily.tasks) expect(days).toHaveLength(7);
  });
});

test('has three steps, and a table with a header for each row and column', () => {
  expect(steps.list.map(({ title }) => title)).toEqual([
    'Connect platforms',
    'Configure your agent',
    'Activate automation',
  ]);
  const table = /<table.*<\/table>/s.exec(html)?.[0] ?? '';
  expect(readText(/<thead.*<\/thead>/s.exec(table)?.[0] ?? '')).toContain('Freelancer Your agent');
  const rows = table.match(/<tr>/g) ?? [];
  expect(table.match(/<th scope="row"/g)).toHaveLength(rows.length - 1);
});

test('links to the audit, the prices and the features', () => {
  expect(linkHrefs(html)).toEqual(['/free-audit', '/pricing', '/free-audit', '/features']);
});

test('has breadcrumbs, and a title and description that fit in search results', () => {
  expect(structuredData(meta()).get('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'How it works' }],
  });
  expectToFitInResults(meta());
});

test.each(Object.entries({ stepsWideMap, stepsMap, connectMap, connectWideMap }))(
  'no labels or lines collide on %s',
  (_, layout) => {
    expect(findCollisions(layout)).toEqual([]);
  },
);
