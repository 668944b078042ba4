import type { LineColor } from '../../ui/lines.ts';

/** Levels from the first to the hardest (spec.md section 3). */
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

/** Ids of the categories in the order shown (spec.md section 3). */
export const categoryIds = [
  'getting-started',
  'strategies',
  'tutorials',
  'tools',
  'case-studies',
  'advanced',
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** One resource of the library (spec.md section 3). */
export interface Resource {
  /** Unchanging, unlike the title. */
  id: string;
  categoryId: CategoryId;
  title: string;
  description: string;
  /** The first three are what it is about above all. */
  topics: readonly string[];
  difficulty: Difficulty;
  type: ResourceType;
  /** Minutes to read, watch or work through: 5 to 120 (spec.md section 9). */
  minutes: number;
}

/** A shelf of the library; its icon is a stop on its own line. */
export interface Category {
  id: CategoryId;
  title: string;
  description: string;
  icon: LineColor;
}

/** A resource as its category's file writes it. */
export type Shelf = readonly Omit<Resource, 'categoryId'>[];

/** A duration as cards show it: `45 min`, `1 h`, `1 h 30 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}
