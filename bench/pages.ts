import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.ts';
import {
  type Load,
  load,
  type Measured,
  median,
  type Part,
  type Row,
  startMeasured,
} from './measured.ts';

const paths = ['/', '/free-audit'];
const headers = { 'accept-encoding': 'br, gzip' };
const rounds = 7;
const seconds = 2;

/** Compares pages of this server with a bare `node:http` server that sends the same bytes and headers. */
export const pages: Part = {
  title: 'Pages from memory',
  async run() {
    await ensureBuilt();
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const site = await startMeasured(
      (port) => ({
        args: ['server/main.mjs'],
        env: { PORT: `${port}`, DATA_DIR: folder, NODE_ENV: 'production', RATE_LIMIT: 'off' },
      }),
      join(folder, 'site.log'),
    );
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(await record(site)));
    const bare = await startMeasured(
      (port) => ({ args: ['bench/bare-server.ts', file, `${port}`] }),
      join(folder, 'bare.log'),
    );
    try {
      const rows: Row[] = [];
      for (const path of paths) rows.push(await compare(path, site, bare));
      return rows;
    } finally {
      await Promise.all([site.stop(), bare.stop()]);
      rmSync(folder, { recursive: true });
    }
  },
};

/** Rounds alternate, so that other work on the machine affects both alike. */
async function compare(path: string, site: Measured, bare: Measured): Promise<Row> {
  const own: Load[] = [];
  const plain: Load[] = [];
  for (const server of [site, bare]) await load(server, path, headers, 1);
  for (let round = 0; round < rounds; round++) {
    own.push(await load(site, path, headers, seconds));
    plain.push(await load(bare, path, headers, seconds));
  }
  const rate = (loads: Load[]) => median(loads.map((one) => one.requestsPerSecond));
  const cpu = (loads: Load[]) => median(loads.map((one) => one.cpuPerRequest));
  return {
    page: path,
    'requests/s': Math.round(rate(own)).toLocaleString('en-US'),
    'bare node:http': Math.round(rate(plain)).toLocaleString('en-US'),
    ratio: (rate(own) / rate(plain)).toFixed(2),
    'CPU µs/request': cpu(own).toFixed(1),
    'bare CPU µs': cpu(plain).toFixed(1),
  };
}

/** Records the site's responses for the bare server, without the headers that `node:http` adds. */
async function record(site: Measured) {
  const answers: Record<string, { headers: string[]; body: string }> = {};
  for (const path of paths) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(site.url + path, { headers }, resolve).on('error', reject);
    });
    const body = Buffer.concat(await response.toArray()).toString('base64');
    const own = new Set(['Date', 'Connection', 'Keep-Alive']);
    const kept = response.rawHeaders.filter(
      (_, index, all) => !own.has(all[index - (index % 2)] ?? ''),
    );
    answers[path] = { headers: kept, body };
  }
  return answers;
}
