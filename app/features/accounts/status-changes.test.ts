import { expect, it } from 'vitest';
import type { Terminal } from '../../../server/terminal/records-command.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { migrations } from '../../features.ts';
import { loadDashboard } from '../dashboard/load.server.ts';
import { exportData } from './customer-data.server.ts';
import { run as runCustomers } from './customers.cli.ts';
import { cancel } from './plan-changes.server.ts';
import { applyDueChanges } from './scheduled-changes.server.ts';
import { day, fastPasswords, rosa, signUpCustomer } from './test-accounts.ts';
import { findUser } from './users.server.ts';

/** Signs up a customer; `run` is `npm run customers` with arguments. */
async function begin(engine: Engine, env: Record<string, string> = {}) {
  const db = await engine.open();
  const clock = { now: Date.now() };
  const services = { ...testServices(db, () => clock.now), passwords: fastPasswords };
  const signup = await signUpCustomer(services);
  const { dataDir, databaseUrl } = engine.settings();
  const run = async (...args: string[]) => {
    let said = '';
    const terminal: Terminal = {
      args,
      migrations,
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env },
      out: async () => undefined,
      error: (text) => {
        said += text;
      },
    };
    return [await runCustomers(terminal), said];
  };
  const user = async () => {
    const found = await findUser(services, rosa.email);
    if (!found) throw new Error('No user');
    return found;
  };
  return { db, clock, services, id: signup.id, run, user };
}

const webhook = {
  WEBHOOK_URL: 'https://hooks.example.com/site',
  WEBHOOK_SECRET: `whsec_${Buffer.from('a key of at least twenty-four bytes').toString('base64')}`,
};

describeEngines('npm run customers -- --activate', (engine) => {
  it('activates a plan once, records time and reason, and notifies only the webhook', async () => {
    const { db, services, run, user } = await begin(engine, webhook);
    const [code, said] = await run('--activate', 'ROSA@example.com', '--reason', 'Paid by ACH');
    expect([code, said]).toEqual([0, 'Rosa Alvarez (ROSA@example.com): plan active.']);
    expect(await user()).toMatchObject({ subscription_status: 'active' });
    const { subscription, subscriptionChanges } = await exportData(services, await user());
    expect(subscription.status).toBe('active');
    expect(subscriptionChanges.at(-1)).toMatchObject({
      kind: 'activate',
      amount: 49_700,
      reason: 'Paid by ACH',
      effectiveAt: expect.any(String),
    });
    const notified = db.read.selectFrom('deliveries').select('kind');
    expect(await notified.where('event', '=', 'subscription.changed').execute()).toEqual([
      { kind: 'webhook' },
    ]);
    const [again, why] = await run('--activate', rosa.email);
    expect(again).toBe(1);
    expect(why).toMatch(/: plan active since .* ET\. Nothing was changed\.$/);
    expect((await exportData(services, await user())).subscriptionChanges).toHaveLength(2);
  });

  it('explains wrong options, unknown addresses and canceled plans, and changes nothing', async () => {
    const { services, id, run, user } = await begin(engine);
    expect(await run('--activate', 'nobody@example.com')).toEqual([
      1,
      'No customer has the email address nobody@example.com.',
    ]);
    for (const args of [
      ['--activate'],
      ['--activate', ' '],
      ['--activate', rosa.email, '--connect', rosa.email],
      ['--activate', rosa.email, '--reason', ''],
      ['--activated', rosa.email],
    ]) {
      const [code, said] = await run(...args);
      expect([code, String(said).includes('npm run customers -- --activate EMAIL')]).toEqual([
        2,
        true,
      ]);
    }
    await cancel(services, id, '');
    const [code, said] = await run('--activate', rosa.email);
    expect([code, said]).toEqual([1, expect.stringContaining('canceled; the plan ends')]);
    expect(await user()).toMatchObject({ subscription_status: 'inactive' });
  });

  it('moves the dashboard’s setup line, also while a canceled plan still runs', async () => {
    const { clock, services, id, run, user } = await begin(engine);
    const setup = async () => (await loadDashboard(services, await user())).setup;
    const none = { connect: null, configure: null, publish: null };
    expect(await setup()).toEqual(none);
    expect(await run('--connect', rosa.email)).toEqual([0, expect.any(String)]);
    expect(await setup()).toEqual({ ...none, connect: expect.stringMatching(/\d{4}$/) });
    await cancel(services, id, '');
    expect((await run('--publish', rosa.email))[0]).toBe(0);
    expect(await setup()).toEqual({
      connect: expect.any(String),
      configure: null,
      publish: expect.any(String),
    });
    clock.now += 30 * day;
    await applyDueChanges(services);
    expect((await loadDashboard(services, await user())).phase).toBe('ended');
  });
});
