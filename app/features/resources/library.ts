import { advanced } from './library/advanced.ts';
import { caseStudies } from './library/case-studies.ts';
import { gettingStarted } from './library/getting-started.ts';
import { strategies } from './library/strategies.ts';
import { tools } from './library/tools.ts';
import { tutorials } from './library/tutorials.ts';
import { type Category, type CategoryId, categoryIds, type Resource, type Shelf } from './model.ts';

/** The library's categories in the order shown. */
export const categories: readonly Category[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    description: 'From no marketing at all to a first month that runs.',
    icon: 'red',
  },
  {
    id: 'strategies',
    title: 'Strategies',
    description: 'What to do, for whom and when, around the Beltway.',
    icon: 'blue',
  },
  {
    id: 'tutorials',
    title: 'Tutorials',
    description: 'One job each, from the first click to the finished thing.',
    icon: 'green',
  },
  {
    id: 'tools',
    title: 'Tools',
    description: 'Sheets, checklists and texts to fill in and use the same day.',
    icon: 'orange',
  },
  {
    id: 'case-studies',
    title: 'Case Studies',
    description: 'Worked examples: made-up businesses, real arithmetic.',
    icon: 'yellow',
  },
  {
    id: 'advanced',
    title: 'Advanced',
    description: 'For several locations, a crowded market or your own data.',
    icon: 'silver',
  },
];

const shelves: Record<CategoryId, Shelf> = {
  'getting-started': gettingStarted,
  strategies,
  tutorials,
  tools,
  'case-studies': caseStudies,
  advanced,
};

/** Every resource, category by category. */
export const resources: readonly Resource[] = categoryIds.flatMap((categoryId) =>
  shelves[categoryId].map((resource) => ({ ...resource, categoryId })),
);
