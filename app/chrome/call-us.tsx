import { settings, telHref } from '../facts/settings.ts';
import { hours } from '../facts/site.ts';
import { classNames } from '../ui/class-names.ts';

/** For visitors who'd rather call: the phone number and its hours. */
export function CallUs({ className }: { className?: string }) {
  return (
    <p className={classNames('text-small text-muted', className)}>
      Rather talk?{' '}
      <a
        href={telHref(settings.phone)}
        className="font-semibold whitespace-nowrap text-ink underline"
      >
        {settings.phone}
      </a>
      , <span className="whitespace-nowrap">{hours.phone}</span>
    </p>
  );
}
