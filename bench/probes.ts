import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/build.ts';
import { serverProcess } from '../scripts/install.mjs';
import { sampleLead } from '../test/sample-lead.ts';
import { type Measured, type Row, startMeasured } from './measured.ts';

/**
 * Starts the site as `npm start` does, with its data in a new folder.
 * @param more arguments for Node.
 */
export async function startServing(
  env: Record<string, string>,
  more: readonly string[] = [],
): Promise<{ site: Measured; folder: string }> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { nodeArgs, env: own } = serverProcess();
  const site = await startMeasured(
    (port) => ({
      args: [...nodeArgs, ...more, 'server/main.mjs'],
      env: { ...own, PORT: `${port}`, DATA_DIR: folder, NODE_ENV: 'production', ...env },
    }),
    join(folder, 'site.log'),
  );
  return { site, folder };
}

/** What other visitors and monitors ask for meanwhile. */
const probes = ['/', '/healthz', 'POST /api/leads'] as const;

/** Durations in ms by probe. */
export type Times = Record<(typeof probes)[number], number[]>;

/** Sends each kind of probe every 25 ms until `over` resolves; returns their durations in ms. */
export async function probe({ url }: Measured, over: Promise<unknown>): Promise<Times> {
  const agent = new Agent({ keepAlive: true });
  const times: Times = { '/': [], '/healthz': [], 'POST /api/leads': [] };
  const open: Promise<void>[] = [];
  let running = true;
  void over.finally(() => {
    running = false;
  });
  for (let n = 0; running; n += 1) {
    open.push(timed(agent, url, '/', times['/']));
    open.push(timed(agent, url, '/healthz', times['/healthz']));
    const lead = { ...sampleLead, email: `dana+${n}@whitfield-bakery.example` };
    open.push(timed(agent, url, '/api/leads', times['POST /api/leads'], JSON.stringify(lead)));
    await sleep(25);
  }
  await Promise.all(open);
  agent.destroy();
  return times;
}

async function timed(
  agent: Agent,
  url: string,
  path: string,
  times: number[],
  body?: string,
): Promise<void> {
  const method = body ? 'POST' : 'GET';
  const headers = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  const started = performance.now();
  const sent = request(url + path, { agent, method, headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode >= 300) throw new Error(`${method} ${path} got ${answer.statusCode}`);
  times.push(performance.now() - started);
}

/** Cells of a row with the median and 99th percentile of each probe. */
export function timeCells(times: Times): Row {
  const cells = probes.map((name) => {
    const [p50, p99] = [percentile(times[name], 0.5), percentile(times[name], 0.99)];
    return [`${name}, p50 and p99 ms`, `${p50.toFixed(1)}; ${p99.toFixed(1)}`];
  });
  return Object.fromEntries(cells);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
