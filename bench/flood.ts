import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Measured, Part, Row } from './measured.ts';
import { probe, startServing, type Times, timeCells } from './probes.ts';

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
  '/blog/rss.xml',
  '/sitemap.xml',
  '/api/blog/posts',
  '/readyz?deep',
];

/**
 * Load times of static pages, health checks and leads while one client keeps 64 sockets busy with
 * pages that are not prerendered. The rate limits are off: only the render queue protects. Needs two
 * cores of its own, as wrk keeps one busy.
 */
export const flood: Part = {
  title: 'Flood: 64 sockets on one address',
  async run() {
    const { site, folder } = await startServing({ RATE_LIMIT: 'off' });
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

/**
 * Memory after half a million requests from 2,000 clients for 2,000 different addresses. It takes as
 * long as the 10,000 renderings among them: two minutes on a quiet machine, eight on a busy one.
 */
export const floodMemory: Part = {
  title: 'Memory after 500,000 requests',
  async run() {
    const { site, folder } = await startServing({ TRUST_PROXY: '127.0.0.1' });
    try {
      const before = memoryMiB(site, 'VmRSS');
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
          'RSS afterwards': `${memoryMiB(site, 'VmRSS').toFixed(0)} MiB`,
          'highest RSS': `${memoryMiB(site, 'VmHWM').toFixed(0)} MiB`,
        },
      ];
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true });
    }
  },
};

interface Flooded {
  requests: number;
  /** Responses that are neither 2xx nor 3xx. */
  refused: number;
  seconds: number;
}

export async function wrk(
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
export const mixed = `n = 0
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

function row(path: string, times: Times, load: Flooded | undefined): Row {
  return {
    'flooded address': path,
    'answers/s': load ? Math.round(load.requests / load.seconds).toLocaleString('en-US') : '',
    'not 2xx': load ? `${Math.round((100 * load.refused) / load.requests)}%` : '',
    ...timeCells(times),
  };
}

/** Resident memory of the server in MiB, at present (VmRSS) or at its highest (VmHWM); Linux only. */
export function memoryMiB({ pid }: Measured, field: 'VmRSS' | 'VmHWM'): number {
  const [, kib] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
