import { keywordsTracked } from '../../facts/plan-copy.ts';
import { type LineId, lines } from '../../ui/lines.ts';
import type { MapLayout, MapLine, MapPoint, MapStation } from '../../ui/transit-map-geometry.ts';

const keywords = `${keywordsTracked('growth')} keywords`;

/** The hero's map: four lines of work meet at one stop, two lines carry the result to the owner. */
export const mapTitle = 'Map of the six jobs of your agent';
export const mapDescription = `A blog post every Monday, a social post every day, four Google Business updates a week and ${keywords} every Thursday meet at one stop, 'Found near you'. From there the Leads line ends at a call from Rockville, and the Reports line at your dashboard.`;

const line = (id: LineId, ...path: MapPoint[]): MapLine => ({
  name: lines[id].name,
  color: lines[id].color,
  path,
});

const labels = {
  blog: { label: 'Blog', note: 'A post every Monday' },
  social: { label: 'Social', note: 'A post every day' },
  google: { label: 'Google Business', note: 'Four updates a week' },
  search: { label: 'Search', note: `${keywords}, each Thursday` },
  found: { label: 'Found near you', note: 'Search, maps, feeds' },
  leads: { label: 'A call from Rockville', note: 'Friday, 4:40 PM' },
  reports: { label: 'Your dashboard', note: 'Sunday, the whole week' },
} as const;

/** A stop for each time the job runs in a week; the first has the label. */
function stops(times: number, [column, row]: MapPoint, label: MapStation): MapStation[] {
  return Array.from({ length: times }, (_, index) =>
    index === 0 ? label : { at: [column + index * 4, row] },
  );
}

const weekly = (id: 'blog' | 'social' | 'google' | 'search', times: number, at: MapPoint) =>
  stops(times, at, { at, side: 'below-right', ...labels[id] });

export const wideMap: MapLayout = {
  size: [84, 46],
  lines: [
    line('blog', [2, 3], [24, 3], [40, 19], [50, 19]),
    line('social', [2, 14], [33, 14], [40, 21], [50, 21]),
    line('google', [2, 25], [38, 25], [40, 23], [50, 23]),
    line('search', [2, 36], [29, 36], [40, 25], [50, 25]),
    line('leads', [50, 27], [52, 27], [63, 38], [72, 38]),
    line('reports', [50, 17], [52, 17], [63, 6], [72, 6]),
  ],
  stations: [
    ...weekly('blog', 1, [2, 3]),
    ...weekly('social', 7, [2, 14]),
    ...weekly('google', 4, [2, 25]),
    ...weekly('search', 1, [2, 36]),
    { at: [50, 17], to: [50, 27], side: 'right', ...labels.found },
    { at: [72, 38], side: 'below', kind: 'here', ...labels.leads },
    { at: [72, 6], side: 'below', ...labels.reports },
  ],
};

export const compactMap: MapLayout = {
  size: [42, 61],
  lines: [
    line('blog', [2, 2], [34, 2], [40, 8], [40, 40]),
    line('social', [2, 11], [32, 11], [38, 17], [38, 40]),
    line('google', [2, 20], [30, 20], [36, 26], [36, 40]),
    line('search', [2, 29], [28, 29], [34, 35], [34, 40]),
    line('reports', [30, 40], [30, 43], [27, 46], [2, 46]),
    line('leads', [32, 40], [32, 50], [27, 55], [2, 55]),
  ],
  stations: [
    ...weekly('blog', 1, [2, 2]),
    ...weekly('social', 7, [2, 11]),
    ...weekly('google', 4, [2, 20]),
    ...weekly('search', 1, [2, 29]),
    { at: [30, 40], to: [40, 40], side: 'left', ...labels.found },
    { at: [2, 46], side: 'below-right', ...labels.reports },
    { at: [2, 55], side: 'below-right', kind: 'here', ...labels.leads },
  ],
};
