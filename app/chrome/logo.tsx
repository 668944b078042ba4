import { settings } from '../settings.ts';
import { classNames } from '../ui/class-names.ts';

/** The mark (a line that rises to its stop) and the company's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" fill="none" className="size-8 shrink-0" aria-hidden="true">
        <path
          d="M3.5 26h6a6 6 0 0 0 4.25-1.75L23 15"
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-line-red"
        />
        <circle cx="22.5" cy="9.5" r="6.5" strokeWidth="4" className="fill-surface stroke-ink" />
      </svg>
      <span className="font-display text-h3 leading-none font-bold whitespace-nowrap">
        {settings.name}
      </span>
    </span>
  );
}
