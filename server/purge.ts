import { forgetExpired } from '../app/accounts/resets.server.ts';
import { applyDueChanges } from '../app/accounts/subscriptions.server.ts';
import { purgeIdempotencyKeys } from './db/idempotency.ts';
import { forgetRecipients } from './deliveries/recipients.ts';
import type { Services } from './services.ts';

/** Forgets what is past its time, now and every hour, until the returned function is called. */
export function purgeHourly(
  services: Pick<Services, 'db' | 'clock'>,
  failed: (error: unknown) => void,
): () => void {
  const purge = () => void purgeAll(services).catch(failed);
  purge();
  const timer = setInterval(purge, 60 * 60 * 1000).unref();
  return () => clearInterval(timer);
}

async function purgeAll({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await purgeIdempotencyKeys({ db, clock });
  await forgetRecipients(db, clock());
  await forgetExpired({ db, clock });
  await applyDueChanges({ db, clock });
}
