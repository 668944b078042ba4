import { settings } from '../settings.ts';
import { classNames } from '../ui/class-names.ts';

/** The mark (a loop with one stop on it) and the company's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" fill="none" className="size-8 shrink-0" aria-hidden="true">
        <circle cx="15" cy="17" r="11.5" strokeWidth="5" className="stroke-line-red" />
        <circle cx="23.2" cy="8.8" r="5.75" strokeWidth="3" className="fill-surface stroke-ink" />
      </svg>
      <span className="font-display text-h3 leading-none font-bold whitespace-nowrap">
        {settings.name}
      </span>
    </span>
  );
}
