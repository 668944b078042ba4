import { type ResourceCategoryId, resourceCategories } from '../../facts/resource-categories.ts';

/** Levels from the easiest to the hardest (spec.md section 3). */
export const difficulties = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Every kind of resource (spec.md section 3). */
export const resourceTypes = [
  'Guide',
  'Video',
  'Playbook',
  'Template',
  'Case Study',
  'Video Series',
  'Template Pack',
  'Spreadsheet',
  'Masterclass',
  'Technical Guide',
  'Architecture Guide',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export type CategoryId = ResourceCategoryId;
export const categoryIds: readonly CategoryId[] = resourceCategories.map(({ id }) => id);

/** One resource of the library (spec.md section 3). */
export interface Resource {
  /** Stays the same when the title changes. */
  id: string;
  categoryId: CategoryId;
  title: string;
  description: string;
  /** The grid shows the first three. */
  topics: readonly string[];
  difficulty: Difficulty;
  type: ResourceType;
  /** Minutes to read, watch or work through: 5 to 120 (spec.md section 9). */
  minutes: number;
}

/** The resources of one category, which is left out. */
export type ResourceList = readonly Omit<Resource, 'categoryId'>[];

/** A duration as cards write it: `45 min`, `1 h`, `1 h 30 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}
