import type { Dimension, Step } from './funnel.ts';

export const seo = {
  title: 'Where they come from',
  description: 'Visits, and what became of them, for the owner.',
  path: '/inbox/sources',
} as const;

export const page = {
  title: 'Where they come from',
  lead: 'From a visit to a customer. Nobody is recognized: each number is a count and nothing else.',
  show: 'What to show',
  weeks: (weeks: number) => `${weeks} weeks`,
  by: 'By',
  funnel: 'From visit to customer',
  ofBefore: (percent: string, before: string) => `${percent} of ${before}`,
  byWeek: 'By week',
  weekFrom: 'Week from',
  asTable: 'The same numbers as a table',
  most: (most: string) => `at most ${most} a week`,
  only: 'Only',
  all: 'Show all',
  rest: 'All others',
  none: 'Nothing has been counted in these weeks.',
  meaning: 'What is counted',
} as const;

/** Names of the steps. */
export const stepNames: Readonly<Record<Step, string>> = {
  visits: 'Visits',
  started: 'Started',
  sent: 'Sent',
  reached: 'Reached',
  customers: 'Customers',
};

export const dimensionNames: Readonly<Record<Dimension, { title: string; empty: string }>> = {
  source: { title: 'Source', empty: 'Unknown' },
  campaign: { title: 'Campaign', empty: 'No campaign' },
  landing: { title: 'Landing page', empty: 'Unknown' },
};

/** Names of sources that aren't written like their host. */
export const sourceNames: Readonly<Record<string, string>> = {
  direct: 'Direct',
  unknown: 'Unknown',
  other: 'Other',
  google: 'Google',
  bing: 'Bing',
  yahoo: 'Yahoo',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  reddit: 'Reddit',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
  duckduckgo: 'DuckDuckGo',
  ecosia: 'Ecosia',
  brave: 'Brave',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  claude: 'Claude',
};

/** What each step counts, and what it leaves out. */
export const meaning: readonly (readonly [term: string, text: string])[] = [
  [
    'Visits:',
    'somebody opened a page from elsewhere. Reloads, going back, prefetched pages, known bots and signed-in owners don’t count. A page that a CDN serves without asking this server isn’t seen.',
  ],
  [
    'Started:',
    'the first look at a website that was asked for in a browser tab, or a request sent without one. Browsing the audit page doesn’t count.',
  ],
  ['Sent:', 'audit requests, without those held for review.'],
  ['Reached:', 'of these, those that somebody answered: reached, wrote, or a later status.'],
  ['Customers:', 'of these, those with the status Won or with an account under the same address.'],
  [
    'Source:',
    'the link’s utm_source, else its click id, else the site that linked here; Direct without any. Each day has room for 500 rows of other sites and tags; what comes after counts as Other.',
  ],
];
