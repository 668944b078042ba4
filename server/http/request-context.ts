import type { FastifyRequest } from 'fastify';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Services } from '../../lib/services.ts';
import type { OverloadError } from '../../lib/work-queue.ts';

/** Services of route loaders and actions; the server sets them for each request. */
export const servicesContext = createContext<Services>();

/** The client's network address; undefined while pages are prerendered. */
export const sourceContext = createContext<string | undefined>(undefined);

/** The server's request, for what its hooks found; undefined while pages are prerendered. */
export const requestContext = createContext<FastifyRequest | undefined>(undefined);

/** The client's address and the request's id, for what a page's action stores. */
export function senderOf(context: Readonly<RouterContextProvider>) {
  return { source: context.get(sourceContext), request: context.get(requestContext)?.id };
}

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

/** CSP nonce of a page that hydrates; empty for the others, which have no inline script. */
export const nonceContext = createContext('');

/** A document whose data is loaded, before it is rendered. */
export interface Loaded {
  status: number;
  /** Id of its deepest route. */
  route: string;
}

/** Renders a document when its turn comes; at once while pages are prerendered. */
export const renderContext = createContext<
  (loaded: Loaded, render: () => Promise<Response>) => Promise<Response>
>((_, render) => render());
