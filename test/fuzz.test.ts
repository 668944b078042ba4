import { expect, test } from 'vitest';
import { fuzz } from './fuzz/run.ts';
import { siteTargets } from './fuzz/targets.ts';
import { ownSite } from './journey.ts';

const site = await ownSite();

// `npm run fuzz` sends 50,000 to all addresses.
test('pages answer forms that are nearly right, wrong or cut off without a fault of their own', async () => {
  const all = await siteTargets({ dataDir: site.dataDir, databaseUrl: undefined });
  const targets = all.filter(({ page }) => page);
  // Those of the audit, the contact page and support at least.
  expect(targets.filter(({ schema }) => schema).length).toBeGreaterThan(5);
  const { statuses, stored, faults } = await fuzz(Number(new URL(site.url).port), targets, {
    ...{ count: 400, seed: 7 },
  });
  expect(faults).toEqual([]);
  expect(stored.size).toBeGreaterThan(0);
  for (const status of [200, 303, 404]) {
    expect(statuses.get(status) ?? 0, JSON.stringify([...statuses])).toBeGreaterThan(0);
  }
}, 120_000);
