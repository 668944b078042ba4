import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './prose.css';

/** Running text: headings, paragraphs and lists. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('prose', className)} />;
}
