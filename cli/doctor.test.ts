import { Resolver } from 'node:dns/promises';
import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { storeLead } from '../app/features/audit/leads.server.ts';
import { migrations as allMigrations } from '../app/features.ts';
import { writeBackup } from '../lib/backup/format.ts';
import { openSnapshot } from '../lib/backup/snapshot.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { type Job, migrations, runJob } from '../lib/jobs.ts';
import { silentLog } from '../lib/log.ts';
import { composition } from '../test/app.ts';
import { type FakeSmtp, startSmtp } from '../test/fakes/smtp.ts';
import { startReceiver } from '../test/fakes/webhook.ts';
import { createDatabase, dropDatabase } from '../test/postgres.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { testServices } from '../test/services.ts';
import { runDoctor } from './doctor.ts';

const jobs: Job[] = [{ name: 'plan-changes', run: async () => undefined }];

/** Asks a port at which nobody answers: doctor-dns.test.ts has a server. */
const noDns = new Resolver({ timeout: 100, tries: 1 });
noDns.setServers(['127.0.0.1:1']);

let smtp: FakeSmtp | undefined;
let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
  await smtp?.close();
  smtp = undefined;
});

async function run(env: Record<string, string> = {}, args: string[] = []) {
  let out = '';
  const write = async (text: string) => {
    out += text;
  };
  const code = await runDoctor(
    { args, env: { DATA_DIR: dataDir, ...env }, out: write, migrations: allMigrations },
    { ...composition, jobs },
    noDns,
  );
  return { code, out };
}

/** Settings of a public site. */
const live = {
  SITE_URL: 'http://agents.invalid.arpa',
  SITE_PHONE: '(703) 731-4400',
  SITE_EMAIL: 'hello@agents.dev',
};

test('lists every placeholder of a fresh clone, which fail only in production mode', async () => {
  const { code, out } = await run();
  expect(code).toBe(1);
  for (const text of [
    'http://localhost:3000',
    '(703) 555-0142',
    'hello@example.com',
    'no mail server',
    'Facebook',
    'rating of 4.9 from 127 reviews',
    'testimonials',
    'No webhook',
  ]) {
    expect(out).toContain(text);
  }
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  expect((await run({ NODE_ENV: 'development' })).code).toBe(0);
});

test.for(['production', 'development'])('fails for what is wrong in %s mode', async (mode) => {
  const { code, out } = await run({ NODE_ENV: mode, RATE_LIMIT: 'off' });
  expect(out).toContain('wrong        The rate limits are off.');
  expect(code).toBe(1);
});

test('reports wrong settings', async () => {
  const { out } = await run(live);
  expect(out).toContain("wrong        The site's address http://agents.invalid.arpa is not https.");
  for (const gone of ['555-0142', 'hello@example.com']) expect(out).not.toContain(gone);
  const secure = { ...live, SITE_URL: 'https://agents.invalid.arpa' };
  const https = await run({ ...secure, RATE_LIMIT: 'off' });
  expect(https.out).toContain('unconfirmed  https://agents.invalid.arpa does not respond');
  expect(https.out).toContain('TRUST_PROXY');
  expect(https.out).toContain('rate limits are off');
  // In a container the proxy is not on this machine, and HOST is every address.
  expect((await run({ ...secure, HOST: '0.0.0.0' })).out).toContain('TRUST_PROXY');
  const named = await run({ ...secure, HOST: '0.0.0.0', TRUST_PROXY: '172.17.0.1' });
  expect(named.out).not.toContain('TRUST_PROXY');
  expect(await run({ SITE_PHONE: 'call us' })).toEqual({
    code: 1,
    out: expect.stringContaining('Invalid setting SITE_PHONE="call us": it must be a phone number'),
  });
});

test('signs in to the mail server', async () => {
  smtp = await startSmtp();
  const mail = { ...live, SMTP_URL: smtp.url, LEADS_TO: 'owner@agents.example' };
  const reachable = await run(mail);
  expect(reachable.out).not.toContain('Signing in to the mail server');
  expect(reachable.out).toContain('Could not look up the DNS records of agents.dev');
  expect(reachable.out).toContain('LEADS_TO is owner@agents.example');
  await smtp.down();
  expect((await run(mail)).out).toMatch(/Signing in to the mail server failed: .*ECONNREFUSED/);
  await smtp.up();
});

test('says when the mail server offers no encryption, and when that is permitted', async () => {
  smtp = await startSmtp({}, { login: true });
  const url = `smtp://site:hunter2@0.0.0.0:${smtp.port}`;
  const refused = await run({ ...live, SMTP_URL: url });
  expect(refused.out).toContain('wrong        The mail server offers no encryption (STARTTLS).');
  expect(refused.out).toContain('?requireTLS=false');
  expect(smtp.passwords).toEqual([]);
  const permitted = await run({ ...live, SMTP_URL: `${url}?requireTLS=false` });
  expect(permitted.out).toContain('note         SMTP_URL permits a connection without encryption');
  expect(permitted.out).not.toContain('offers no encryption');
  expect((await run({ ...live, SMTP_URL: smtp.url })).out).not.toContain('encryption');
});

