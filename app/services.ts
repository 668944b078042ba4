import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

/** What route loaders and actions work with; set for each request by the server. */
export const servicesContext = createContext<Services>();

/** The client's network address; undefined while pages are prerendered. */
export const sourceContext = createContext<string | undefined>(undefined);

/** The request's CSP nonce; empty while pages are prerendered, which hold no inline script. */
export const nonceContext = createContext('');
