import { readFileSync } from 'node:fs';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { countOf, readArguments } from '../../scripts/arguments.ts';
import { ensureBuilt } from '../../scripts/build.ts';
import { serverProcess } from '../../scripts/install.mjs';
import { createDatabase, startPostgres } from '../postgres.ts';
import { readLog, type Site, startSite } from '../site.ts';
import { fuzz } from './run.ts';
import { siteTargets } from './targets.ts';

const usage = `npm run fuzz -- [options] [requests]

Sends 50,000 requests, or as many as given, that are nearly right, wrong or cut off, or whose
client leaves when the answer begins, made from the schemas of the endpoints, to every endpoint and every page of the real server, on each engine.

  --seed 7         sends others
  --engine sqlite  leaves the other engine out
  --help           this text`;

const { values, positionals } = readArguments(usage, {
  seed: { type: 'string', default: '1' },
  engine: { type: 'string' },
});
const count = countOf(usage, 'The number of requests', positionals[0] ?? '50000');
const seed = countOf(usage, '--seed', values.seed);

/** Growth in MiB, from the middle of the requests to their end, above which memory leaks. */
const growth = 32;

await ensureBuilt();
const postgres = await startPostgres({ durable: false });
try {
  for (const engine of ['sqlite', 'postgres'] as const) {
    if (values.engine && values.engine !== engine) continue;
    const url = engine === 'postgres' ? await createDatabase(postgres.url) : '';
    if (!(await fuzzed(engine, url))) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}

/** Sends the requests to a server of its own. @returns whether all went well. */
async function fuzzed(engine: string, databaseUrl: string): Promise<boolean> {
  const { nodeArgs, env } = serverProcess();
  const site = await startSite(
    { ...env, DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', WEBHOOK_URL: '', SMTP_URL: '' },
    { command: [...nodeArgs, 'server/main.mjs'] },
  );
  try {
    const settings = { dataDir: site.dataDir, databaseUrl: databaseUrl || undefined };
    const targets = await siteTargets(settings);
    const port = Number(new URL(site.url).port);
    const memory: number[] = [];
    const { statuses, stored, faults } = await fuzz(port, targets, {
      ...{ count, seed },
      onPart: async (sent) => {
        memory.push(residentMiB(site));
        if (sent % 5_000 === 0) console.log(`  ${engine}: ${sent} sent, ${memory.at(-1)} MiB`);
      },
    });
    for (const fault of faults) console.log(`  ${fault}`);
    for (const line of errorsIn(site)) console.log(`  ${line}`);
    const [middle, end] = [memory[Math.floor(memory.length / 2)] ?? 0, memory.at(-1) ?? 0];
    const missing = await countMissing(settings, stored);
    const found = Object.entries(Object.fromEntries(statuses));
    console.log(
      `${engine}: ${count} requests to ${targets.length} addresses; ${found.map(([status, n]) => `${status}: ${n}`).join(', ')}; ` +
        `${faults.length} answered with 5xx or not at all, ${stored.size} stored, ${missing} of them missing; ` +
        `${middle} MiB in the middle, ${end} MiB at the end`,
    );
    return faults.length === 0 && missing === 0 && end - middle <= growth;
  } finally {
    await site.stop();
  }
}

async function countMissing(settings: DatabaseSettings, ids: Set<string>): Promise<number> {
  const db = openDatabase(settings);
  const missing = new Set(ids);
  for (const table of ['leads', 'messages', 'users'] as const) {
    for (const { id } of await db.read.selectFrom(table).select('id').execute()) missing.delete(id);
  }
  await db.close();
  return missing.size;
}

/** Resident memory of the server in MiB; Linux only. */
function residentMiB({ process: { pid } }: Site): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 0;
  }
}

/** Lines of the log that report an error, the first ten. */
function errorsIn({ logFile }: Site): string[] {
  const lines = readLog(logFile).split('\n');
  return lines.filter((line) => /"level":"(error|fatal)"/.test(line)).slice(0, 10);
}
