import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { serverProcess } from '../scripts/install.mjs';
import { createDatabase, startPostgres } from '../test/postgres.ts';
import { installed, startProgram, temporaryFolder } from '../test/recipes/machine.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { freePort } from '../test/site.ts';
import { type Measured, type Part, type Row, startMeasured } from './measured.ts';
import { drawBars, numberOf } from './plot.ts';

/** What wrk sends: Lua that returns one request. */
const kinds: Readonly<Record<string, string>> = {
  'a page from memory': `return wrk.format("GET", "/", { ["Accept-Encoding"] = "br" })`,
  'a page rendered': `return wrk.format("GET", "/support?q=" .. n, { ["Accept-Encoding"] = "br" })`,
  'a lead': `return wrk.format("POST", "/api/leads", { ["Content-Type"] = "application/json" }, body)`,
};

const connections = 32;
const seconds = 8;

/** Load of a process in seconds before it is measured, until V8 has compiled what runs. */
const warmUp = 4;

/** One, two and four processes on one PostgreSQL behind nginx. */
export const scale: Part = {
  title: 'Processes behind nginx on PostgreSQL',
  async run() {
    await ensureBuilt();
    installed('nginx', 'nginx-light');
    const postgres = await startPostgres({ durable: true });
    try {
      const rows: Row[] = [];
      for (const count of [1, 2, 4]) {
        rows.push(...(await measure(count, await createDatabase(postgres.url))));
      }
      return rows;
    } finally {
      await postgres.stop();
    }
  },
  plot: {
    name: 'processes',
    draw: (rows) =>
      drawBars(
        'Requests a second through nginx, on PostgreSQL',
        Object.keys(kinds).map((kind) => ({
          title: kind,
          bars: rows
            .filter((row) => row['what is asked for'] === kind)
            .map((row) => ({
              label: row.processes === '1' ? '1 process' : `${row.processes} processes`,
              value: numberOf(row['requests/s']),
            })),
        })),
      ),
  },
};

async function measure(count: number, databaseUrl: string): Promise<Row[]> {
  const folder = temporaryFolder();
  const sites: Measured[] = [];
  // One after the other: the first makes the tables.
  while (sites.length < count) sites.push(await startWeb(databaseUrl, folder.path));
  const { url, stop } = await startNginx(folder, sites);
  try {
    const rows: Row[] = [];
    for (const [kind, request] of Object.entries(kinds)) {
      const script = folder.write('request.lua', lua(request));
      await wrk(url, script, warmUp);
      const before = await used(sites);
      const { requests, took, p50, p99 } = await wrk(url, script, seconds);
      const cpu = (await used(sites)) - before;
      rows.push({
        'what is asked for': kind,
        processes: `${count}`,
        'requests/s': Math.round(requests / took).toLocaleString('en-US'),
        p50,
        p99,
        'processor time of the sites each, µs': (cpu / requests).toFixed(0),
        'memory of a process, MB': `${Math.max(...sites.map(memory)).toFixed(0)}`,
      });
    }
    return rows;
  } finally {
    await stop();
    for (const site of sites) await site.stop();
    folder.remove();
  }
}

const startWeb = (databaseUrl: string, dataDir: string): Promise<Measured> =>
  startMeasured(
    (port) => ({
      args: [...serverProcess().nodeArgs, 'server/main.mjs'],
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: `${dataDir}/data-${port}`,
        PORT: `${port}`,
        NODE_ENV: 'production',
        RATE_LIMIT: 'off',
        ROLE: 'web',
        TRUST_PROXY: '127.0.0.1',
      },
    }),
    '/dev/null',
  );

async function startNginx({ path, write }: ReturnType<typeof temporaryFolder>, sites: Measured[]) {
  const port = await freePort();
  const servers = sites.map(({ url }) => `server ${new URL(url).host};`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path}/${name};`)
    .join(' ');
  const config = write(
    'nginx.conf',
    `daemon off; pid ${path}/nginx.pid; error_log ${path}/error.log warn; user root;
worker_processes 1; events { worker_connections 1024; }
http { access_log off; ${temporary}
upstream site { ${servers} keepalive 64; keepalive_requests 100000; }
server { listen 127.0.0.1:${port}; keepalive_requests 1000000;
location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; } } }\n`,
  );
  const program = await startProgram(['nginx', '-e', `${path}/start.log`, '-c', config], port);
  return { url: `http://127.0.0.1:${port}`, stop: () => program.stop() };
}

const lua = (request: string) => `n = 0
body = ${JSON.stringify(JSON.stringify(sampleLead))}
function request()
  n = n + 1
  ${request}
end
`;

async function wrk(url: string, script: string, duration: number) {
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-s', script, url];
  const { stdout } = await promisify(execFile)('wrk', args).catch((error: Error) => {
    throw new Error(`wrk is needed (apt-get install wrk): ${error.message}`);
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const [, p50 = ''] = / 50% +(\S+)/.exec(stdout) ?? [];
  const [, p99 = ''] = / 99% +(\S+)/.exec(stdout) ?? [];
  return { requests: Number(requests), took: Number(took), p50, p99 };
}

async function used(sites: readonly Measured[]): Promise<number> {
  const times = await Promise.all(sites.map((site) => site.cpu()));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Resident memory in MB; Linux only. */
function memory({ pid }: Measured): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kib) * 1024) / 1e6;
}
