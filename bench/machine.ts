import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/build.ts';
import { serverProcess } from '../scripts/install.mjs';
import { startSmtp } from '../test/fakes/smtp.ts';
import { createDatabase, postgresProcesses, startPostgres } from '../test/postgres.ts';
import { temporaryFolder } from '../test/recipes/machine.ts';
import { mixed, wrk } from './flood.ts';
import { leadRequest, load } from './load.ts';
import { type Measured, numberAsked, type Part, type Row, startMeasured } from './measured.ts';

/** Requests to each of the two: `npm run bench -- "one that sends" 50000`. */
const requests = numberAsked(500_000);

/**
 * Memory of a machine with two processes that serve, one that sends, and PostgreSQL, after their start
 * and after a load of pages and leads. A page of memory that several processes share counts once (PSS).
 */
export const machine: Part = {
  title: 'Memory of two processes that serve and one that sends',
  async run() {
    await ensureBuilt();
    const postgres = await startPostgres({ durable: true });
    const smtp = await startSmtp();
    const folder = temporaryFolder();
    const sites: Measured[] = [];
    try {
      const databaseUrl = await createDatabase(postgres.url);
      const env = {
        ...{
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder.path, 'data'),
          NODE_ENV: 'production',
        },
        ...{ TRUST_PROXY: '127.0.0.1', SMTP_URL: smtp.url },
      };
      for (const role of ['web', 'web', 'worker']) sites.push(await start(role, env, folder.path));
      // The assistant is prepared after the start.
      await sleep(6_000);
      const rows = [row('6 s after their start', sites, postgres.folder)];
      const script = folder.write('mixed.lua', mixed);
      const served = sites.slice(0, 2);
      for (const site of served) {
        for (let sent = 0; sent < requests; ) {
          sent += (await wrk(site, script, { connections: 64, seconds: 10 })).requests;
        }
      }
      rows.push(
        row(`after ${requests.toLocaleString('en-US')} requests each`, sites, postgres.folder),
      );
      for (const site of served) {
        const port = Number(new URL(site.url).port);
        await load(port, { connections: 8, seconds: 10, status: 201 }, leadRequest);
      }
      rows.push(row('after 10 s of leads to each', sites, postgres.folder));
      return rows;
    } finally {
      for (const site of sites) await site.stop();
      await Promise.all([smtp.close(), postgres.stop()]);
      folder.remove();
    }
  },
};

function start(role: string, env: Record<string, string>, folder: string): Promise<Measured> {
  const { nodeArgs, env: own } = serverProcess();
  return startMeasured(
    (port) => ({
      args: [...nodeArgs, 'server/main.mjs'],
      // The metrics are all that a worker answers.
      env: {
        ...{ ...own, ...env, ROLE: role },
        ...(role === 'worker' ? { METRICS_LISTEN: `127.0.0.1:${port}` } : { PORT: `${port}` }),
        // The leads of the load come from one address.
        ...(role === 'web' && { RATE_LIMIT: 'off' }),
      },
    }),
    join(folder, 'site.log'),
  );
}

function row(when: string, sites: readonly Measured[], postgresFolder: string): Row {
  const each = sites.map(({ pid }) => pss(pid ?? 0));
  const database = postgresProcesses(postgresFolder).reduce((sum, pid) => sum + pss(pid), 0);
  const sum = each.reduce((all, one) => all + one, 0);
  const mib = (value: number) => value.toFixed(0);
  return {
    when,
    'serving, MiB': each.slice(0, 2).map(mib).join(', '),
    'sending, MiB': mib(each[2] ?? 0),
    'all three, MiB': mib(sum),
    'with PostgreSQL, MiB': mib(sum + database),
  };
}

/** Proportional share of a process in MiB; Linux only. 0 for one that has just ended. */
function pss(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024;
  } catch {
    return 0;
  }
}
