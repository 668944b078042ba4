import { expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { createTestApp } from '../test/app.ts';
import { describeEngines } from '../test/engines.ts';
import { fuzz } from '../test/fuzz/run.ts';
import { withTargets } from '../test/fuzz/targets.ts';

/** Requests on each engine, always the same ones. */
const count = 500;

describeEngines('the API', (engine) => {
  it('answers requests that are nearly right, wrong or cut off without a fault of its own', async () => {
    const db = await engine.open();
    const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
    const found = await withTargets(() =>
      createTestApp({ env, db, clock: Date.now, site: env.site }),
    );
    const { app } = found;
    const targets = found.targets.filter(({ page }) => !page);
    // Without anybody adding them here.
    expect(targets.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/leads');
    expect(targets.filter(({ schema }) => schema).length).toBeGreaterThan(6);
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const { statuses, stored, faults } = await fuzz(port, targets, { count, seed: 42 });
    await app.close();
    expect(faults).toEqual([]);
    // Enough of them got through to what the endpoints do.
    for (const status of [200, 201, 400, 401, 404, 415, 422]) {
      expect(
        statuses.get(status) ?? 0,
        `${status} of ${JSON.stringify([...statuses])}`,
      ).toBeGreaterThan(0);
    }
    // What was stored was acknowledged, and the other way around.
    const tables = ['leads', 'messages', 'users'] as const;
    const rows = await Promise.all(
      tables.map((table) => db.read.selectFrom(table).select('id').execute()),
    );
    expect(
      rows
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...stored].sort());
  });
});
