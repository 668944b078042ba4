import {
  BookMarked,
  BookOpen,
  CirclePlay,
  ClipboardCheck,
  Files,
  FileText,
  GraduationCap,
  type LucideIcon,
  Network,
  Sheet,
  SquareCode,
  Tv,
} from 'lucide-react';
import { memo } from 'react';
import { resourceCategories } from '../../facts/resource-categories.ts';
import { Badge, LineIcon } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { LineColor } from '../../ui/lines.ts';
import {
  type CategoryId,
  type Difficulty,
  difficulties,
  duration,
  type Resource,
  type ResourceType,
} from './model.ts';

/** Topics shown on a card of the grid (spec.md section 9). */
const gridTopics = 3;

/**
 * One resource. A card of the grid shows the first three topics, one of the category view shows them
 * all (spec.md section 2).
 */
export const ResourceCard = memo(function ResourceCard({
  resource,
  grid,
}: {
  resource: Resource;
  grid: boolean;
}) {
  const { title, description, difficulty, type, minutes, topics, categoryId } = resource;
  const Icon = icons[type];
  const action = grid ? 'Download' : 'Access Resource';
  const Heading = grid ? 'h3' : 'h4';
  return (
    <li className="resource-card">
      <div className="flex gap-4">
        <LineIcon color={colors.get(categoryId) ?? 'silver'}>
          <Icon size={18} aria-hidden="true" />
        </LineIcon>
        <div className="min-w-0">
          <Heading className="font-display text-h3 font-bold text-balance wrap-break-word">
            {title}
          </Heading>
          <p className="mt-0.5 text-small font-semibold tabular-nums">
            {`${type} · ${duration(minutes)}`}
          </p>
        </div>
      </div>
      <p className="mt-3 text-pretty text-muted">{description}</p>
      <ul className="mt-2.5 mb-5 flex flex-wrap gap-x-3 gap-y-1 text-label text-muted">
        {(grid ? topics.slice(0, gridTopics) : topics).map((topic) => (
          <li key={topic} className="resource-topic">
            {topic}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <Badge>
          <LevelMark level={difficulty} />
          {difficulty}
        </Badge>
        <a
          href="/signup"
          aria-label={`${action}: ${title}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {action}
        </a>
      </div>
    </li>
  );
});

const colors = new Map<CategoryId, LineColor>(
  resourceCategories.map(({ id, color }) => [id, color]),
);

const icons: Record<ResourceType, LucideIcon> = {
  Guide: BookOpen,
  Video: CirclePlay,
  Playbook: BookMarked,
  Template: FileText,
  'Case Study': ClipboardCheck,
  'Video Series': Tv,
  'Template Pack': Files,
  Spreadsheet: Sheet,
  Masterclass: GraduationCap,
  'Technical Guide': SquareCode,
  'Architecture Guide': Network,
};

/** Level as one to four filled stops, drawn by two paths to keep the many cards small. */
function LevelMark({ level }: { level: Difficulty }) {
  const reached = difficulties.indexOf(level);
  return (
    <svg viewBox="0 0 32 8" className="h-2 w-8" strokeLinecap="round" aria-hidden="true">
      <path d="M4 4h24.1" strokeWidth="4" strokeDasharray="0 8" className="stroke-control" />
      <path
        d={`M4 4h${reached * 8 + 0.1}`}
        strokeWidth="6"
        strokeDasharray="0 8"
        className="stroke-ink"
      />
    </svg>
  );
}
