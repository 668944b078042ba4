import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

/** What route loaders and actions work with; set for each request by the server. */
export const servicesContext = createContext<Services>();

/** The request's CSP nonce; empty while pages are prerendered, which hold no inline script. */
export const nonceContext = createContext('');
