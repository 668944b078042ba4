import type { Finding } from '../check.ts';
import type { Looked, PageResponse, Site } from '../site.ts';
import { halfTrue } from './random.ts';

const value = <T>(seen: T): Looked<T> => ({ looked: true, value: seen });
const home = 'https://www.business.example/';
const day = 86_400_000;
const at = Date.UTC(2026, 0, 15);

/** What the network shows, by check: a good answer and one to fix, in the variants of real servers. */
const checks = [
  'https',
  'certificate',
  'redirects',
  'robots',
  'sitemap',
  'caching',
  'brokenLinks',
  'weight',
  'firstByte',
  'compression',
] as const;

/** Parts of a site of which each is good in half of `count` sites. */
export function halfGoodParts(index: number, count: number) {
  const good = Object.fromEntries(
    checks.map((check, seed) => [check, halfTrue(count, 500 + seed)[index] ?? false]),
  ) as Record<(typeof checks)[number], boolean>;
  const final = good.https ? home : home.replace('https', 'http');
  const response: PageResponse = {
    status: 200,
    headers: good.compression ? { 'content-encoding': index % 2 ? 'br' : 'gzip' } : {},
    firstByteMs: good.firstByte ? 90 + index : 2_400 + index,
    totalMs: 3_000,
    wireBytes: 30_000,
    decodedBytes: 30_000,
    truncated: false,
  };
  const file = {
    url: `${home}style.css`,
    kind: 'style' as const,
    status: 200,
    headers: {
      ...(good.caching ? { 'cache-control': 'public, max-age=604800' } : { etag: '"1"' }),
      'content-length': good.weight ? '24000' : '5200000',
    },
  };
  const site: Partial<Site> = {
    final,
    at,
    response: value(response),
    redirects: good.redirects ? [] : chain(3 + (index % 3)),
    certificate: value({
      validTo: at + (good.certificate ? 20 + index : (index % 10) - 5) * day,
      error: undefined,
    }),
    robots: value({ url: `${home}robots.txt`, status: 200, text: robotsText(good.robots, index) }),
    sitemap: value(
      good.sitemap
        ? { url: `${home}sitemap.xml`, status: 200, text: '<?xml version="1.0"?><urlset></urlset>' }
        : { url: `${home}sitemap.xml`, status: 404, text: '' },
    ),
    files: value([file]),
    links: value([
      { url: `${home}menu`, status: 200 },
      { url: `${home}old`, status: good.brokenLinks ? 403 : index % 2 ? 404 : 410 },
    ]),
  };
  const expected = Object.fromEntries(
    checks.map((check) => [check, good[check] ? 'good' : 'fix'] as const),
  ) as Record<string, Finding['result']>;
  return { site, expected };
}

function chain(length: number) {
  return Array.from({ length }, (_, step) => ({
    from: `${home}${step}`,
    status: 301,
    to: `${home}${step + 1}`,
  }));
}

function robotsText(open: boolean, index: number): string {
  if (!open)
    return index % 2 ? 'User-agent: *\nDisallow: /' : 'user-agent: googlebot\ndisallow: /*\n';
  return [
    'User-agent: *\nDisallow:',
    'User-agent: *\nDisallow: /admin/',
    'User-agent: badbot\nDisallow: /',
  ][index % 3] as string;
}
