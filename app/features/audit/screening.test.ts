import { sql } from 'kysely';
import { expect, it, test } from 'vitest';
import { runDeliveries } from '../../../cli/deliveries.ts';
import { setUpDeliveries } from '../../../lib/deliveries/setup.ts';
import { silentLog } from '../../../lib/log.ts';
import { readEnv } from '../../../server/env.ts';
import { composition, createTestApp } from '../../../test/app.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { startSmtp } from '../../../test/fakes/smtp.ts';
import { startReceiver } from '../../../test/fakes/webhook.ts';
import { testTheme } from '../../../test/ledger.ts';
import { sampleLead } from '../../../test/sample-lead.ts';

const spam = { ...sampleLead, name: 'Emma', extraTopic: 'https://rank.example' };

/** The whole site, with a clock that the test sets. */
async function start(engine: Engine) {
  const [smtp, receiver] = await Promise.all([startSmtp(), startReceiver()]);
  const db = await engine.open();
  const env = readEnv({
    NODE_ENV: 'test',
    SITE_URL: 'https://agents.example',
    SMTP_URL: smtp.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_PRIVATE_NETWORK: 'allow',
    DATA_DIR: engine.settings().dataDir || 'unused',
    DATABASE_URL: engine.settings().databaseUrl ?? '',
  });
  const time = { now: Date.now() };
  const clock = () => time.now;
  const core = { db, clock, site: env.site };
  const parts = {
    ...{ ...core, log: silentLog, dataDir: '', events: composition.events },
    theme: testTheme,
    settings: env.deliveries,
  };
  const { outbox, worker, stop } = setUpDeliveries(parts);
  const app = await createTestApp({ ...core, env, outbox });
  const close = async () => {
    await stop();
    await app.close();
    await Promise.all([smtp.close(), receiver.close()]);
  };
  const post = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const command = async (...args: string[]) => {
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const { databaseUrl, dataDir } = engine.settings();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    const code = await runDeliveries(
      {
        args,
        env: {
          ...settings,
          WEBHOOK_URL: 'https://hooks.example',
          WEBHOOK_SECRET: receiver.secret,
        },
        out: async (text) => void say(text),
        error: say,
        migrations: composition.migrations,
      },
      composition,
    );
    return { code, said: said.join('\n') };
  };
  return { app, db, smtp, receiver, worker, time, post, command, close };
}

describeEngines('npm run deliveries', (engine) => {
  it('lists the emails to one address, with their ids', async () => {
    const site = await start(engine);
    const ids = [];
    for (const email of ['ann@visitor.example', 'Bob@visitor.example']) {
      ids.push(await site.post({ ...sampleLead, email }));
    }
    await site.worker.runDue();
    const rows = await site.db.read.selectFrom('deliveries').selectAll().execute();
    const idOf = (kind: string, subject: string | undefined) =>
      rows.find((row) => row.kind === kind && row.subject_id === subject)?.id;
    const bob = (await site.command('--to', 'bob@VISITOR.example')).said;
    const listed = (text: string) => rows.filter(({ id }) => text.includes(id)).map(({ id }) => id);
    expect(listed(bob)).toEqual([idOf('visitor-email', ids[1])]);
    const owner = (await site.command('--to', 'HELLO@example.com')).said;
    expect(listed(owner).sort()).toEqual(ids.map((id) => idOf('owner-email', id)).sort());
    expect(listed((await site.command('--to', 'nobody@visitor.example')).said)).toEqual([]);
    await site.close();
  });
});

