/** The resource library's categories, in the order shown (spec.md section 3). */
export const resourceCategories = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    description: 'From no marketing at all to a first month that runs.',
    color: 'red',
  },
  {
    id: 'strategies',
    title: 'Strategies',
    description: 'What to do, for whom and when, around the Beltway.',
    color: 'blue',
  },
  {
    id: 'tutorials',
    title: 'Tutorials',
    description: 'One job each, from the first click to the finished result.',
    color: 'green',
  },
  {
    id: 'tools',
    title: 'Tools',
    description: 'Sheets, checklists and texts to fill in and use the same day.',
    color: 'orange',
  },
  {
    id: 'case-studies',
    title: 'Case Studies',
    description: 'Worked examples: made-up businesses, real arithmetic.',
    color: 'yellow',
  },
  {
    id: 'advanced',
    title: 'Advanced',
    description: 'For several locations, a crowded market or your own data.',
    color: 'silver',
  },
] as const;

export type ResourceCategory = (typeof resourceCategories)[number];
export type ResourceCategoryId = ResourceCategory['id'];
