import { createPasswords } from '../app/features/accounts/passwords.server.ts';
import { createVisitCounter } from '../app/features/sources/counter.server.ts';
import type { Database } from '../lib/db/client.ts';
import { createOutbox } from '../lib/deliveries/outbox.ts';
import { createPeople } from '../lib/privacy/people.ts';
import type { Services } from '../lib/services.ts';
import { noRates } from '../lib/spam/rates.ts';
import { readEnv } from '../server/env.ts';

// Made once: each makes a hash at its start, 30 ms of a core.
const passwords = createPasswords();

/** A feature's services on a test's database; its deliveries wait in the ledger. */
export function testServices(db: Database, clock = Date.now): Services {
  const env = readEnv({});
  const outbox = createOutbox({ clock, webhook: false });
  const core = { db, clock, outbox };
  return {
    ...core,
    site: env.site,
    visits: createVisitCounter(clock, env.site.url),
    rates: noRates,
    people: createPeople({ ...core, settings: env, backupDir: undefined, personal: [] }),
    passwords,
  };
}
