import { beforeAll, expect, test } from 'vitest';
import { dollars, monthlyPrice, yearly } from '../app/facts/prices.ts';
import { freelancer } from '../app/facts/site.ts';
import { unescapeMarkup } from '../lib/markup.ts';
import { sharedSite } from './journey.ts';
import { jsonLdOf, missingProperties } from './json-ld.ts';
import { sitemapPaths } from './site.ts';

/** Checks on the HTML of every page of the sitemap, as search engines and share previews read it. */
const site = sharedSite();
let pages: Map<string, string>;
beforeAll(async () => {
  const paths = await sitemapPaths(site);
  pages = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await (await fetch(site.url + path)).text()] as const),
    ),
  );
});

/** Runs a check on every page; returns what is wrong as `path: what`. */
function wrongPages(check: (html: string, path: string) => unknown): string[] {
  return [...pages].flatMap(([path, html]) => {
    const wrong = check(html, path);
    return wrong ? [`${path}: ${wrong}`] : [];
  });
}

const only = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(pattern)];
  return found.length === 1 ? found[0]?.[1] : undefined;
};
const property = (html: string, name: string) =>
  only(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`, 'g'));

test('the sitemap lists every public page once and no private one', () => {
  const paths = [...pages.keys()];
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of ['/', '/pricing', '/contact', '/free-audit', '/blog']) {
    expect(paths).toContain(path);
  }
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(0);
  expect(paths.filter((path) => /^\/(dashboard|inbox|api|styleguide)/.test(path))).toEqual([]);
});

test('each page has one title, description, canonical URL and h1, all unique', () => {
  expect(
    wrongPages((html, path) => {
      const title = unescapeMarkup(only(html, /<title>([^<]+)<\/title>/g) ?? '');
      const description = unescapeMarkup(property(html, 'description') ?? '');
      const canonical = only(html, /<link rel="canonical" href="([^"]+)"/g);
      if (!title || title.length > 75) return `title ${title}`;
      if (!description || description.length > 170) return `description ${description}`;
      if (!canonical || new URL(canonical).pathname !== path) return `canonical ${canonical}`;
      if (only(html, /<h1[\s>](.)/g) === undefined) return 'not exactly one h1';
      if (html.includes('content="noindex"')) return 'noindex';
      return '';
    }),
  ).toEqual([]);
  for (const pattern of [/<title>([^<]+)</g, /<meta name="description" content="([^"]+)"/g]) {
    const texts = [...pages.values()].map((html) => only(html, pattern));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('each page can be shared: Open Graph, Twitter card and a picture of the stated size', async () => {
  const pictures = new Set<string>();
  expect(
    wrongPages((html) => {
      const image = property(html, 'og:image');
      if (image) pictures.add(new URL(image).pathname);
      if (property(html, 'og:url') !== only(html, /<link rel="canonical" href="([^"]+)"/g)) {
        return 'og:url is not the canonical address';
      }
      return [
        'og:title',
        'og:description',
        'og:type',
        'og:site_name',
        'og:image',
        'og:image:alt',
        'twitter:card',
        'twitter:title',
        'twitter:description',
        'twitter:image',
      ]
        .filter((name) => !property(html, name))
        .join(', ');
    }),
  ).toEqual([]);
  for (const path of pictures) {
    const response = await fetch(site.url + path);
    const png = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type'), path).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(100_000);
  }
});

test('structured data is complete, and every page but the home page has breadcrumbs', () => {
  expect(
    wrongPages((html, path) => {
      const things = jsonLdOf(html);
      const crumbs = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
      const missing = things.flatMap(missingProperties);
      if (path !== '/' && crumbs.length !== 1) missing.push(`${crumbs.length} breadcrumbs`);
      return missing.join('; ');
    }),
  ).toEqual([]);
});

test('no link, anchor or file is broken', async () => {
  const addresses = new Map<string, string>();
  for (const [path, html] of pages) {
    for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'), site.url + path);
      if (url.origin === site.url) addresses.set(url.pathname + url.search + url.hash, path);
    }
  }
  expect(addresses.size).toBeGreaterThan(50);
  const broken: string[] = [];
  const bodies = new Map<string, Promise<[number, string]>>();
  for (const [address, from] of addresses) {
    const { pathname, search, hash } = new URL(address, site.url);
    const page = pathname + search;
    const body = bodies.get(page) ?? read(page);
    bodies.set(page, body);
    const [status, text] = await body;
    const id = decodeURIComponent(hash.slice(1));
    if (status !== 200) broken.push(`${from} links to ${page}: ${status}`);
    else if (id && !text.includes(`id="${id}"`))
      broken.push(`${from} links to ${address}: no such part`);
  }
  expect(broken).toEqual([]);
});

async function read(path: string): Promise<[number, string]> {
  const response = await fetch(site.url + path);
  return [response.status, await response.text()];
}

test('every price on a page comes from the facts', () => {
  const monthly = [
    ...Object.values(monthlyPrice),
    freelancer.monthlyFrom,
    freelancer.exampleMonthly,
  ];
  const amounts = [0, ...monthly, ...monthly.map(yearly), freelancer.savingPerYear];
  const saved = Object.values(monthlyPrice).flatMap((price) =>
    [freelancer.monthlyFrom, freelancer.exampleMonthly].flatMap((bill) => [
      bill - price,
      yearly(bill - price),
    ]),
  );
  const allowed = new Set([...amounts, ...saved].map(dollars));
  expect(
    wrongPages((html, path) => {
      // Articles and guides name other companies' prices, drawings a sample shop's.
      if (/^\/(blog|resources)/.test(path)) return '';
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const text = main
        .replace(/<figure.*?<\/figure>/gs, '')
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]*>/g, ' ');
      const prices = text.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
      return prices.filter((price) => !allowed.has(price.replace(/,$/, ''))).join(' ');
    }),
  ).toEqual([]);
});

test('captions are where HTML allows them, and inputs name their type', () => {
  expect(
    wrongPages((html) => {
      const captions = [...html.matchAll(/<figcaption.*?<\/figcaption>/gs)].filter(
        ({ index, 0: caption }) =>
          !/<figure[^>]*>$/.test(html.slice(0, index)) &&
          !html.startsWith('</figure>', index + caption.length),
      );
      const untyped = html.match(/<input(?![^>]* type=)[^>]*>/g) ?? [];
      return [...captions.map(([caption]) => caption), ...untyped].join('; ');
    }),
  ).toEqual([]);
});

test('robots.txt, llms.txt, security.txt, the icons and the manifest match the site', async () => {
  const text = async (path: string) => (await fetch(site.url + path)).text();
  expect(await text('/robots.txt')).toMatch(
    /Disallow: \/api\/[\s\S]*Sitemap: http\S+\/sitemap\.xml/,
  );
  const llms = await text('/llms.txt');
  for (const path of pages.keys()) {
    if (!path.startsWith('/blog/')) expect(llms).toContain(`http://localhost:3000${path})`);
  }
  const security = await text('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  const favicon = await fetch(`${site.url}/favicon.ico`);
  expect(favicon.headers.get('content-type')).toBe('image/x-icon');
  const ico = Buffer.from(await favicon.arrayBuffer());
  for (const [i, size] of [16, 32, 48].entries()) {
    const png = ico.subarray(ico.readUInt32LE(6 + 16 * i + 12));
    expect([ico[6 + 16 * i], png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      size,
      size,
      size,
    ]);
  }
  const { icons } = JSON.parse(await text('/manifest.webmanifest'));
  for (const { src, sizes } of icons) {
    const png = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('an empty post is answered by its page; a page without a form answers 405', async () => {
  const post = (path: string) => fetch(site.url + path, { method: 'POST', redirect: 'manual' });
  for (const path of ['/free-audit', '/contact', '/support', '/signup', '/reset-password']) {
    const answer = await post(path);
    expect([path, answer.status]).toEqual([path, 422]);
    expect(await answer.text()).toMatch(/<h1[\s>]/);
  }
  expect((await post('/dashboard')).status).toBe(303);
  for (const path of ['/', '/about', '/blog']) {
    const answer = await post(path);
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
  }
});
