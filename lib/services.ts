import type { Passwords } from '../app/features/accounts/passwords.server.ts';
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

/** What a feature that takes something from visitors works with. */
export interface Services extends CoreServices {
  /** Where news go that somebody is to be told of. */
  outbox: Outbox;
  /** How often each network and address has sent something lately. */
  rates: Rates;
  /** Hashes and compares passwords within this process's bounds. */
  passwords: Passwords;
}
