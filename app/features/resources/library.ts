import { advanced } from './library/advanced.ts';
import { caseStudies } from './library/case-studies.ts';
import { gettingStarted } from './library/getting-started.ts';
import { strategies } from './library/strategies.ts';
import { tools } from './library/tools.ts';
import { tutorials } from './library/tutorials.ts';
import { type CategoryId, categoryIds, type Resource, type ResourceList } from './model.ts';

const byCategory: Record<CategoryId, ResourceList> = {
  'getting-started': gettingStarted,
  strategies,
  tutorials,
  tools,
  'case-studies': caseStudies,
  advanced,
};

/** Every resource, category by category. */
export const resources: readonly Resource[] = categoryIds.flatMap((categoryId) =>
  byCategory[categoryId].map((resource) => ({ ...resource, categoryId })),
);