test('says how a private certificate is trusted', async () => {
  smtp = await startSmtp({}, { login: true, tls: true });
  const { out } = await run({ ...live, SMTP_URL: `smtp://site:hunter2@0.0.0.0:${smtp.port}` });
  expect(out).toContain('self-signed certificate');
  expect(out).toContain('NODE_EXTRA_CA_CERTS');
  expect(out).not.toContain('hunter2');
});

test('shows when each job last succeeded, and names one that is overdue', async () => {
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db, migrations);
  expect((await run()).out).toContain('The job plan-changes has never succeeded.');
  const [job] = jobs;
  const clock = { now: Date.now() - 2 * 60 * 60 * 1000 };
  const services = testServices(db, () => clock.now);
  if (job) await runJob(job, services, silentLog);
  expect((await run()).out).toMatch(/^job {10}plan-changes: last succeeded \w{3} \d/m);
  expect((await run()).out).not.toContain('The job plan-changes');
  clock.now -= 2 * 60 * 60 * 1000;
  if (job) await runJob(job, services, silentLog);
  expect((await run()).out).toContain('The job plan-changes has not succeeded since');
  await db.close();
});

test('opens the database, and names a file with requests that it does not use', async () => {
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db, allMigrations);
  await storeLead(testServices(db), sampleLead, { key: undefined, source: undefined });
  await db.close();
  expect((await run()).out).not.toMatch(/damaged|site.sqlite/);
  const used = await createDatabase(inject('postgresUrl'));
  const { out } = await run({ DATABASE_URL: used });
  expect(out.replace(/\s+/g, ' ')).toContain(`${join(dataDir, 'site.sqlite')} has 1 request `);
  await dropDatabase(used);
  const gone = await run({ DATABASE_URL: 'postgres://site@127.0.0.1:9/site' });
  expect(gone.out).toMatch(/database at DATABASE_URL can't be read:\s.*ECONNREFUSED/);
});

test('names damage in the database file', async () => {
  const file = join(dataDir, 'site.sqlite');
  await openDatabase({ dataDir, databaseUrl: undefined }).close();
  await writeFile(file, 'not a database any more'.padEnd(5_000));
  expect((await run()).out).toContain('is damaged (file is not a database)');
});

test('connects to the webhook receiver and sends it nothing', async () => {
  const receiver = await startReceiver();
  const settings = {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_PRIVATE_NETWORK: 'allow',
  };
  expect((await run(settings)).out).not.toContain('webhook');
  expect(receiver.requests).toEqual([]);
  await receiver.close();
  expect((await run(settings)).out).toMatch(/receiver can't be reached: .*ECONNREFUSED/);
});

test('asks for nightly backups, and says how old the last one is', async () => {
  expect((await run()).out).toContain('There are no nightly backups.');
  const dir = join(dataDir, 'backups');
  const settings = { BACKUP_DIR: dir };
  expect((await run(settings)).out).toContain(`There is no backup in ${dir} yet.`);
  await mkdir(dir);
  const file = join(dir, 'nightly-2026-01-01.jsonl.zst');
  await writeFile(file, 'x'.repeat(250_000));
  const { out } = await run(settings);
  expect(out).toContain(`backup       ${file}: 0 hours old, 0.3 MB`);
  expect(out).not.toContain('no backup');
  const old = Date.now() / 1000 - 5 * 24 * 60 * 60;
  await utimes(file, old, old);
  expect((await run(settings)).out).toMatch(/The last backup in \S+\s+is 5 days old/);
  expect((await run({ BACKUP_DIR: dir, BACKUP_KEEP: '31' })).out).toContain(
    'Invalid setting BACKUP_KEEP="31": it must be a number of nights from 1 to 30.',
  );
});

test('restores the last backup on request', async () => {
  const dir = join(dataDir, 'backups');
  await mkdir(dir);
  const settings = { dataDir, databaseUrl: undefined };
  const db = openDatabase(settings);
  await migrate(db, allMigrations);
  await storeLead(testServices(db), sampleLead, { key: 'a', source: undefined });
  await db.close();
  const snapshot = await openSnapshot(settings);
  const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
  const file = join(dir, 'nightly-2026-01-01.jsonl.zst');
  await writeBackup(snapshot, file, new Date());
  await snapshot.close();
  const before = await readdir(dataDir);
  const check = () => run({ BACKUP_DIR: dir }, ['--restore']);
  expect((await check()).out).toContain(` MB, restores with ${rows} rows\n`);
  await truncate(file, 2_000);
  expect((await check()).out).toContain('The newest backup doesn’t restore:');
  await rm(file);
  expect((await check()).out).toContain('There is no nightly backup that could be restored.');
  expect(await readdir(dataDir)).toEqual(before);
});
