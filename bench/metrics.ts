import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.ts';
import { type Load, load, type Measured, median, type Part, startMeasured } from './measured.ts';

const headers = { 'accept-encoding': 'br, gzip' };
const authorization = 'Bearer a-token-for-the-bench';
const rounds = 31;
const seconds = 1;

/** Compares a page from memory with metrics, asked for once a round, and without. */
export const metrics: Part = {
  title: 'What the metrics cost a page from memory',
  async run() {
    await ensureBuilt();
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const start = (name: string, env: Record<string, string>) =>
      startMeasured(
        (port) => ({
          args: ['server/main.mjs'],
          env: {
            ...{ PORT: `${port}`, DATA_DIR: join(folder, name), NODE_ENV: 'production' },
            ...{ RATE_LIMIT: 'off', ...env },
          },
        }),
        join(folder, `${name}.log`),
      );
    const without = await start('without', {});
    const counted = await start('with', { METRICS_TOKEN: authorization.split(' ')[1] ?? '' });
    const loads = { without: [] as Load[], counted: [] as Load[] };
    const once = async (server: Measured) => {
      const answer = await fetch(`${server.url}/metrics`, { headers: { authorization } });
      await answer.text();
      if (answer.ok !== (server === counted)) throw new Error(`/metrics: ${answer.status}`);
      return load(server, '/', headers, seconds);
    };
    try {
      for (const server of [without, counted]) await once(server);
      for (let round = 0; round < rounds; round++) {
        // The second of two has a warmer machine: they take turns.
        const order =
          round % 2 ? (['counted', 'without'] as const) : (['without', 'counted'] as const);
        for (const name of order) {
          loads[name].push(await once(name === 'counted' ? counted : without));
        }
      }
    } finally {
      await Promise.all([without.stop(), counted.stop()]);
      rmSync(folder, { recursive: true });
    }
    const { without: plain, counted: more } = loads;
    const middle = (list: Load[], field: keyof Load) => median(list.map((one) => one[field]));
    // Of two loads one after the other: what else the machine does changes from minute to minute.
    const ratio = (field: keyof Load) =>
      median(more.map((one, i) => one[field] / (plain[i]?.[field] ?? Number.NaN)));
    const change = (field: keyof Load) => `${((ratio(field) - 1) * 100).toFixed(1)}%`;
    return [
      {
        page: '/',
        'requests/s without': Math.round(middle(plain, 'requestsPerSecond')).toLocaleString(
          'en-US',
        ),
        'with metrics': Math.round(middle(more, 'requestsPerSecond')).toLocaleString('en-US'),
        'in pairs': change('requestsPerSecond'),
        'CPU µs without': middle(plain, 'cpuPerRequest').toFixed(2),
        'with metrics, µs': middle(more, 'cpuPerRequest').toFixed(2),
        'CPU in pairs': change('cpuPerRequest'),
      },
    ];
  },
};
