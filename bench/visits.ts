import { createVisitCounter } from '../app/features/sources/counter.server.ts';
import type { Part } from './measured.ts';

/** Pages of one run. */
const PAGES = 200_000;

const agents = [143, 142, 141, 140].map(
  (version) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
);

const siteUrl = 'https://example.com';

const kinds = {
  'from this site': { headers: { referer: `${siteUrl}/pricing` }, url: '/' },
  'from a search engine': { headers: { referer: 'https://www.google.com/' }, url: '/' },
  'with tags': {
    headers: { referer: 'https://l.facebook.com/' },
    url: '/?utm_source=facebook&utm_medium=paid&utm_campaign=spring-sale',
  },
  'of a bot': {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    url: '/',
  },
};

/** Measures what counting adds to a page. */
export const visits: Part = {
  title: 'Counting visits',
  async run() {
    const counter = createVisitCounter(Date.now, siteUrl);
    const requests = Object.entries(kinds).map(([kind, { headers, url }]) => ({
      kind,
      list: agents.map((agent) => ({
        ...{ method: 'GET', url },
        headers: { host: 'example.com', 'user-agent': agent, ...headers },
      })),
    }));
    return requests.map(({ kind, list }) => {
      let best = Number.POSITIVE_INFINITY;
      // The first runs compile; processor time, since others may use the machine.
      for (let run = 0; run < 5; run += 1) {
        const before = process.cpuUsage();
        for (let i = 0; i < PAGES; i += 1) counter.page('/', list[i % list.length] as never);
        const { user, system } = process.cpuUsage(before);
        best = Math.min(best, (user + system) / PAGES);
      }
      return { 'a page': kind, µs: best.toFixed(2) };
    });
  },
};
