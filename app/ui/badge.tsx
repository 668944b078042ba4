import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import {
  type LineColor,
  type LineId,
  lineBackground,
  lineBorder,
  lineStroke,
  lines,
} from './lines.ts';

/** A small label; with a line color it has a dot of that color. */
export function Badge({
  line,
  tone = 'plain',
  className,
  children,
}: {
  line?: LineColor;
  /** `accent` for emphasis ('Most popular'), `positive` for what is done. */
  tone?: 'plain' | 'accent' | 'positive';
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-label font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {line && (
        <span
          aria-hidden="true"
          className={classNames('size-2 rounded-full', lineBackground[line])}
        />
      )}
      {children}
    </span>
  );
}

const tones = {
  plain: 'border-hairline bg-surface text-ink',
  accent: 'border-accent bg-accent text-on-accent',
  positive: 'border-hairline bg-surface text-positive',
};

/** A line's stop and its name, as a map's legend shows them. */
export function LineBadge({ line, job = false }: { line: LineId; job?: boolean }) {
  const { name, color, job: text } = lines[line];
  return (
    <span className="inline-flex items-center gap-2.5 text-small font-semibold">
      <LineMark color={color} />
      <span>
        {name}
        {job && <span className="block text-label font-normal text-muted">{text}</span>}
      </span>
    </span>
  );
}

/** A short piece of a line with one stop; hidden from screen readers. */
export function LineMark({ color, className }: { color: LineColor; className?: string }) {
  return (
    <svg
      viewBox="0 0 36 16"
      fill="none"
      aria-hidden="true"
      className={classNames('h-4 w-9 shrink-0', className)}
    >
      <path d="M3 8h30" strokeWidth="6" strokeLinecap="round" className={lineStroke[color]} />
      <circle cx="18" cy="8" r="5.5" strokeWidth="2.5" className="fill-surface stroke-ink" />
    </svg>
  );
}

/** An icon in a ring of a line's color. */
export function LineIcon({ color, children }: { color: LineColor; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border-4 bg-surface text-ink',
        lineBorder[color],
      )}
    >
      {children}
    </span>
  );
}
