import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type LineColor, lineBorder, lineStroke } from './lines.ts';

/** One stop of a process. */
export interface StationStep {
  title: string;
  text?: ReactNode;
  /** Progress; a plain stop by default. */
  state?: 'stop' | 'done' | 'current' | 'ahead';
}

/**
 * Steps as stops of a line, in an ordered list: vertical on phones, horizontal from 768 px (1024 px
 * with more than four steps) unless `vertical`.
 */
export function StationLine({
  steps,
  color = 'red',
  vertical = false,
  end = 'stop',
  heading: Heading = 'h3',
  className,
}: {
  steps: readonly StationStep[];
  color?: LineColor;
  vertical?: boolean;
  /** After the last stop: nothing, more line, or a buffer stop. */
  end?: 'stop' | 'open' | 'buffer';
  heading?: 'h2' | 'h3' | 'h4' | 'p';
  className?: string;
}) {
  const across = vertical ? '' : steps.length > 4 ? 'lg:stops-across' : 'md:stops-across';
  return (
    <ol className={classNames('stops', across, className)}>
      {steps.map(({ title, text, state = 'stop' }, index) => {
        const last = index === steps.length - 1;
        const next = steps[index + 1] ?? steps[index];
        return (
          <li
            key={title}
            className={classNames(last && end === 'stop' && 'stops-last')}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {!(last && end === 'stop') && (
              <Track color={color} planned={next?.state === 'ahead'} end={last ? end : undefined} />
            )}
            <Stop state={state} color={color} />
            <Heading className="font-display text-h3 font-bold">
              {title}
              {state === 'done' && <span className="sr-only"> (done)</span>}
            </Heading>
            {text && <div className="mt-1.5 max-w-measure text-pretty text-muted">{text}</div>}
          </li>
        );
      })}
    </ol>
  );
}

function Track({
  color,
  planned,
  end,
}: {
  color: LineColor;
  planned: boolean;
  end: 'stop' | 'open' | 'buffer' | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'stops-track',
        lineBorder[color],
        planned && 'border-dotted',
        end && 'stops-end',
        end === 'buffer' && 'stops-buffer',
      )}
    />
  );
}

function Stop({ state, color }: { state: NonNullable<StationStep['state']>; color: LineColor }) {
  const here = state === 'current';
  return (
    <svg viewBox="0 0 32 32" fill="none" className="stops-stop" aria-hidden="true">
      <circle
        cx="16"
        cy="16"
        r={here ? 12 : 10}
        strokeWidth={here ? 6 : 4}
        className={classNames(
          state === 'ahead' ? 'fill-surface stroke-control' : 'fill-surface stroke-ink',
          here && lineStroke[color],
        )}
      />
      {state === 'done' && (
        <path
          d="m11.5 16.2 3.2 3.2 6-6.4"
          strokeWidth="2.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}
