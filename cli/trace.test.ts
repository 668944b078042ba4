import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadCreated } from '../app/features/audit/mail.server.ts';
import { migrations } from '../app/features.ts';
import { honeypotName } from '../app/forms/honeypot.ts';
import { createLog } from '../lib/log.ts';
import { release } from '../lib/spam/held.ts';
import { readEnv } from '../server/env.ts';
import { composition, createTestApp } from '../test/app.ts';
import { describeEngines, type Engine } from '../test/engines.ts';
import { minutes, startLedger } from '../test/ledger.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { runTrace } from './trace.ts';

/** The site listening on a port, with a real mail server, a log file and `npm run trace`. */
async function start(engine: Engine) {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const { dataDir, databaseUrl } = engine.settings();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const env = readEnv({ NODE_ENV: 'test', ...settings });
  const ledger = await startLedger(engine, {
    ...{ log, withWebhook: false, events: composition.events, theme: composition.mailTheme },
  });
  const { db, outbox } = ledger;
  const clock = () => ledger.now;
  const app = await createTestApp({ ...{ env, db, outbox, clock, log }, site: env.site });
  const url = await app.listen({ port: 0 });
  const post = (path: string, body: object, key = 'one') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const trace = async (...args: string[]) => {
    const out: string[] = [];
    const errors: string[] = [];
    const exit = await runTrace(
      {
        ...{ args, env: settings, migrations },
        out: async (text) => void out.push(text),
        error: (text) => void errors.push(text),
      },
      composition,
    );
    return { exit, text: out.join(''), errors };
  };
  const file = join(dataDir || tmpdir(), `trace-${engine.name}-${process.pid}.log`);
  const writeLog = async () => {
    await writeFile(file, lines.join(''));
    return file;
  };
  return { app, ledger, post, trace, writeLog };
}

describeEngines('npm run trace', (engine) => {
  it('follows a request from the answer’s header to the mails in the mail server', async () => {
    const { app, ledger, post, trace, writeLog } = await start(engine);
    const answer = await post('/api/leads', sampleLead);
    await post('/api/leads', { ...sampleLead, email: 'other@example.com' }, 'two');
    const { id } = (await answer.json()) as { id: string };
    const request = answer.headers.get('x-request-id') ?? '';
    ledger.smtp.behavior.message = () => ({ code: 451, text: 'try again later' });
    await ledger.worker.runDue();
    delete ledger.smtp.behavior.message;
    await ledger.pass(minutes(2));
    await app.close();
    const mails = ledger.smtp.mails.filter(({ raw }) => raw.includes(sampleLead.email));
    expect(mails.length).toBeGreaterThan(0);

    const log = await writeLog();
    const { exit, text } = await trace(request, '--log', log);
    expect(exit).toBe(0);
    const access = text.split('\n').find((line) => line.includes('"path":"/api/leads"')) ?? '{}';
    expect(JSON.parse(access)).toMatchObject({ request, status: 201, stored: id });
    expect(text).toContain(`leads ${id}`);
    for (const mail of mails) expect(text).toContain(mail.id);
    expect(text.match(/· delivered/g)).toHaveLength(2);
    expect(text.match(/1\. .* failed: .*try again later/g)).toHaveLength(2);
    // The mail of another request is not among them.
    const rows = await ledger.db.read.selectFrom('deliveries').selectAll().execute();
    const others = rows.filter((row) => row.subject_id !== id);
    expect(others).toHaveLength(2);
    for (const other of others) expect(text).not.toContain(other.id);
    // The same from the other end: a mail's Message-ID, or the lead.
    expect((await trace(mails[0]?.id ?? '', '--log', log)).text).toBe(text);
    expect((await trace(id, '--log', log)).text).toBe(text);
    expect(await trace('unknown')).toMatchObject({
      exit: 1,
      errors: ['Nothing has the id unknown.'],
    });
  });

  it('finds what a repeated request was answered with, in the log', async () => {
    const { app, post, trace, writeLog } = await start(engine);
    await post('/api/leads', sampleLead);
    const again = await post('/api/leads', sampleLead);
    const { id } = (await again.json()) as { id: string };
    const request = again.headers.get('x-request-id') ?? '';
    await app.close();
    expect((await trace(request)).exit).toBe(1);
    const { text } = await trace(request, '--log', await writeLog());
    expect(text).toContain(`leads ${id}`);
    expect(text.match(/"path":"\/api\/leads"/g)).toHaveLength(2);
  });

  it('finds a held lead by its request, also once it is released', async () => {
    const { app, ledger, post, trace } = await start(engine);
    const spam = await post('/api/leads', { ...sampleLead, [honeypotName]: 'x' });
    const { id } = (await spam.json()) as { id: string };
    const request = spam.headers.get('x-request-id') ?? '';
    await app.close();
    const held = await trace(request);
    expect(held.text).toContain(`leads ${id} · held for review`);
    expect(held.text).not.toContain('lead.created');
    const services = { db: ledger.db, clock: () => ledger.now, outbox: ledger.outbox };
    await release(services, { table: 'leads', event: leadCreated, id });
    expect((await trace(request)).text.match(/lead\.created · .* waiting/g)).toHaveLength(2);
    const { request_id } = await ledger.db.read
      .selectFrom('deliveries')
      .select('request_id')
      .where('kind', '=', 'visitor-email')
      .executeTakeFirstOrThrow();
    expect(request_id).toBe(request);
  });

  it('finds the messages of a signup', async () => {
    const { app, post, trace } = await start(engine);
    const signup = await post('/api/auth/signup', {
      ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' },
      ...{ password: 'gravel-Orchid-92-lantern', subscriptionPlan: 'growth' },
    });
    expect(await signup.json()).toMatchObject({ id: expect.any(String) });
    await app.close();
    const { text } = await trace(signup.headers.get('x-request-id') ?? '');
    expect(text.match(/customer\.created/g)).toHaveLength(2);
  });
});
