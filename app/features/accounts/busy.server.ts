import type { BusyError } from '../../../lib/work-queue.ts';

/**
 * What to tell somebody who has to come back later, and after how many seconds; undefined for any other
 * error. By its name, since the pages' build and the server hold a class of their own each.
 */
export function whenBusy(error: unknown): { text: string; retryAfter: number } | undefined {
  if (!(error instanceof Error) || error.name !== 'BusyError') return undefined;
  const { message, parts } = error as BusyError;
  return { text: message, retryAfter: parts.retryAfter ?? 60 };
}
