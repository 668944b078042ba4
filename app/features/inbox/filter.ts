import * as v from 'valibot';
import { planIds } from '../../facts/prices.ts';
import { kinds, type Origin, originIds, origins } from './origins.ts';
import { statuses } from './promises.ts';

const text = v.fallback(v.string(), '');

/** What the list shows, as its address states it; what is unknown counts as left out. */
export const filterSchema = v.object({
  q: text,
  kind: v.fallback(v.picklist(['', ...kinds]), ''),
  status: v.fallback(v.picklist(['', ...statuses]), ''),
  source: v.fallback(v.picklist(['', ...originIds]), ''),
  plan: v.fallback(v.picklist(['', ...planIds]), ''),
  /** Those held for review, and no others. */
  held: v.fallback(v.picklist(['', '1']), ''),
  /** `due`: those that wait for an answer, what is due next first. */
  sort: v.fallback(v.picklist(['due', 'newest']), 'due'),
});

export type Filter = v.InferOutput<typeof filterSchema>;

/** The filter in an address's query. */
export function readFilter(query: URLSearchParams): Filter {
  return v.parse(filterSchema, Object.fromEntries(query));
}

/** Whether anything is left out. */
export const isFiltered = ({ q, kind, status, source, plan, held }: Filter): boolean =>
  [q, kind, status, source, plan, held].some(Boolean);

/** The origins that a filter leaves. */
export function originsOf({ kind, source, plan }: Pick<Filter, 'kind' | 'source' | 'plan'>) {
  return originIds.filter(
    (origin: Origin) =>
      (kind === '' || origins[origin].kind === kind) &&
      (source === '' || origin === source) &&
      // Only a signup has a plan.
      (plan === '' || origin === 'signup'),
  );
}

/** The sort that applies: only new entries that aren't held wait for an answer. */
export function sortOf({ sort, status, held, kind, source, plan }: Filter): Filter['sort'] {
  const mayWait = (status === '' || status === 'new') && held === '';
  const promised = originsOf({ kind, source, plan }).some(
    (origin) => origins[origin].hours !== null,
  );
  return mayWait && promised ? sort : 'newest';
}
