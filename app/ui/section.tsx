import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type LineColor, lineBackground } from './lines.ts';

/** A full-width band of the page; its content has the page's width and a section's padding. */
export function Section({
  tone = 'paper',
  width = 'page',
  className,
  children,
  ...props
}: ComponentProps<'section'> & {
  tone?: 'paper' | 'sunken' | 'surface';
  width?: 'page' | 'text';
}) {
  return (
    <section {...props} className={classNames(tones[tone], 'py-section')}>
      <div
        className={classNames(
          'mx-auto px-4 sm:px-6',
          width === 'page' ? 'max-w-page' : 'max-w-3xl',
          className,
        )}
      >
        {children}
      </div>
    </section>
  );
}

const tones = {
  paper: '',
  sunken: 'border-y border-hairline bg-sunken',
  surface: 'border-y border-hairline bg-surface',
};

/** A section's eyebrow, heading and lead of at most two sentences. */
export function SectionHeading({
  eyebrow,
  line = 'red',
  title,
  lead,
  id,
  as: Tag = 'h2',
  align = 'start',
  className,
}: {
  eyebrow?: ReactNode;
  line?: LineColor;
  title: ReactNode;
  lead?: ReactNode;
  /** The heading's id, for `aria-labelledby` and links. */
  id?: string;
  as?: 'h1' | 'h2' | 'h3';
  align?: 'start' | 'center';
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'max-w-3xl',
        align === 'center' && 'mx-auto flex flex-col items-center text-center',
        className,
      )}
    >
      {eyebrow && <Eyebrow line={line}>{eyebrow}</Eyebrow>}
      <Tag id={id} className={headings[Tag]}>
        {title}
      </Tag>
      {lead && <p className="mt-4 max-w-measure text-lead text-balance text-muted">{lead}</p>}
    </div>
  );
}

const headings = { h1: 'text-h1', h2: 'text-h2', h3: 'text-h3' };

/** A page's `<h1>`, each sentence on its own line. */
export function Headline({ sentences }: { sentences: readonly string[] }) {
  return (
    <h1 className="text-h1">
      {sentences.map((sentence) => (
        <span key={sentence} className="block text-balance">
          {sentence}{' '}
        </span>
      ))}
    </h1>
  );
}

/** A few words above a heading, with a short piece of a line. */
export function Eyebrow({ line = 'red', children }: { line?: LineColor; children: ReactNode }) {
  return (
    <p className="mb-3 flex items-center gap-2.5 text-small font-semibold text-muted">
      <span
        aria-hidden="true"
        className={classNames('h-1 w-6 rounded-full', lineBackground[line])}
      />
      {children}
    </p>
  );
}
