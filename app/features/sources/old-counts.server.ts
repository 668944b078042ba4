import type { JobServices } from '../../../lib/jobs.ts';
import { lifetimes } from '../../facts/privacy.ts';
import { dayName } from '../inbox/days.ts';

/** Job: deletes counts of days that are over for too long. */
export async function deleteOldCounts({ db, clock }: Pick<JobServices, 'db' | 'clock'>) {
  const day = dayName(clock() - lifetimes.visitDays * 24 * 60 * 60 * 1000);
  await db.write((tx) => tx.deleteFrom('visit_counts').where('day', '<', day).execute());
}
