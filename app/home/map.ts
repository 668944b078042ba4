import { type LineId, lines } from '../ui/lines.ts';
import type { MapLayout, MapLine, MapPoint } from '../ui/transit-map-geometry.ts';

/** The hero's drawing: four jobs bring people in at one stop, two take the result to the owner. */
export const mapTitle = 'Map of the six jobs of your agent';
export const mapDescription =
  'Blog on Mondays, social posts every day, Google Business on Wednesdays and keywords on Thursdays meet at one stop: people near you find you. From there the Leads line ends at a call from Rockville, and the Reports line at your dashboard.';

const line = (id: LineId, ...path: MapPoint[]): MapLine => ({
  name: lines[id].name,
  color: lines[id].color,
  path,
});

const labels = {
  blog: { label: 'Blog', note: 'Monday, a new post' },
  social: { label: 'Social', note: 'Every day, a post' },
  google: { label: 'Google Business', note: 'Wednesday, fresh photos' },
  search: { label: 'Search', note: 'Thursday, 25 keywords' },
  found: { label: 'Found near you', note: 'Search, maps, feeds' },
  leads: { label: 'A call from Rockville', note: 'Friday, 4:40 PM' },
  reports: { label: 'Your dashboard', note: 'Sunday, your week' },
} as const;

export const wideMap: MapLayout = {
  size: [80, 54],
  lines: [
    line('blog', [1, 3], [25, 3], [43, 21], [50, 21]),
    line('social', [1, 16], [34, 16], [41, 23], [50, 23]),
    line('google', [1, 29], [37, 29], [41, 25], [50, 25]),
    line('search', [1, 42], [28, 42], [43, 27], [50, 27]),
    line('leads', [50, 29], [54, 29], [64, 39], [79, 39]),
    line('reports', [50, 19], [54, 19], [64, 9], [79, 9]),
  ],
  stations: [
    { at: [6, 3], side: 'below-right', ...labels.blog },
    { at: [6, 16], side: 'below-right', ...labels.social },
    { at: [6, 29], side: 'below-right', ...labels.google },
    { at: [6, 42], side: 'below-right', ...labels.search },
    { at: [50, 19], to: [50, 29], side: 'right', ...labels.found },
    { at: [70, 39], side: 'below', kind: 'here', ...labels.leads },
    { at: [70, 9], side: 'below', ...labels.reports },
  ],
};

export const compactMap: MapLayout = {
  size: [42, 62],
  lines: [
    line('blog', [0, 2], [34, 2], [40, 8], [40, 42]),
    line('social', [0, 11], [32, 11], [38, 17], [38, 42]),
    line('google', [0, 20], [30, 20], [36, 26], [36, 42]),
    line('search', [0, 29], [28, 29], [34, 35], [34, 42]),
    line('reports', [30, 42], [30, 44], [26, 48], [0, 48]),
    line('leads', [32, 42], [32, 52], [27, 57], [0, 57]),
  ],
  stations: [
    { at: [3, 2], side: 'below-right', ...labels.blog },
    { at: [3, 11], side: 'below-right', ...labels.social },
    { at: [3, 20], side: 'below-right', ...labels.google },
    { at: [3, 29], side: 'below-right', ...labels.search },
    { at: [30, 42], to: [40, 42], side: 'left', ...labels.found },
    { at: [3, 48], side: 'below-right', ...labels.reports },
    { at: [3, 57], side: 'below-right', kind: 'here', ...labels.leads },
  ],
};
