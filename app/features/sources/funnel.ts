/** What visits and requests can be grouped and filtered by. */
export const dimensions = ['source', 'campaign', 'landing'] as const;
export type Dimension = (typeof dimensions)[number];

/** The steps from a visit to a customer. */
export const steps = ['visits', 'started', 'sent', 'reached', 'customers'] as const;
export type Step = (typeof steps)[number];
export type Counts = Record<Step, number>;

/** How far visitors came, by week and by one property. */
export interface Funnel {
  total: Counts;
  /** The oldest first; `from` is its Monday in epoch milliseconds. */
  weeks: { from: number; counts: Counts }[];
  /** Those with most requests first, then by visits; all others together are the last one, whose name is null. */
  groups: { name: string | null; counts: Counts }[];
  /** First day on which anything was counted: `2026-11-22`; null before. */
  since: string | null;
}

/** Numbers of weeks to choose from; the first one is shown by default. */
export const periods = [12, 4, 52] as const;

/** What the page shows; a property that is left out isn't filtered by. */
export interface FunnelFilter extends Partial<Record<Dimension, string>> {
  by: Dimension;
  weeks: number;
}

/** Reads the page's query. */
export function readFunnelFilter(query: URLSearchParams): FunnelFilter {
  const filter: FunnelFilter = {
    by: dimensions.find((name) => name === query.get('by')) ?? 'source',
    weeks: periods.find((weeks) => `${weeks}` === query.get('weeks')) ?? periods[0],
  };
  for (const name of dimensions) {
    const value = query.get(name);
    if (value !== null) filter[name] = value.slice(0, 200);
  }
  return filter;
}

/** Address of the page with another filter. */
export function funnelHref(filter: FunnelFilter, change: Partial<FunnelFilter>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...change })) {
    if (value !== undefined) query.set(name, `${value}`);
  }
  return `/inbox/sources?${query}`;
}
