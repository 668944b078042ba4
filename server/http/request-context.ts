import { createContext } from 'react-router';
import type { Services } from '../../lib/services.ts';
import type { OverloadError } from '../../lib/work-queue.ts';

/** Services of route loaders and actions; the server sets them for each request. */
export const servicesContext = createContext<Services>();

/** The client's network address; undefined while pages are prerendered. */
export const sourceContext = createContext<string | undefined>(undefined);

/**
 * Why the server refuses a post to a page: it is beyond the page's rate limit. The page's action stores
 * nothing, and shows the form with its entries and the error's message.
 */
export const refusalContext = createContext<OverloadError | null>(null);

/** Server-side error logger. */
export interface ErrorLog {
  error(fields: { err: unknown } & Record<string, unknown>, message: string): void;
}

/** The server's log, which scrubs personal data; the terminal while pages are prerendered. */
export const logContext = createContext<ErrorLog>({
  error: ({ err }, message) => console.error(message, err),
});

/** The request's CSP nonce; empty for prerendered pages, which have no inline script. */
export const nonceContext = createContext('');
