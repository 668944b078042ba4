import { settings, telHref } from '../settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TransitMap } from '../ui/transit-map.tsx';
import type { MapLayout } from '../ui/transit-map-geometry.ts';

/** What a visitor sees when a page could not be made; it tells nothing of the cause. */
export function ServerError() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 py-section sm:px-6">
      <h1 className="max-w-3xl text-h1">Something broke on our side</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">
        The page did not load, and we have the report. Try again in a minute, or reach us directly.
      </p>
      <TransitMap
        id="broken-line"
        title="A gap in the line"
        description="The line between you and this page is interrupted."
        wide={wide}
        compact={compact}
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

const wide: MapLayout = {
  size: [100, 8],
  lines: [
    {
      name: 'Yours',
      color: 'red',
      path: [
        [1, 3],
        [40, 3],
      ],
    },
    {
      name: 'The gap',
      color: 'silver',
      path: [
        [45, 3],
        [69, 3],
      ],
      planned: true,
    },
    {
      name: 'Ours',
      color: 'red',
      path: [
        [74, 3],
        [99, 3],
      ],
    },
  ],
  stations: [
    { at: [8, 3], label: 'You', side: 'below' },
    { at: [57, 3], label: 'Work on the track', side: 'below', kind: 'here' },
    { at: [90, 3], label: 'This page', side: 'below' },
  ],
};

const compact: MapLayout = {
  size: [42, 26],
  lines: [
    {
      name: 'Yours',
      color: 'red',
      path: [
        [3, 2],
        [3, 7],
      ],
    },
    {
      name: 'The gap',
      color: 'silver',
      path: [
        [3, 10],
        [3, 17],
      ],
      planned: true,
    },
    {
      name: 'Ours',
      color: 'red',
      path: [
        [3, 20],
        [3, 24],
      ],
    },
  ],
  stations: [
    { at: [3, 2], label: 'You' },
    { at: [3, 13], label: 'Work on the track', kind: 'here' },
    { at: [3, 24], label: 'This page' },
  ],
};
