import { createPasswords } from '../app/features/accounts/passwords.server.ts';
import type { Database } from '../lib/db/client.ts';
import { createOutbox } from '../lib/deliveries/outbox.ts';
import type { Services } from '../lib/services.ts';
import { noRates } from '../lib/spam/rates.ts';
import { readEnv } from '../server/env.ts';

/** What a feature works with, on a test's database; what it tells waits in the ledger. */
export function testServices(db: Database, clock = Date.now): Services {
  return {
    db,
    clock,
    site: readEnv({}).site,
    outbox: createOutbox({ engine: db.engine, clock, webhook: false }),
    rates: noRates,
    passwords: createPasswords(),
  };
}
