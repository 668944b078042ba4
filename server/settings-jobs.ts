import { MAX_KEPT, nightlyBackup } from '../lib/backup/nightly.ts';
import type { Job } from '../lib/jobs.ts';
import type { PersonalTable } from '../lib/privacy/personal.ts';
import { retentionJob } from '../lib/privacy/retention.ts';
import type { Env } from './env.ts';

/** The jobs that depend on the settings: the retention, and the nightly backup if there is one. */
export function settingsJobs(env: Env, personal: readonly PersonalTable[]): Job[] {
  const { backup, site } = env;
  const folders = { settings: env, backupDir: backup?.dir, backupDays: MAX_KEPT };
  return [
    retentionJob({ ...folders, retention: site.retention, personal }),
    ...nightlyBackup(env, backup),
  ];
}
