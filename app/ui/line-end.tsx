import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Message for an empty result: title, text and links elsewhere, below the end of a line. */
export function LineEnd({
  title,
  text,
  heading: Heading = 'p',
  back,
  className,
  children,
}: {
  title: string;
  text: string;
  heading?: 'h2' | 'p';
  /** Link to everything; with scripts `go` runs instead of following it. */
  back?: { text: string; href: string; go: () => void };
  className?: string;
  /** Further links. */
  children?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'self-start rounded-card border border-hairline bg-surface p-6 sm:p-8',
        className,
      )}
    >
      <LineEndMark />
      <Heading className="mt-5 font-bold font-display text-balance text-h3">{title}</Heading>
      <p className="mt-2 text-muted">{text}</p>
      {back && (
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          <a
            href={back.href}
            className="py-1 underline"
            onClick={(event) => {
              event.preventDefault();
              back.go();
            }}
          >
            {back.text}
          </a>
          {children}
        </p>
      )}
    </div>
  );
}

/** The end of a line: a stop and a buffer. */
export function LineEndMark() {
  return (
    <svg viewBox="0 0 120 32" fill="none" className="h-8 w-30" aria-hidden="true">
      <path d="M4 16h96" strokeWidth="6" strokeLinecap="round" className="stroke-line-silver" />
      <circle cx="30" cy="16" r="8" strokeWidth="4" className="fill-surface stroke-ink" />
      <path d="M104 2v28" strokeWidth="6" strokeLinecap="round" className="stroke-ink" />
    </svg>
  );
}