test('every event with a mail to a visitor can be found by their address', async () => {
  const missing = composition.events.filter(
    ({ kinds, sentTo }) => kinds.includes('visitor-email') && !sentTo,
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describeEngines('an audit request', (engine) => {
  it('is sent to the owner, its sender and the webhook, and can be traced by its id', async () => {
    const site = await start(engine);
    const id = await site.post(sampleLead);
    await site.worker.runDue();
    const owner = site.smtp.mails.find(({ to }) => to.includes('hello@example.com'));
    const visitor = site.smtp.mails.find(({ to }) => to.includes(sampleLead.email));
    expect(owner?.raw).toMatch(new RegExp(`^X-Lead-ID: ${id}\r?$`, 'im'));
    expect(owner?.raw).toMatch(/^Reply-To: Dana Whitfield <dana@whitfield-bakery\.example>\r?$/m);
    expect(visitor?.raw).toMatch(new RegExp(`^X-Lead-ID: ${id}\r?$`, 'im'));
    expect(visitor?.raw).not.toContain('Whitfield Bakery');
    expect(visitor?.raw).not.toContain('wedding');
    const [request] = site.receiver.accepted();
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { id, name: sampleLead.name, businessType: sampleLead.businessType },
    });
    const { said } = await site.command('--about', id);
    expect(said.match(/delivered/g)).toHaveLength(3);
    await site.close();
  });

  it('that looks like spam is held with its reasons until it is released', async () => {
    const site = await start(engine);
    const id = await site.post(spam);
    await site.worker.runDue();
    expect(site.smtp.mails).toEqual([]);
    expect(site.receiver.requests).toEqual([]);
    const lead = await site.db.read.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead.set_aside_at).toBe(site.time.now);
    expect(lead.spam_reasons).toContain('filled in the hidden field');

    expect(await site.command('--release', id)).toMatchObject({ code: 0 });
    expect(await site.command('--release', id)).toMatchObject({ code: 1 });
    // The command has the real clock.
    site.time.now = Date.now() + 1000;
    await site.worker.runDue();
    expect(site.smtp.mails).toHaveLength(2);
    expect(site.receiver.accepted()).toHaveLength(1);
    await site.close();
  });

  it('that is held is reported to the owner once a day', async () => {
    const site = await start(engine);
    await site.post(spam);
    await site.post({ ...spam, email: 'b@rank.example' });
    site.time.now += 61 * 60_000;
    await site.worker.runDue();
    expect(site.smtp.mails.map(({ to }) => to)).toEqual([['hello@example.com']]);
    expect(site.smtp.mails[0]?.raw).toContain('2 requests are held for review');
    await site.post({ ...spam, email: 'c@rank.example' });
    site.time.now += 23 * 60 * 60_000;
    await site.worker.runDue();
    expect(site.smtp.mails).toHaveLength(1);
    site.time.now += 2 * 60 * 60_000;
    await site.worker.runDue();
    expect(site.smtp.mails).toHaveLength(2);
    await site.close();
  });

  it('that was held is not reported if it was released meanwhile', async () => {
    const site = await start(engine);
    const ids = [await site.post(spam), await site.post({ ...spam, email: 'b@rank.example' })];
    for (const id of ids) expect(await site.command('--release', id)).toMatchObject({ code: 0 });
    site.time.now += 2 * 60 * 60_000;
    await site.worker.runDue();
    const subjects = site.smtp.mails.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
    expect(subjects.length).toBeGreaterThanOrEqual(ids.length);
    expect(subjects.join()).not.toContain('held');
    const notice = await site.db.read
      .selectFrom('deliveries')
      .select('state')
      .where('event', '=', 'requests.set_aside')
      .where('kind', '=', 'owner-email')
      .executeTakeFirstOrThrow();
    expect(notice.state).toBe('skipped');
    await site.close();
  });

  it('does not become spam by retries after a storage failure', async () => {
    const site = await start(engine);
    const rename = (from: string, to: string) =>
      site.db.write((tx) =>
        sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(tx),
      );
    const send = async () => {
      const headers = { 'idempotency-key': 'one' };
      const request = { method: 'POST', url: '/api/leads', headers, payload: sampleLead } as const;
      return (await site.app.inject(request)).statusCode;
    };
    await rename('leads', 'leads_away');
    for (let i = 0; i < 8; i++) expect(await send()).toBe(500);
    await rename('leads_away', 'leads');
    for (let i = 0; i < 8; i++) expect(await send()).toBe(201);
    const leads = await site.db.read.selectFrom('leads').select('set_aside_at').execute();
    expect(leads).toEqual([{ set_aside_at: null }]);
    await site.close();
  });

  it('whose email failed can be sent again by the owner', async () => {
    const site = await start(engine);
    site.smtp.behavior.recipient = () => ({ code: 550, text: 'No such user' });
    const id = await site.post(sampleLead);
    await site.worker.runDue();
    const deep = await site.app.inject('/readyz?deep');
    expect(deep.statusCode).toBe(503);
    expect(deep.json()).toMatchObject({
      ok: false,
      deliveries: [
        { channel: 'email', refused: 1, failedWithinADay: 1 },
        { channel: 'webhook' },
        { channel: 'push' },
      ],
    });
    expect((await site.app.inject('/readyz')).statusCode).toBe(200);

    const { said } = await site.command('--failed');
    expect(said).toContain('550 No such user');
    const failed = await site.db.read
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('subject_id', '=', id)
      .where('kind', '=', 'owner-email')
      .executeTakeFirstOrThrow();
    site.smtp.behavior.recipient = () => undefined;
    expect(await site.command('--replay', failed.id)).toMatchObject({ code: 0 });
    site.time.now = Date.now() + 1000;
    await site.worker.runDue();
    expect(site.smtp.mails.map((mail) => mail.id)).toContain(failed.id);
    const shown = await site.command('--show', failed.id);
    expect(shown.said).toMatch(/1\. .* refused: 550 No such user/);
    expect(shown.said).toMatch(/2\. .* delivered/);
    await site.close();
  });

  it('prints its usage for wrong arguments', async () => {
    const site = await start(engine);
    expect(await site.command('--limit', '0')).toMatchObject({ code: 2 });
    expect(await site.command('--switch-on', 'email')).toMatchObject({ code: 2 });
    expect(await site.command('--replay', 'nothing')).toMatchObject({ code: 1 });
    expect((await site.command('--help')).said).toContain('npm run deliveries -- --replay ID');
    await site.close();
  });
});
