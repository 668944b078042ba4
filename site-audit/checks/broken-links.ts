import { type Check, fix, good, unknown } from '../check.ts';

export const brokenLinks: Check = {
  id: 'brokenLinks',
  title: 'Links lead somewhere',
  why: 'A dead link tells a visitor that nobody looks after the site, and maybe not after the business.',
  source: {
    title: 'Google Search Central: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  call: {
    say: 'Some links on your page lead to “not found”.',
    offer: 'We repair them and check every week.',
  },
  look({ links }) {
    if (!links.looked) return unknown(links.reason);
    // Other errors may be meant for robots like ours only.
    const dead = links.value.filter(({ status }) => status === 404 || status === 410);
    const [first] = dead;
    if (first)
      return fix(
        `${dead.length} of ${links.value.length} links: ${first.url.slice(0, 100)} answers ${first.status}.`,
      );
    return links.value.length === 0
      ? unknown('We followed no link.')
      : good(`None of ${links.value.length} links is dead.`);
  },
};
