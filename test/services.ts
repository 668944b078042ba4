import { createPasswords } from '../app/accounts/passwords.server.ts';
import type { Database } from '../server/db/client.ts';
import { createOutbox } from '../server/deliveries/outbox.ts';
import { readEnv } from '../server/env.ts';
import type { Services } from '../server/services.ts';
import { noRates } from '../server/spam/rates.ts';

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
