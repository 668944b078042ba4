import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, sharedSite } from './journey.ts';
import { layoutShift } from './page-checks.ts';

const site = sharedSite();
let html: string;
beforeAll(async () => {
  html = await (await fetch(site.url)).text();
});

describe('the raw HTML', () => {
  test('has one title, description, canonical address and picture', () => {
    expect(html.match(/<title>[^<]{20,60}<\/title>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{80,160}"/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html.match(/<link rel="canonical" href="http[^"]+\/"/g)).toHaveLength(1);
    for (const property of ['title', 'description', 'url', 'type', 'image', 'image:alt']) {
      expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`));
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  });

  test('names a share picture of 1200 × 630 pixels under 100 KB', async () => {
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await fetch(site.url + new URL(image).pathname);
    const png = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  });

  test('describes the business as specified, at the prices shown', () => {
    const [business, website] = jsonLd(html);
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      name: 'Beltway Agents',
      priceRange: '$297-$997',
      foundingDate: '2023',
      paymentAccepted: 'Credit Card, Bank Transfer, ACH',
      openingHoursSpecification: { opens: '09:00', closes: '17:00' },
      aggregateRating: { ratingValue: 4.9, reviewCount: 127 },
    });
    for (const required of ['address', 'telephone', 'url', 'image', 'areaServed', 'email']) {
      expect(business).toHaveProperty(required);
    }
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Beltway Agents' });
    const offers = business?.makesOffer as Record<string, unknown>[];
    expect(offers.map(({ identifier }) => identifier)).toEqual(['Starter', 'Growth', 'Enterprise']);
    expect(offers.map(({ price }) => `$${price}`)).toEqual(cardPrices(html));
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['USD']));
  });
});

describe('the copy', () => {
  test('the hero has a headline of at most ten words and two calls to action', () => {
    const hero = html.slice(html.indexOf('<h1'), html.indexOf('id="how-it-works"'));
    const headline = text(/<h1.*?<\/h1>/s.exec(hero)?.[0] ?? '');
    expect(headline.split(/\s+/).length).toBeLessThanOrEqual(10);
    expect(hero.match(/<a /g)).toHaveLength(2);
  });

  test('each section is there with its links', () => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const id of ['how-it-works', 'pricing', 'dashboard', 'builder', 'local', 'closing']) {
      expect(main).toContain(`aria-labelledby="${id}"`);
    }
    const hrefs = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs.filter((href) => href === '/signup')).toHaveLength(3);
    for (const href of ['/how-it-works', '/pricing', '/website-builder', '/contact']) {
      expect(hrefs).toContain(href);
    }
    const words = text(main);
    for (const figure of ['247', '89%', '1.2M', '24/7', 'Save over $15,000 a year', '$1,500+']) {
      expect(words).toContain(figure);
    }
    for (const blogs of [2, 4, 8]) expect(words).toContain(`${blogs} blogs a month`);
    expect(words).not.toContain('!');
  });
});

describe('in the browser', () => {
  test('HTML, style, font and script are at most 60 KB of brotli', async () => {
    const page = await openPage();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) =>
      bodies.push(response.body().then((body) => brotliCompressSync(body).length)),
    );
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(60 * 1024);
    await page.context().close();
  });

  test('the first call to action is on the first screen of a small phone, and nothing shifts', async () => {
    const page = await openPage({ width: 375, touch: true });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const action = page.locator('main a').first();
    expect(await action.getAttribute('href')).toBe('/free-audit');
    const box = await action.boundingBox();
    const bar = await page.locator('nav').last().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(Math.min(667, bar?.y || 667));
    expect(await layoutShift(page)).toBe(0);
    await page.context().close();
  });
});

function jsonLd(source: string): Record<string, unknown>[] {
  const blocks = source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

/** Visible text, without tags. */
function text(source: string): string {
  return source
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .trim();
}

/** Prices of the plan cards as a visitor reads them. */
function cardPrices(source: string): string[] {
  const plans = source.slice(source.indexOf('id="pricing"'), source.indexOf('id="dashboard"'));
  return [...plans.matchAll(/>(\$\d+)<\/span><span[^>]*>a month</g)].map(([, price = '']) => price);
}
