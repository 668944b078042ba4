import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { serverProcess } from '../scripts/install.mjs';
import { sampleLead } from '../test/sample-lead.ts';
import { type Measured, type Part, type Row, startMeasured } from './measured.ts';

const run = promisify(execFile);
const seconds = 8;

/** What one client asks for over 64 sockets; `#` becomes a number that counts up. */
const floods = [
  '/wp-login.php',
  '/missing-#',
  '/blog/missing-#',
  '/signup?plan=starter',
  '/resources?category=tools&level=beginner',
  '/support?q=price',
  '/resources?q=word-#',
  '/dashboard',
  '/reset-password',
];

/** What other visitors and monitors ask for meanwhile. */
const probes = ['/', '/healthz', 'POST /api/leads'] as const;

/**
 * Load times of static pages, health checks and leads while one client keeps 64 sockets busy with
 * pages that are not prerendered. The rate limits are off: only the render queue protects. Needs two
 * cores of its own, as wrk keeps one busy.
 */
export const flood: Part = {
  title: 'Flood: 64 sockets on one address',
  async run() {
    const { site, folder } = await start({ RATE_LIMIT: 'off' });
    try {
      // Warm-up.
      await probe(site, sleep(2_000));
      const quiet = await probe(site, sleep(seconds * 1_000));
      const rows: Row[] = [row('nothing', quiet, undefined)];
      for (const path of floods) {
        const load = wrk(site, script(folder, path), { connections: 64, seconds });
        rows.push(row(path, await probe(site, load), await load));
      }
      return rows;
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Memory after half a million requests from 2,000 clients for 2,000 different addresses. */
export const floodMemory: Part = {
  title: 'Memory after 500,000 requests',
  async run() {
    const { site, folder } = await start({ TRUST_PROXY: '127.0.0.1' });
    try {
      const before = residentMiB(site);
      const file = join(folder, 'mixed.lua');
      writeFileSync(file, mixed);
      let requests = 0;
      while (requests < 500_000) {
        requests += (await wrk(site, file, { connections: 64, seconds: 10 })).requests;
      }
      return [
        {
          requests: requests.toLocaleString('en-US'),
          'RSS after the start': `${before.toFixed(0)} MiB`,
          'RSS afterwards': `${residentMiB(site).toFixed(0)} MiB`,
        },
      ];
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

async function start(env: Record<string, string>): Promise<{ site: Measured; folder: string }> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { nodeArgs, env: own } = serverProcess();
  const site = await startMeasured(
    (port) => ({
      args: [...nodeArgs, 'server/main.ts'],
      env: { ...own, PORT: `${port}`, DATA_DIR: folder, NODE_ENV: 'production', ...env },
    }),
    join(folder, 'site.log'),
  );
  return { site, folder };
}

interface Flooded {
  requests: number;
  /** Responses that are neither 2xx nor 3xx. */
  refused: number;
  seconds: number;
}

async function wrk(
  site: Measured,
  luaFile: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Flooded> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', luaFile];
  const { stdout } = await run('wrk', [...args, site.url]).catch((error: Error) => {
    throw new Error(`wrk is needed (apt-get install wrk): ${error.message}`);
  });
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const [, refused = 0] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  return { requests: Number(requests), refused: Number(refused), seconds: Number(took) };
}

/** Writes the Lua script by which wrk makes each request. */
function script(folder: string, path: string): string {
  const file = join(folder, 'flood.lua');
  const [before, after] = path.split('#');
  const made = after === undefined ? `"${path}"` : `"${before}" .. n .. "${after}"`;
  writeFileSync(
    file,
    `n = 0\nfunction request()\n  n = n + 1\n  return wrk.format("GET", ${made}, { ["Accept-Encoding"] = "br" })\nend\n`,
  );
  return file;
}

/** 2,000 addresses, one in fifty of which is rendered, from 2,000 clients with the limits on. */
const mixed = `n = 0
local kept = { "/missing-", "/?utm_source=", "/blog?utm_source=", "/signup?plan=starter&x=" }
local rendered = { "/support?q=", "/resources?q=", "/blog/", "/blog?tag=", "/dashboard?x=" }
function request()
  n = n + 1
  local at = n % 2000
  local client = (n * 7) % 2000
  local kinds = at % 50 == 0 and rendered or kept
  return wrk.format("GET", kinds[math.floor(at / 50) % #kinds + 1] .. at, {
    ["Accept-Encoding"] = "br",
    ["X-Forwarded-For"] = "198." .. (18 + client % 2) .. "." .. math.floor(client / 2) % 250 .. "." .. client % 250,
  })
end
`;

type Times = Record<(typeof probes)[number], number[]>;

/** Sends each kind of probe every 25 ms until `over` resolves; returns their durations in ms. */
async function probe({ url }: Measured, over: Promise<unknown>): Promise<Times> {
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

function row(path: string, times: Times, load: Flooded | undefined): Row {
  const cells = probes.map((name) => {
    const [p50, p99] = [percentile(times[name], 0.5), percentile(times[name], 0.99)];
    return [`${name}, p50 and p99 ms`, `${p50.toFixed(1)}; ${p99.toFixed(1)}`];
  });
  return {
    'flooded address': path,
    'answers/s': load ? Math.round(load.requests / load.seconds).toLocaleString('en-US') : '',
    'not 2xx': load ? `${Math.round((100 * load.refused) / load.requests)}%` : '',
    ...Object.fromEntries(cells),
  };
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Resident memory of the server in MiB; Linux only. */
function residentMiB({ pid }: Measured): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
