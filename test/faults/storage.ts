import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type DatabaseSettings, openDatabase, sqliteFile } from '../../lib/db/client.ts';
import { flipBits } from '../damage.ts';
import { admin, type PostgresServer } from '../postgres.ts';
import { freePort, startSite } from '../site.ts';
import { runCommand } from './commands.ts';
import { type DuringReport, duringFault, variables } from './during.ts';
import { noDisk, smallDisk } from './small-disk.ts';
import { startVisitors } from './visitors.ts';

type Skipped = { skipped: string };

/** The disk of the database is full, until somebody makes room. */
export async function fullDisk(
  settings: DatabaseSettings,
  { url, folder }: PostgresServer,
): Promise<DuringReport | Skipped> {
  const { databaseUrl } = settings;
  const disk = smallDisk(48, databaseUrl ? statSync(folder).uid : undefined);
  if (!disk) return noDisk;
  const fault = { begin: disk.fill, end: disk.empty, refuses: true };
  try {
    if (!databaseUrl) return await duringFault({ ...settings, dataDir: disk.path }, fault);
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin(url, `create tablespace small location '${disk.path}'`);
    await admin(url, `alter database ${name} set tablespace small`);
    const report = await duringFault(settings, fault);
    await admin(url, `alter database ${name} set tablespace pg_default`);
    await admin(url, 'drop tablespace small');
    return report;
  } finally {
    disk.remove();
  }
}

/** Result of starts that must fail. */
export interface RefusedStart {
  /** What the server said; one line. */
  says: string;
  /** 1 if it went on, ended with 0 or said more than a line. */
  unclear: 0 | 1;
}

/** The data folder can't be written at the start; PostgreSQL lets nobody write while the site runs. */
export async function readOnly(
  settings: DatabaseSettings,
  { url }: PostgresServer,
): Promise<(RefusedStart & { lost: 0 }) | DuringReport | Skipped> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const name = new URL(databaseUrl).pathname.slice(1);
    const setTo = async (value: 'on' | 'off') => {
      await admin(url, `alter database ${name} set default_transaction_read_only = ${value}`);
      await endConnections(url, name);
    };
    return duringFault(settings, {
      ...{ begin: () => setTo('on'), end: () => setTo('off'), refuses: true },
    });
  }
  const disk = smallDisk(48);
  if (!disk) return noDisk;
  try {
    disk.makeReadOnly();
    return { ...(await refusedStart({ DATA_DIR: disk.path })), lost: 0 };
  } finally {
    disk.remove();
  }
}

/** The database is moved away while the site runs, and put back. */
export function replaced(
  settings: DatabaseSettings,
  { url }: PostgresServer,
): Promise<DuringReport> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const name = new URL(databaseUrl).pathname.slice(1);
    const renamed = async (from: string, to: string) => {
      // Between the two, the site may connect again.
      for (;;) {
        await endConnections(url, from);
        const done = await admin(url, `alter database ${from} rename to ${to}`).then(
          () => true,
          () => false,
        );
        if (done) return;
      }
    };
    return duringFault(settings, {
      begin: () => renamed(name, `${name}_away`),
      end: () => renamed(`${name}_away`, name),
      refuses: true,
    });
  }
  const file = sqliteFile(settings);
  const parts = ['', '-wal', '-shm'];
  return duringFault(settings, {
    begin: async () => {
      for (const part of parts) await rename(file + part, `${file}${part}.away`);
      // Another database at its place, as after a restore by hand.
      await openDatabase(settings).close();
    },
    end: async () => {
      for (const part of parts) await rename(`${file}${part}.away`, file + part);
    },
    refuses: true,
  });
}

/** Bits flip in the file of a site that is stopped; its backup is restored. */
export async function corrupted(
  settings: DatabaseSettings,
): Promise<(RefusedStart & { acknowledged: number; lost: number; doubled: number }) | Skipped> {
  if (settings.databaseUrl) return { skipped: 'PostgreSQL checks its pages itself' };
  const env = variables(settings);
  const site = await startSite({ ...env, RATE_LIMIT: 'off' });
  const visitors = startVisitors(() => site.url, { pause: 0 });
  await visitors.untilAcknowledged(1_000);
  await visitors.stop();
  const backup = join(settings.dataDir, 'backup.jsonl.zst');
  await runCommand(['backup', backup], env);
  site.process.kill('SIGTERM');
  await once(site.process, 'exit');
  await flipBits(sqliteFile(settings), 40);
  const refused = await refusedStart(env);
  await runCommand(['restore', '--replace', backup], env);
  const again = await startSite(env);
  const answer = await fetch(`${again.url}/readyz`);
  const { acknowledged, lost, doubled } = await visitors.report(settings);
  await again.stop();
  const unclear = answer.status === 200 ? refused.unclear : 1;
  return { acknowledged, ...refused, unclear, lost, doubled };
}

/** Starts a server that must end with one line. */
export async function refusedStart(env: Record<string, string>): Promise<RefusedStart> {
  const child = spawn(resolve('node_modules/.bin/node'), ['server/main.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: `${await freePort()}`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // One that goes on has understood nothing.
    timeout: 30_000,
  });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  const lines = said.trim().split('\n');
  return { says: lines[0] ?? '', unclear: code === 1 && lines.length === 1 ? 0 : 1 };
}

function endConnections(url: string, name: string): Promise<void> {
  return admin(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}
