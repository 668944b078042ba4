import { settings, telHref } from '../facts/settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TransitMap } from '../ui/transit-map.tsx';
import { brokenLineCompact, brokenLineWide } from './maps.ts';

/**
 * The error page; it doesn't name the cause.
 *
 * @param ours true for a server error, false for a request that the server refuses.
 */
export function ServerError({ ours = true }: { ours?: boolean }) {
  const title = ours ? 'Something broke on our side' : 'That request did not get through';
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 py-section sm:px-6">
      <title>{`${title} | ${settings.name}`}</title>
      <h1 className="max-w-3xl text-h1">{title}</h1>
      <p className="mt-4 max-w-measure text-lead text-pretty text-muted">
        {ours ? 'Try again in a minute' : 'Go back and try again'}, or call or write to us and a
        person answers.
      </p>
      {/* On the server only, so that hydrated pages don't load the drawing. */}
      {import.meta.env.SSR && (
        <TransitMap
          id="broken-line"
          title="A gap in the line"
          description="The line between you and this page is interrupted."
          wide={brokenLineWide}
          compact={brokenLineCompact}
          className="my-14"
        />
      )}
      <div className="mt-10 flex flex-wrap gap-3">
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
