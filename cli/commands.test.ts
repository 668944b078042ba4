import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { rosa } from '../app/features/accounts/test-accounts.ts';
import { migrations } from '../app/features.ts';
import { honeypotName } from '../app/forms/honeypot.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { createTestApp } from '../test/app.ts';
import { createDatabase, dropDatabase } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';

/**
 * A run of a command with its arguments, and words of its output. In this order: what one makes, a
 * later one uses. LEAD and the like stand for ids. A command exits with 0 unless another code is given.
 */
const runs: [line: string, says: RegExp, code?: number][] = [
  ['leads', /Dana Whitfield/],
  ['leads --csv FOLDER/leads.csv', /leads\.csv/],
  ['leads --json', /"company": ?"Whitfield Bakery"/],
  ['leads --held', /Held Person/],
  ['messages', /Please call me back/],
  ['customers', /Rosa/],
  ['customers --csv FOLDER/customers.csv', /customers\.csv/],
  ['customers --activate rosa@example.com', /plan active/],
  ['customers --connect rosa@example.com', /platforms connected/],
  ['customers --configure rosa@example.com', /agent configured/],
  ['customers --publish rosa@example.com', /first content published/],
  ['invoices', /No invoices yet/],
  ['deliveries', /lead\.created/],
  ['deliveries --to dana@whitfield-bakery.example', /lead\.created/],
  ['deliveries --skipped', /email: fine/],
  ['deliveries --replay DELIVERY', /sent again in a moment/],
  ['deliveries --release HELD', /Released/],
  ['trace REQUEST', /leads LEAD/],
  ['trace LEAD --log FOLDER/site.log', /"request":"REQUEST"/],
  ['owner:add owner@example.com', /\/inbox\/setup\?token=/],
  ['owner:list', /owner@example\.com/],
  ['owner:log', /Nothing is recorded yet/],
  ['owner:remove owner@example.com', /no owner any more/],
  ['backup FOLDER/nightly-2026-01-31.jsonl.zst', /rows/],
  ['backup --check FOLDER/nightly-2026-01-31.jsonl.zst', /undamaged/],
  ['restore --replace FOLDER/nightly-2026-01-31.jsonl.zst', /Restored \d+ rows/],
  // No site has run here, so no job has.
  ['doctor', /No device shows notifications/, 1],
  ['doctor --restore', /restor/i, 1],
  ['privacy export rosa@example.com FOLDER/rosa.json', /rosa\.json/],
  ['privacy erase rosa@example.com', /^Erased rosa@example\.com/],
  ['audit SITE --json --private-network', /"checks"/],
  ['blog:sync', /\d published/],
];

/** The site with a lead, one that is held, a message and a customer. */
async function filled(dataDir: string) {
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db, migrations);
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  const app = await createTestApp({ env, db, clock: Date.now, site: env.site });
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return { id: String(answer.json().id), request: String(answer.headers['x-request-id']) };
  };
  const lead = await post('/api/leads', sampleLead);
  const held = await post('/api/leads', {
    ...sampleLead,
    name: 'Held Person',
    [honeypotName]: 'x',
  });
  await post('/api/contact', {
    ...{ name: 'Nora Message', email: 'nora@example.com', message: 'Please call me back.' },
  });
  await post('/api/auth/signup', rosa);
  const { id: delivery } = await db.read
    .selectFrom('deliveries')
    .select('id')
    .where('subject_id', '=', lead.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.close();
  // A restore needs the database to itself.
  await db.close();
  return { lead, held, delivery };
}

/** Runs a command in a process of its own, as npm does. */
async function npmRun(line: string, env: Record<string, string>) {
  const args = ['cli/main.ts', ...line.split(' ')];
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
}

test('every command that reads the database does what README says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { lead, held, delivery } = await filled(folder);
  const site = createServer((_, response) => response.end('<title>Bakery</title>'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  const names: Record<string, string> = {
    ...{ LEAD: lead.id, HELD: held.id, REQUEST: lead.request, DELIVERY: delivery },
    ...{ FOLDER: folder, SITE: `127.0.0.1:${(site.address() as AddressInfo).port}` },
  };
  const named = (text: string) =>
    Object.entries(names).reduce((all, [name, value]) => all.replaceAll(name, value), text);
  writeFileSync(join(folder, 'site.log'), `{"request":"${lead.request}","path":"/api/leads"}\n`);
  const env = { DATA_DIR: folder, BACKUP_DIR: folder, NODE_ENV: 'test' };
  for (const [line, says, expected = 0] of runs) {
    const { code, said } = await npmRun(named(line), env);
    expect(said, line).toMatch(new RegExp(named(says.source), says.flags));
    expect(code, `${line}: ${said}`).toBe(expected);
  }
}, 240_000);

test('npm run db:copy moves to SQLite and back', async () => {
  const urls = [true, false].map((migrated) => createDatabase(inject('postgresUrl'), { migrated }));
  const [full = '', empty = ''] = await Promise.all(urls);
  const folder = mkdtempSync(join(tmpdir(), 'copied-'));
  onTestFinished(async () => {
    await Promise.all([full, empty].map(dropDatabase));
    rmSync(folder, { recursive: true });
  });
  const env = { DATA_DIR: folder, NODE_ENV: 'test' };
  const toSqlite = await npmRun('db:copy --to sqlite', { ...env, DATABASE_URL: full });
  expect(toSqlite).toMatchObject({ code: 0, said: expect.stringContaining('compared each') });
  const back = await npmRun('db:copy --to postgres', { ...env, DATABASE_URL: empty });
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('move ') });
  const again = await npmRun('db:copy --to postgres', { ...env, DATABASE_URL: empty });
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('already') });
  expect(await npmRun('db:copy', env)).toMatchObject({ code: 2 });
}, 180_000);

test('README names no argument of theirs that isn’t tried here', () => {
  const lines = runs.map(([line]) => ` ${line} `);
  const rows = readFileSync('README.md', 'utf8').match(/^\| `npm run .*$/gm) ?? [];
  for (const row of rows) {
    const [, command = ''] = /npm run ([\w:]+)/.exec(row) ?? [];
    const own = lines.filter((line) => line.startsWith(` ${command} `)).join('');
    if (!own) continue;
    for (const [option] of row.matchAll(/--[a-z][a-z-]+/g)) expect(own, row).toContain(option);
  }
  expect(rows.length).toBeGreaterThan(20);
});
