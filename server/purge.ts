import { applyDueChanges } from '../app/features/accounts/subscriptions.server.ts';
import { forgetExpired } from '../app/features/password-reset/resets.server.ts';
import { purgeIdempotencyKeys } from '../lib/db/idempotency.ts';
import { forgetRecipients } from '../lib/deliveries/recipients.ts';
import type { Services } from '../lib/services.ts';

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
