import { TransitMap } from '../ui/transit-map.tsx';
import type { MapLayout } from '../ui/transit-map-geometry.ts';
import { Wayfinding } from './wayfinding.tsx';

/** The texts of heading and paragraph are literal (spec.md section 2). */
export function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 py-section sm:px-6">
      <h1 className="text-h1">404 Page Not Found</h1>
      <p className="mt-4 text-lead text-muted">Did you forget to add the page to the router?</p>
      <TransitMap
        id="end-of-line"
        title="The end of the line"
        description="A red line runs from Home by way of How It Works to a buffer stop, where you are."
        wide={wide}
        compact={compact}
        className="my-14"
      />
      <Wayfinding title="Trains still run to" />
    </main>
  );
}

const wide: MapLayout = {
  size: [144, 16],
  lines: [
    {
      name: 'Home to here',
      color: 'red',
      buffer: true,
      path: [
        [1, 4],
        [44, 4],
        [49, 9],
        [132, 9],
      ],
    },
    {
      name: 'Not built',
      color: 'silver',
      path: [
        [137, 9],
        [143, 9],
      ],
      planned: true,
    },
  ],
  stations: [
    { at: [9, 4], label: 'Home', side: 'below' },
    { at: [34, 4], label: 'How It Works', side: 'below' },
    { at: [70, 9], label: 'Pricing', side: 'above' },
    {
      at: [118, 9],
      label: 'You are here',
      note: 'No page at this address',
      side: 'below',
      kind: 'here',
    },
  ],
};

const compact: MapLayout = {
  size: [42, 34],
  lines: [
    {
      name: 'Home to here',
      color: 'red',
      buffer: true,
      path: [
        [3, 2],
        [3, 14],
        [9, 20],
        [9, 28.5],
      ],
    },
    {
      name: 'Not built',
      color: 'silver',
      path: [
        [9, 31.5],
        [9, 33.5],
      ],
      planned: true,
    },
  ],
  stations: [
    { at: [3, 2], label: 'Home' },
    { at: [3, 11], label: 'How It Works' },
    { at: [9, 24], label: 'You are here', note: 'No page at this address', kind: 'here' },
  ],
};
