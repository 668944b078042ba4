import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keyless, rosa } from '../../app/features/accounts/test-accounts.ts';
import { storeLead } from '../../app/features/audit/leads.server.ts';
import { signUp } from '../../app/features/signup/signup.server.ts';
import { composition } from '../../test/app.ts';
import { describeEngines, type Engine } from '../../test/engines.ts';
import { sampleLead } from '../../test/sample-lead.ts';
import { testServices } from '../../test/services.ts';
import { mailFolder } from '../deliveries/mail/transport.ts';
import { recordExport } from './export-files.ts';
import { retentionJob } from './retention.ts';

const day = 24 * 60 * 60 * 1000;

async function begin(engine: Engine) {
  const db = await engine.open();
  const folder = await mkdtemp(join(tmpdir(), 'retention-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { databaseUrl, dataDir } = engine.settings();
  const data = dataDir || folder;
  const time = { now: Date.UTC(2026, 5, 1, 12) };
  const services = testServices(db, () => time.now);
  const run = async (retention: Partial<Record<'requests' | 'spam' | 'accounts', number>>) => {
    const job = retentionJob({
      settings: { dataDir: data, databaseUrl },
      ...{ backupDir: folder, backupDays: 30, personal: composition.personal },
      retention: { requests: null, spam: null, accounts: null, ...retention },
    });
    await job.run(services);
  };
  const lead = (email: string, more: object = {}) =>
    storeLead(services, { ...sampleLead, email, ...more }, { source: '192.0.2.1', key: undefined });
  const leads = async () => {
    const rows = await db.read.selectFrom('leads').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  };
  return { db, services, time, folder, data, run, lead, leads };
}

describeEngines('the retention', (engine) => {
  it('deletes requests and what belongs to them when they are as old as the setting', async () => {
    const { db, time, run, lead, leads } = await begin(engine);
    await lead('ann@example.com');
    await lead('spam@example.com', { extraTopic: 'x' });
    time.now += 20 * day;
    await lead('bob@example.com');
    time.now += 10 * day + 1;
    await run({});
    expect(await leads()).toHaveLength(3);
    await run({ spam: 7 });
    expect(await leads()).toEqual(['ann@example.com', 'bob@example.com']);
    await run({ requests: 30 });
    expect(await leads()).toEqual(['bob@example.com']);
    const deliveries = await db.read.selectFrom('deliveries').select('subject_id').execute();
    const [{ id } = { id: '' }] = await db.read.selectFrom('leads').select('id').execute();
    expect([...new Set(deliveries.map((row) => row.subject_id))]).toEqual(
      expect.arrayContaining([id]),
    );
    const requests = deliveries.filter((row) => row.subject_id !== 'requests.set_aside');
    expect(requests.every((row) => row.subject_id === id)).toBe(true);
  });

  it('deletes emails in files and exported records of what it deletes', async () => {
    const { db, time, data, run, lead } = await begin(engine);
    await lead('ann@example.com');
    time.now += 30 * day + 1;
    await lead('bob@example.com');
    const rows = await db.read.selectFrom('leads').select('id').orderBy('id').execute();
    const [ann = '', bob = ''] = rows.map(({ id }) => id);
    const mails = mailFolder(data);
    await mkdir(mails, { recursive: true });
    await writeFile(join(mails, 'ann.eml'), `X-Lead-ID: ${ann}\r\n\r\nA new request\r\n`);
    await writeFile(join(mails, 'bob.eml'), `X-Lead-ID: ${bob}\r\n\r\nA new request\r\n`);
    const csv = join(data, 'leads.csv');
    await writeFile(csv, `Name,ID\r\nAnn,${ann}\r\nBob,${bob}\r\n`);
    await recordExport(data, csv);
    await run({ requests: 30 });
    expect(await readdir(mails)).toEqual(['bob.eml']);
    expect(await readFile(csv, 'utf8')).toBe(`Name,ID\r\nBob,${bob}\r\n`);
  });

  it('deletes accounts whose plan has ended, and tells the owner', async () => {
    const { db, services, time, run } = await begin(engine);
    for (const email of ['stays@example.com', 'left@example.com']) {
      await signUp(services, { ...rosa, email, subscriptionPlan: 'growth' }, keyless);
    }
    await db.write(async (tx) => {
      const { id } = await tx
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'left@example.com')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('subscriptions')
        .set({ status: 'canceled', end_date: time.now })
        .where('user_id', '=', id)
        .execute();
    });
    time.now += 60 * day;
    await run({ accounts: 60 });
    const users = () => db.read.selectFrom('users').select('email').execute();
    expect(await users()).toHaveLength(2);
    time.now += 1;
    await run({ accounts: 60 });
    expect(await users()).toEqual([{ email: 'stays@example.com' }]);
    const events = await db.read.selectFrom('deliveries').select('event').execute();
    expect(events.filter(({ event }) => event === 'customer.deleted')).not.toEqual([]);
  });

  it('deletes nightly backups that are too old, but for the newest', async () => {
    const { folder, time, run } = await begin(engine);
    for (const [name, age] of [
      ['2026-04-01', 60],
      ['2026-04-20', 40],
      ['2026-05-20', 12],
    ] as const) {
      const path = join(folder, `nightly-${name}.jsonl.zst`);
      await writeFile(path, '');
      const at = new Date(time.now - age * day);
      await utimes(path, at, at);
    }
    const kept = async () => (await readdir(folder)).filter((name) => name.startsWith('nightly'));
    await run({});
    expect(await kept()).toEqual(['nightly-2026-05-20.jsonl.zst']);
    time.now += 100 * day;
    await run({});
    expect(await kept()).toHaveLength(1);
  });
});
