import { describe, expect, it } from 'vitest';
import { runChecks } from './checks.ts';
import { siteOf } from './corpus/example.ts';
import { hostilePages } from './test-hostile-pages.ts';

/** CPU time in ms to read and check a page, the least of some runs. */
async function cpuOf(html: string, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage();
    runChecks(await siteOf({ html }));
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

describe('CPU time grows with the length of a page alone', () => {
  it.each(Object.entries(hostilePages))('%s', { timeout: 60_000 }, async (_, page) => {
    const [short, long] = [await cpuOf(page(30_000), 3), await cpuOf(page(120_000), 2)];
    // Four times the length: 4 if linear, 16 if quadratic. 20 ms is what a measurement may stray.
    expect(long).toBeLessThan(9 * short + 20);
  });
});
