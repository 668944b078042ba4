import { randomBytes } from 'node:crypto';

/**
 * Response header with the request's id. The log, the row that the request stored and that row's
 * deliveries have it too (`npm run trace`, decisions/019).
 */
export const requestIdHeader = 'x-request-id';

/** Creates a generator of ids that are unique across processes and restarts: random prefix, count. */
export function requestIds(): () => string {
  // Hex, because a command would take a leading hyphen for an option.
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}
