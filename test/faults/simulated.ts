import { migrations } from '../../app/features.ts';
import { mailTheme } from '../../app/mail-theme.server.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { setUpDeliveries } from '../../lib/deliveries/setup.ts';
import { silentLog } from '../../lib/log.ts';
import { readEnv } from '../../server/env.ts';
import { composition, createTestApp } from '../app.ts';
import { sampleLead } from '../sample-lead.ts';

/** The whole site in this process, on a clock that stands until the fault moves it. */
export async function simulatedSite(
  settings: DatabaseSettings,
  variables: Record<string, string>,
  concurrency = 4,
) {
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off', ...variables });
  const db = openDatabase(settings);
  await migrate(db, migrations);
  const { site } = env;
  const { events } = composition;
  const simulated = { now: Date.now() };
  const clock = () => simulated.now;
  const parts = {
    db,
    clock,
    site,
    log: silentLog,
    dataDir: settings.dataDir,
    events,
    theme: mailTheme(),
  };
  const limits = { concurrency };
  const deliveries = setUpDeliveries({ ...parts, settings: env.deliveries, limits });
  const app = await createTestApp({ env, db, clock, site, outbox: deliveries.outbox });
  return Object.assign(simulated, {
    db,
    worker: deliveries.worker,
    /** Posts a lead of a person of its own: the limits of visitors' mails don't matter. */
    async post(n: number): Promise<number> {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/leads',
        remoteAddress: `10.${n >> 8}.${n & 255}.7`,
        payload: { ...sampleLead, name: `Lead ${n}`, email: `visitor@mail${n}.example` },
      });
      return statusCode;
    },
    async close(): Promise<void> {
      await deliveries.stop();
      await app.close();
      await db.close();
    },
  });
}
