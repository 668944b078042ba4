import * as z from 'zod/mini';
import { planIds } from '../../facts/prices.ts';
import { kinds, type Origin, originIds, origins } from './origins.ts';
import { statuses } from './promises.ts';

const text = z.catch(z.string(), '');

/** What the list shows, as its address states it; what is unknown counts as left out. */
export const filterSchema = z.object({
  q: text,
  kind: z.catch(z.enum(['', ...kinds]), ''),
  status: z.catch(z.enum(['', ...statuses]), ''),
  source: z.catch(z.enum(['', ...originIds]), ''),
  plan: z.catch(z.enum(['', ...planIds]), ''),
  /** Those held for review, and no others. */
  held: z.catch(z.enum(['', '1']), ''),
  /** `due`: those that wait for an answer, what is due next first. */
  sort: z.catch(z.enum(['due', 'newest']), 'due'),
});

export type Filter = z.output<typeof filterSchema>;

/** The filter in an address's query. */
export function readFilter(query: URLSearchParams): Filter {
  return z.parse(filterSchema, Object.fromEntries(query));
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
