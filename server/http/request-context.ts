import { createContext } from 'react-router';
import type { Services } from '../../lib/services.ts';

/** What route loaders and actions work with; set for each request by the server. */
export const servicesContext = createContext<Services>();

/** The client's network address; undefined while pages are prerendered. */
export const sourceContext = createContext<string | undefined>(undefined);

/** Takes an error that a visitor learns nothing of. */
export interface FaultLog {
  error(fields: { err: unknown } & Record<string, unknown>, message: string): void;
}

/** The server's log, which keeps what is personal out; the terminal while pages are prerendered. */
export const logContext = createContext<FaultLog>({
  error: ({ err }, message) => console.error(message, err),
});

/** The request's CSP nonce; empty while pages are prerendered, which hold no inline script. */
export const nonceContext = createContext('');
