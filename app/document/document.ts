import { createContext } from 'react';

/** What the root layout needs from the server to write the document. */
export interface DocumentParts {
  /** Module scripts of a reading page, in order. */
  scripts: string[];
  /** CSP nonce for inline scripts; empty on prerendered pages. */
  nonce: string;
}

export const DocumentContext = createContext<DocumentParts>({ scripts: [], nonce: '' });

/** Shape of a route's `handle`. */
export interface RouteHandle {
  /** The whole page is hydrated instead of its islands. */
  hydrate?: boolean;
}
