import { terms } from '../../facts/terms.ts';
import { resources } from './library.ts';

export const meta = {
  title: 'Marketing resources for local businesses',
  description: `${resources.length} guides, templates, videos and worked examples for small businesses in DC, Maryland and Northern Virginia, from 5 minutes to 2 hours.`,
  path: '/resources',
  keywords: ['marketing resources', 'local SEO guide', 'marketing templates', 'small business DMV'],
} as const;

export const hero = {
  eyebrow: 'Resources',
  title: 'Marketing guides and templates for local businesses',
  lead: 'Learn in the time you have, from five minutes before opening to two hours on a Sunday. The chart shows how long each resource takes.',
  starter: 'Download Starter Pack',
  browse: 'Browse All Resources',
} as const;

export const chart = {
  label: `The library: ${resources.length} resources on six lines, placed by their minutes from 5 to 120`,
  count: (count: number) => `${count} resources`,
} as const;

/** Labels in title case, placeholder and counter are literal (spec.md section 2). */
export const library = {
  title: 'Resource library',
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
  none: 'No resources match your search.',
  noneHint: 'Try fewer words, another category or another level.',
  clear: 'Clear all filters',
  examples: 'Case studies use made-up businesses and real arithmetic.',
} as const;

export const closing = {
  eyebrow: 'Done for you',
  title: 'Let an AI agent do the work',
  lead: `It does the weekly jobs that these resources teach. Try it: ${terms.trial}, ${terms.card}.`,
  first: 'Get Started Today',
  second: 'View Pricing Plans',
} as const;
