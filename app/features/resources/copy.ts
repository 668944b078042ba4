import { terms } from '../../facts/site.ts';
import { resources } from './library.ts';

export const meta = {
  title: 'Marketing resources for local owners',
  description: `${resources.length} guides, templates, videos and worked examples for small businesses in DC, Maryland and Northern Virginia, from 5 minutes to 2 hours.`,
  path: '/resources',
  keywords: ['marketing resources', 'local SEO guide', 'marketing templates', 'small business DMV'],
} as const;

export const hero = {
  eyebrow: 'Resources',
  title: 'Learn marketing in the time you have',
  lead: 'Five minutes before opening or two hours on a Sunday: each dot is a resource, placed by how long it takes.',
  starter: 'Download Starter Pack',
  browse: 'Browse All Resources',
} as const;

export const chart = {
  label: `The library: ${resources.length} resources on six lines, placed by their minutes from 5 to 120`,
  count: (count: number) => `${count} resources`,
} as const;

/** Labels in capitals are literal (spec.md section 2). */
export const library = {
  title: 'The library',
  search: 'Search resources',
  placeholder: 'Search resources...',
  category: 'Category',
  allCategories: 'All Categories',
  level: 'Level',
  allLevels: 'All Levels',
  apply: 'Show',
  tabs: { all: 'All Resources', category: 'By Category' },
  views: 'How to show the resources',
  counter: (shown: number, all: number) => `Showing ${shown} of ${all} resources`,
  more: (count: number) => `Show ${count} more`,
  none: 'Nothing on the shelves matches this.',
  noneHint: 'Try fewer words, or another level.',
  clear: 'Clear all filters',
  examples: 'Worked examples use made-up businesses; their sums are real arithmetic.',
} as const;

export const closing = {
  eyebrow: 'Or let it be done',
  title: 'The agent has read all of it',
  lead: `It does the weekly work that these pages teach. Try it: ${terms.trial}, ${terms.card}.`,
  first: 'Get Started Today',
  second: 'View Pricing Plans',
} as const;
