import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../lib/db/client.ts';
import { ensureBuilt } from '../scripts/build.ts';
import { type FakePush, startPush } from '../test/fakes/push.ts';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { addTestDevice } from '../test/push-device.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { startSite } from '../test/site.ts';
import type { Part, Row } from './measured.ts';

const leads = 200;

/** Time from a lead's response 201 until a push service on this machine has accepted its push. */
export const push: Part = {
  title: 'Push: from 201 to accepted',
  async run() {
    await ensureBuilt();
    const postgres = await startPostgres({ durable: true });
    const service = await startPush();
    try {
      const url = await createDatabase(postgres.url);
      return [
        await measure('SQLite', service),
        await measure('PostgreSQL', service, { DATABASE_URL: url }),
        await measure('PostgreSQL, another process sends', service, {
          DATABASE_URL: url,
          ROLE: 'web',
        }),
      ];
    } finally {
      await service.close();
      await postgres.stop();
    }
  },
};

async function measure(
  title: string,
  service: FakePush,
  settings: Record<string, string> = {},
): Promise<Row> {
  const env = { ...settings, RATE_LIMIT: 'off', PUSH_PRIVATE_NETWORK: 'allow' };
  const site = await startSite(env);
  const worker = settings.ROLE && (await startSite({ ...env, ROLE: 'all' }));
  const db = openDatabase({ dataDir: site.dataDir, databaseUrl: settings.DATABASE_URL });
  try {
    const device = await addTestDevice(db, service);
    const answered = new Map<string, number>();
    for (let i = 0; i < leads; i += 1) {
      const lead = { ...sampleLead, name: `Lead ${i}`, email: `visitor@mail${i}.example` };
      const answer = await fetch(`${site.url}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lead),
      });
      const { id } = (await answer.json()) as { id: string };
      answered.set(id, performance.now());
      // At no fixed point of the site's own intervals.
      await sleep(Math.random() * 400);
    }
    const own = () => service.accepted().filter(({ path }) => device.endsWith(path));
    for (const end = performance.now() + 30_000; own().length < leads; await sleep(50)) {
      if (performance.now() > end) throw new Error(`${own().length} of ${leads} were pushed`);
    }
    const times = own()
      .map(({ data, at }) => at - (answered.get(String(data.tag)) ?? Number.NaN))
      .sort((a, b) => a - b);
    const ms = (share: number) => `${Math.round(times[Math.ceil(share * leads) - 1] ?? 0)} ms`;
    return { site: title, p50: ms(0.5), p95: ms(0.95), slowest: ms(1) };
  } finally {
    await db.close();
    if (worker) await worker.stop();
    await site.stop();
  }
}
