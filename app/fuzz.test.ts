import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { createTestApp } from '../test/app.ts';
import { describeEngines } from '../test/engines.ts';
import { requestsFor, send } from '../test/fuzz/requests.ts';
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
    const requests = fc.sample(requestsFor(targets), { numRuns: count, seed: 42 });
    const stored = new Set<string>();
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let request = requests.pop(); request; request = requests.pop()) {
          const answer = await send(port, request);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.stored) stored.add(answer.stored);
          if (answer.status >= 500) faults.push(`${answer.status} ${JSON.stringify(request)}`);
        }
      }),
    );
    await app.close();
    expect(faults.map((fault) => fault.slice(0, 600))).toEqual([]);
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
