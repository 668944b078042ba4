import { type LineId, lines } from '../../ui/lines.ts';
import type { MapLayout, MapLine, MapPoint, MapStation } from '../../ui/transit-map-geometry.ts';

/** The hero's drawing: one line through the three steps, which then splits into the six jobs. */
export const stepsTitle = 'Map of the three steps';
export const stepsDescription =
  'A free audit on Monday, then three stops on one line: connect platforms, configure your agent, activate automation, by Wednesday. There the line splits into six: Blog, Social, Google Business, Search, Leads and Reports.';

const jobs: readonly { id: LineId; note: string }[] = [
  { id: 'blog', note: 'First post on Monday' },
  { id: 'social', note: 'First post the next morning' },
  { id: 'google', note: 'First update the same day' },
  { id: 'search', note: 'First check on Thursday' },
  { id: 'leads', note: 'From the first call on' },
  { id: 'reports', note: 'First report on Sunday' },
];

const steps = {
  audit: { label: 'Free audit', note: 'Monday' },
  connect: { label: 'Connect platforms', note: 'You sign in once' },
  configure: { label: 'Configure your agent', note: 'You tell it your trade' },
  activate: { label: 'Activate automation', note: 'By Wednesday' },
} as const;

const trunk = (...path: MapPoint[]): MapLine => ({ name: 'Setup', color: 'red', path });

function branch(id: LineId, ...path: MapPoint[]): MapLine {
  return { name: lines[id].name, color: lines[id].color, path };
}

const stop = (id: LineId, note: string, at: MapPoint): MapStation => ({
  at,
  side: 'below-right',
  label: lines[id].name,
  note,
});

/** Grid steps by which the six lines run past the drawing, to the edge of windows up to 3,000 px wide. */
const beyond = 120;

const wideRow = (index: number) => 3 + index * 8;

export const stepsWideMap: MapLayout = {
  size: [128, 49],
  lines: [
    trunk([6, 23], [68, 23]),
    ...jobs.map(({ id }, index) => {
      const from = 18 + index * 2;
      const reach = Math.abs(wideRow(index) - from);
      return branch(
        id,
        [68, from],
        [72, from],
        [72 + reach, wideRow(index)],
        [126 + beyond, wideRow(index)],
      );
    }),
  ],
  stations: [
    { at: [6, 23], side: 'below', kind: 'here', ...steps.audit },
    { at: [25, 23], side: 'above', ...steps.connect },
    { at: [45, 23], side: 'below', ...steps.configure },
    { at: [68, 18], to: [68, 28], side: 'above-left', ...steps.activate },
    ...jobs.map(({ id, note }, index) => stop(id, note, [94, wideRow(index)])),
  ],
};

const compactRow = (index: number) => 34 + index * 8;

export const stepsMap: MapLayout = {
  size: [42, 80],
  lines: [
    trunk([2, 2], [2, 28]),
    ...jobs.map(({ id }, index) => {
      const column = 12 - index * 2;
      return branch(
        id,
        [column, 28],
        [column, compactRow(index)],
        [41 + beyond, compactRow(index)],
      );
    }),
  ],
  stations: [
    { at: [2, 2], side: 'right', kind: 'here', ...steps.audit },
    { at: [2, 10], side: 'right', ...steps.connect },
    { at: [2, 18], side: 'right', ...steps.configure },
    { at: [2, 28], to: [12, 28], side: 'right', ...steps.activate },
    ...jobs.map(({ id, note }, index) => stop(id, note, [17, compactRow(index)])),
  ],
};

/** The first step's drawing: four accounts, one agent. */
export const connectTitle = 'Four accounts connected to one agent';
export const connectDescription =
  'Google Business Profile, Facebook, Instagram and the website fernstreetbakery.example run into one stop: your agent.';
const accounts = [
  { name: 'Google Business Profile', color: 'orange' },
  { name: 'Facebook', color: 'blue' },
  { name: 'Instagram', color: 'blue' },
  { name: 'Your website', color: 'green' },
] as const;

/**
 * @param end the column where the lines meet.
 * @param gap rows between two accounts.
 */
function connect(
  size: MapLayout['size'],
  end: number,
  gap: number,
  agent: Partial<MapStation>,
): MapLayout {
  const top = 4;
  const middle = top + 1.5 * gap;
  return {
    size,
    lines: accounts.map(({ name, color }, index) => {
      const [row, into] = [top + index * gap, middle - 3 + index * 2];
      const bend = end - 3 - Math.abs(row - into);
      return {
        name,
        color,
        path: [
          [2, row],
          [bend, row],
          [end - 3, into],
          [end, into],
        ],
      };
    }),
    stations: [
      ...accounts.map(({ name }, index): MapStation => {
        return { at: [2, top + index * gap], side: 'above-right', label: name };
      }),
      { at: [end, middle - 3], to: [end, middle + 3], kind: 'here', ...agent },
    ],
  };
}

export const connectMap = connect([42, 31], 36, 8, { side: 'below', label: 'Agent' });
export const connectWideMap = connect([72, 27], 52, 7, {
  side: 'right',
  label: 'Your agent',
  note: 'Signed in as you',
});
