import type { SiteSettings } from '../app/settings.ts';
import type { Database } from './db/client.ts';

/** Time in epoch milliseconds; passed in so that tests can turn it. */
export type Clock = () => number;

/** What a feature's server code works with. Nothing here is a global. */
export interface Services {
  db: Database;
  clock: Clock;
  site: SiteSettings;
}
