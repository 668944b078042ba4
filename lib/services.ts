import type { Database } from './db/client.ts';
import type { Clock } from './db/columns.ts';
import type { Outbox } from './deliveries/outbox.ts';
import type { People } from './privacy/people.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Rates } from './spam/rates.ts';

export type { Clock };

/** Services of all server code, passed as arguments and never imported. */
export interface CoreServices {
  db: Database;
  clock: Clock;
  site: SiteSettings;
}

/**
 * Services of the features. A feature adds its own by augmenting this interface and returning them
 * from `FeatureServer.services`.
 */
export interface Services extends CoreServices {
  /** Enqueues emails, webhooks and pushes. */
  outbox: Outbox;
  /** Counts of recent submissions by network and email address. */
  rates: Rates;
  /** Finds, shows and erases people. */
  people: People;
}
