import { applyDueChanges } from '../app/features/accounts/plan-changes.server.ts';
import { deleteExpiredSessions } from '../app/features/accounts/sessions.server.ts';
import { deleteExpiredAttempts } from '../app/features/accounts/sign-in-attempts.server.ts';
import { deleteExpiredResets } from '../app/features/password-reset/resets.server.ts';
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
  await deleteExpiredResets({ db, clock });
  await deleteExpiredSessions({ db, clock });
  await deleteExpiredAttempts({ db, clock });
  await applyDueChanges({ db, clock });
}
