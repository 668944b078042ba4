import { settings, telHref } from '../settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TransitMap } from '../ui/transit-map.tsx';
import { brokenLineCompact, brokenLineWide } from './maps.ts';

/** What a visitor sees when a page could not be made; it tells nothing of the cause. */
export function ServerError() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 py-section sm:px-6">
      <title>{`Something broke on our side | ${settings.name}`}</title>
      <h1 className="max-w-3xl text-h1">Something broke on our side</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">
        The page did not load, and we have the report. Try again in a minute, or reach us directly.
      </p>
      <TransitMap
        id="broken-line"
        title="A gap in the line"
        description="The line between you and this page is interrupted."
        wide={brokenLineWide}
        compact={brokenLineCompact}
        className="my-14"
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={telHref(settings.phone)} size="large">
          Call {settings.phone}
        </ButtonLink>
        <ButtonLink href={`mailto:${settings.email}`} size="large" variant="secondary">
          {settings.email}
        </ButtonLink>
      </div>
    </main>
  );
}
