import { createContext } from 'react';

/** Data that the root layout needs from the server. */
export interface DocumentParts {
  /** Module scripts of a page that doesn't hydrate, in order. */
  scripts: string[];
  /** CSP nonce for inline scripts; empty on prerendered pages. */
  nonce: string;
}

export const DocumentContext = createContext<DocumentParts>({ scripts: [], nonce: '' });

/** Shape of a route's `handle`. */
export interface RouteHandle {
  /** The whole page is hydrated instead of its islands. */
  hydrate?: boolean;
  /** False for a page without header, footer and assistant. */
  chrome?: false;
  /** Address of the page's own web app manifest, in place of the site's. */
  manifest?: string;
}
