import { expect, it } from 'vitest';
import { createLog } from '../../../lib/log.ts';
import { readEnv } from '../../../server/env.ts';
import { composition, createTestApp } from '../../../test/app.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { startLedger } from '../../../test/ledger.ts';
import { testServices } from '../../../test/services.ts';
import {
  deleteExpiredResets,
  requestReset,
  resetLifetime,
  resetPassword,
} from '../password-reset/resets.server.ts';
import { deleteAccount } from './account-deletion.server.ts';
import { exportData } from './customer-data.server.ts';
import { changePassword } from './password-change.server.ts';
import { cancel } from './plan-changes.server.ts';
import { findSession } from './sessions.server.ts';
import { cookieOf, rosa } from './test-accounts.ts';

const passwords = {
  first: rosa.password,
  wrong: 'a guess that is wrong',
  reset: 'words set by the link',
  changed: 'words chosen when signed in',
};

/** The site with a log, a mail server and a webhook receiver; `said` collects its output. */
async function begin(engine: Engine) {
  const ledger = await startLedger(engine, { events: composition.events });
  const said: string[] = [];
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  const { db, outbox } = ledger;
  const clock = () => ledger.now;
  const log = createLog({ write: (line) => void said.push(line) });
  const app = await createTestApp({ env, db, clock, outbox, log, site: env.site });
  const post = async (path: string, payload: object | string, headers = {}) => {
    const json = { 'content-type': 'application/json', ...headers };
    const answer = await app.inject({ method: 'POST', url: path, payload, headers: json });
    said.push(answer.body, JSON.stringify(answer.headers));
    return answer;
  };
  const services = { ...testServices(db, clock), outbox };
  const kept = async () => {
    const tables = ['deliveries', 'delivery_attempts', 'idempotency_keys'] as const;
    const rows = await Promise.all(
      tables.map((table) => db.read.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  };
  return { ledger, said, app, post, services, kept };
}

const token = /[?&]token=(?:3D)?([\w-]{43})/;

describeEngines('secrets', (engine) => {
  it('are in no response, log line, mail, webhook or delivery', async () => {
    const { ledger, said, app, post, services, kept } = await begin(engine);
    const key = { 'idempotency-key': 'form-1' };
    const created = await post('/api/auth/signup', rosa, key);
    await post('/api/auth/signup', rosa, key);
    await post('/api/auth/signup', { ...rosa, password: passwords.wrong }, key);
    await post('/api/auth/signup', rosa);
    await post('/api/auth/login', { email: rosa.email, password: passwords.wrong });
    await post('/api/auth/login', { email: rosa.email, password: { $ne: passwords.wrong } });
    await post('/api/auth/login', `{"password":"${passwords.wrong}",`);
    await post(`/api/auth/login?password=${encodeURIComponent(passwords.wrong)}`, rosa);
    const cookie = cookieOf(created);
    said.push((await app.inject({ url: '/api/auth/me', headers: { cookie } })).body);
    await requestReset(services, rosa.email);
    await ledger.pass(60_000);
    const mail = ledger.smtp.mails.map(({ raw }) => raw.replaceAll('=\r\n', ''));
    const [, link = ''] = token.exec(mail.join()) ?? [];
    expect(link).toHaveLength(43);
    expect(await resetPassword(services, link, passwords.reset)).toMatchObject({ kind: 'changed' });
    const login = await post('/api/auth/login', { email: rosa.email, password: passwords.reset });
    const session = await findSession(services, cookieOf(login).split('=')[1]);
    if (!session) throw new Error('Nobody is signed in');
    const words = { current: passwords.reset, next: passwords.changed };
    expect(await changePassword(services, session, words)).toMatchObject({ kind: 'changed' });
    await cancel(services, session.user.id, 'Too expensive');
    await ledger.pass(60_000);
    said.push(JSON.stringify(await exportData(services, session.user)));
    await deleteAccount(services, session.user);
    await ledger.pass(60_000);
    const everything = [...said, await kept(), ...ledger.receiver.requests.map(({ body }) => body)];
    const { password: hash } = session.user;
    for (const secret of [...Object.values(passwords), 'argon2', hash.slice(-43)]) {
      expect([...everything, ...mail].filter((text) => text.includes(secret))).toEqual([]);
    }
    // The link's token is only in the customer's mail.
    expect(everything.filter((text) => text.includes(link))).toEqual([]);
    expect(mail.filter((text) => text.includes(link))).toHaveLength(1);
    expect(said.length).toBeGreaterThan(20);
    expect(ledger.receiver.requests.length).toBeGreaterThan(2);
  });

  it('of a link that couldn’t be sent within its hour are deleted', async () => {
    const { ledger, post, services, kept } = await begin(engine);
    await post('/api/auth/signup', rosa);
    await ledger.pass(60_000);
    await ledger.smtp.down();
    await requestReset(services, rosa.email);
    expect(await kept()).toContain('token');
    await ledger.pass(resetLifetime);
    await deleteExpiredResets(services);
    expect(await kept()).not.toContain('token');
    await ledger.smtp.up();
    await ledger.pass(13 * resetLifetime, resetLifetime);
    expect(ledger.smtp.mails.filter(({ raw }) => token.test(raw))).toEqual([]);
  });
});
