import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { type LineColor, lineBackground } from './lines.ts';

/** A raised surface. Its padding keeps its corners concentric with those of controls inside. */
export function Card({
  as: Tag = 'div',
  line,
  highlighted = false,
  className,
  children,
  ...props
}: ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Draws a short piece of this line along the card's top edge. */
  line?: LineColor;
  /** A strong border, for one card among several. */
  highlighted?: boolean;
}) {
  const Box = Tag as 'div';
  return (
    <Box
      {...props}
      className={classNames(
        'relative rounded-card border bg-surface p-6 shadow-card',
        highlighted ? 'border-ink ring-1 ring-ink' : 'border-hairline',
        className,
      )}
    >
      {line && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute -top-px left-6 h-1 w-12 rounded-b-sm',
            lineBackground[line],
          )}
        />
      )}
      {children}
    </Box>
  );
}
