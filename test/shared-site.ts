import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../scripts/build.ts';
import type {} from './journey.ts';
import { startSite } from './site.ts';

/** Vitest's global setup of the browser tests: a current build, and the site that they share. */
export default async function setup(project: TestProject) {
  await ensureBuilt();
  const { url, dataDir, logFile, stop } = await startSite({
    RATE_LIMIT: 'off',
    // The free audit looks at a test's own server.
    AUDIT_PRIVATE_NETWORK: 'allow',
    // Owners' devices are at a test's own push service.
    PUSH_PRIVATE_NETWORK: 'allow',
  });
  project.provide('site', { url, dataDir, logFile });
  return stop;
}
