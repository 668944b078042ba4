import { compose } from '../app/features.ts';
import { silentLog } from '../lib/log.ts';
import { type AppParts, createApp } from '../server/app.ts';

/** The whole site, as `server/site.ts` puts it together. */
export const composition = await compose();

/** The server with every feature and a silent log, unless the parts say otherwise. */
export function createTestApp(
  parts: Omit<AppParts, 'log' | 'composition'> & Partial<AppParts>,
): ReturnType<typeof createApp> {
  return createApp({ log: silentLog, composition, ...parts });
}
