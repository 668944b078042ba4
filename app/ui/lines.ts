/** The six line colors of the map; tokens `--line-{color}` in `app.css`. */
export type LineColor = 'red' | 'blue' | 'green' | 'orange' | 'yellow' | 'silver';

/** Jobs of the agent, each drawn as one line. */
export type LineId = 'blog' | 'social' | 'search' | 'google' | 'leads' | 'reports';

export interface Line {
  id: LineId;
  name: string;
  color: LineColor;
  /** The job's content, in a few words. */
  job: string;
}

/** All lines, in the order of a legend. */
export const lines: Record<LineId, Line> = {
  blog: { id: 'blog', name: 'Blog', color: 'red', job: 'Weekly posts' },
  social: { id: 'social', name: 'Social', color: 'blue', job: 'Daily posts' },
  search: { id: 'search', name: 'Search', color: 'green', job: 'Keywords and SEO' },
  google: { id: 'google', name: 'Google Business', color: 'orange', job: 'Profile updates' },
  leads: { id: 'leads', name: 'Leads', color: 'yellow', job: 'Calls and forms' },
  reports: { id: 'reports', name: 'Reports', color: 'silver', job: 'The dashboard' },
};

/** Complete class names, because Tailwind searches the source for them. */
export const lineStroke: Record<LineColor, string> = {
  red: 'stroke-line-red',
  blue: 'stroke-line-blue',
  green: 'stroke-line-green',
  orange: 'stroke-line-orange',
  yellow: 'stroke-line-yellow',
  silver: 'stroke-line-silver',
};

export const lineBackground: Record<LineColor, string> = {
  red: 'bg-line-red',
  blue: 'bg-line-blue',
  green: 'bg-line-green',
  orange: 'bg-line-orange',
  yellow: 'bg-line-yellow',
  silver: 'bg-line-silver',
};

export const lineBorder: Record<LineColor, string> = {
  red: 'border-line-red',
  blue: 'border-line-blue',
  green: 'border-line-green',
  orange: 'border-line-orange',
  yellow: 'border-line-yellow',
  silver: 'border-line-silver',
};
