import { settings } from '../facts/settings.ts';
import { markPath } from '../seo/images.ts';
import { classNames } from '../ui/class-names.ts';

/** The logo: the mark, a line that rises through a stop, and the company's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" fill="none" className="size-8 shrink-0" aria-hidden="true">
        <path d={markPath} strokeWidth="6" strokeLinecap="round" className="stroke-line-red" />
        <circle cx="16" cy="16" r="6.25" strokeWidth="3.5" className="fill-surface stroke-ink" />
      </svg>
      <span className="min-w-0 font-display text-h3 leading-none font-bold text-balance">
        {settings.name}
      </span>
    </span>
  );
}
