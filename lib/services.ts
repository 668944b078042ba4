import type { Database } from './db/client.ts';
import type { Clock } from './db/columns.ts';
import type { Outbox } from './deliveries/outbox.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Rates } from './spam/rates.ts';

export type { Clock };

/** What everything on the server works with. Nothing here is a global. */
export interface CoreServices {
  db: Database;
  clock: Clock;
  site: SiteSettings;
}

/**
 * What a feature that takes something from visitors works with. A feature adds services of its own
 * by augmenting this interface and returning them from `FeatureServer.services`.
 */
export interface Services extends CoreServices {
  /** Enqueues e-mails and webhooks. */
  outbox: Outbox;
  /** Recent submissions by network and e-mail address. */
  rates: Rates;
}
