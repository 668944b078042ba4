import { compose } from '../app/features.ts';
import { silentLog } from '../lib/log.ts';
import { type AppParts, createApp } from '../server/app.ts';

/** The whole site, composed as in `server/site.ts`. */
export const composition = await compose();

/** Creates the server; by default with every feature and a silent log. */
export function createTestApp(
  parts: Omit<AppParts, 'log' | 'composition'> & Partial<AppParts>,
): ReturnType<typeof createApp> {
  return createApp({ log: silentLog, composition, ...parts });
}
