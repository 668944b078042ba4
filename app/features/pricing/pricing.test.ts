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
import { homeBlogsPerMonth, marketingName } from '../../facts/plans.ts';
import { dollars, monthlyPrice, planIds } from '../../facts/prices.ts';
import { months, rows } from './contents.ts';
import { questions } from './copy.ts';
import Pricing, { meta } from './page.tsx';

const html = pageHtml(Pricing);
const text = readText(html);
const prices = planIds.map((plan) => monthlyPrice[plan]);

describe('the plans', () => {
  test('the page and its description name no price but the three', () => {
    expect(amounts(text)).toEqual(prices);
    for (const words of titleAndDescription(meta())) {
      expect(prices).toEqual(expect.arrayContaining(amounts(words)));
    }
  });

  test.each(planIds)('%s: name, price, contents and the link to sign up', (plan) => {
    const { description, features } = pricingPlans[plan];
    const card = readText(html.split('<h3 ')[planIds.indexOf(plan) + 1] ?? '');
    expect(card).toContain(`${marketingName[plan]} `);
    expect(card).toContain(`${dollars(monthlyPrice[plan])} a month ${description}`);
    expect(card).toContain(features.join(' '));
    expect(linkHrefs(html)).toContain(`/signup?plan=${plan}`);
  });

  test('one plan is marked as the most popular', () => {
    expect(text.match(/Pro Most popular \$497/g)).toHaveLength(1);
    expect(text.match(/Most popular/g)).toHaveLength(1);
  });
});

describe('the table and the calendars agree with the cards', () => {
  const has = (plan: (typeof planIds)[number], words: string) =>
    pricingPlans[plan].features.some((feature) =>
      words
        .toLowerCase()
        .split(' ')
        .every((word) => feature.toLowerCase().includes(word)),
    );

  test.each(rows)('$header', ({ header, cells }) => {
    let kept = false;
    for (const plan of planIds) {
      const cell = cells[plan];
      if (typeof cell === 'boolean') {
        kept ||= has(plan, header);
        expect(cell).toBe(kept);
      } else {
        kept ||= has(plan, cell);
        expect(has(plan, cell) || kept).toBe(true);
      }
    }
    expect(kept).toBe(true);
  });

  test.each(planIds)('the month of %s has the right counts', (plan) => {
    const { blogDays, socialDays, keywords, counts } = months[plan];
    expect(blogDays).toHaveLength(homeBlogsPerMonth[plan]);
    expect(counts.blog).toBe(`${blogDays.length} blog posts`);
    expect(has(plan, `${keywords} keywords`)).toBe(true);
    expect(counts.keywords).toMatch(new RegExp(`^${keywords}\\+? keywords$`));
    if (plan === 'starter') expect(socialDays).toHaveLength(3 * 4);
    else expect(socialDays).toHaveLength(28);
    expect(counts.social).toBe(
      plan === 'enterprise' ? 'Unlimited social posts' : `${socialDays.length} social posts`,
    );
  });
});

describe('the structured data', () => {
  const things = structuredData(meta());

  test('states the offers at the prices shown, a rating and a price range', () => {
    expect(things.get('ProfessionalService')).toMatchObject({
      priceRange: '$297-$997',
      aggregateRating: { ratingValue: 4.9, reviewCount: 127 },
      makesOffer: planIds.map((plan) => ({
        price: monthlyPrice[plan],
        priceCurrency: 'USD',
        url: expect.stringContaining(`/signup?plan=${plan}`),
      })),
    });
  });

  test('states every question with the answer that the page shows', () => {
    expect(things.get('FAQPage')).toMatchObject({
      mainEntity: questions.items.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    });
    for (const { question, answer } of questions.items) {
      expect(text).toContain(`${question} ${answer}`);
    }
    expect(text).toContain('Upgrades take effect immediately.');
    expect(text).toContain('Downgrades take effect at the next billing cycle.');
  });

  test('states the breadcrumbs', () => {
    expect(things.get('BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: 'Pricing' }],
    });
  });

  test('title and description fit in search results', () => {
    expectToFitInResults(meta());
  });
});

test('undecided visitors can start an audit or book a call', () => {
  expect(html).toMatch(/href="\/free-audit"[^>]*>Start a Free Audit</);
  expect(html).toMatch(/href="\/contact\?topic=strategy-call"[^>]*>Book a Strategy Call</);
  expect(text).toContain('14 days free on every plan');
});
