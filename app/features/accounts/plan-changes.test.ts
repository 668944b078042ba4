import { expect, it } from 'vitest';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { loadDashboard } from '../dashboard/load.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { signUp } from '../signup/signup.server.ts';
import { deleteAccount } from './account-deletion.server.ts';
import { exportData } from './customer-data.server.ts';
import { changePassword } from './password-change.server.ts';
import { cancel, changePlan, resume } from './plan-changes.server.ts';
import { applyDueChanges } from './scheduled-changes.server.ts';
import { findSession } from './sessions.server.ts';
import { recordStatusChange } from './status-changes.server.ts';
import { day, fastPasswords, rosa, start } from './test-accounts.ts';
import { changeDetails, findUser } from './users.server.ts';

async function begin(engine: Engine) {
  const db = await engine.open();
  const clock = { now: start };
  const services = { ...testServices(db, () => clock.now), passwords: fastPasswords };
  const signup = await signUp(services, rosa, { key: 'form-1', source: undefined });
  if (signup.kind !== 'created') throw new Error(signup.kind);
  const { id } = signup;
  const user = async () => {
    const found = await findUser(services, rosa.email);
    if (!found) throw new Error('No user');
    return found;
  };
  return {
    db,
    clock,
    services,
    id,
    token: signup.tokens.token,
    user,
    shown: async () => loadDashboard(services, await user()),
    subscription: () =>
      db.read.selectFrom('subscriptions').selectAll().where('user_id', '=', id).executeTakeFirst(),
    changes: () =>
      db.read
        .selectFrom('subscription_changes')
        .select(['kind', 'from_plan', 'to_plan', 'amount', 'reason', 'applied_at', 'withdrawn_at'])
        .orderBy('id')
        .execute(),
  };
}

describeEngines('a subscription', (engine) => {
  it('is upgraded immediately, with time and reason in its history', async () => {
    const { services, id, subscription, user, changes, clock } = await begin(engine);
    clock.now += day;
    expect(await changePlan(services, id, 'enterprise')).toBe('upgraded');
    expect(await subscription()).toMatchObject({ plan: 'enterprise', amount: 99_700 });
    expect((await user()).subscription_plan).toBe('enterprise');
    expect((await changes()).at(-1)).toEqual({
      kind: 'upgrade',
      from_plan: 'growth',
      to_plan: 'enterprise',
      amount: 99_700,
      reason: 'The customer chose a higher plan',
      applied_at: start + day,
      withdrawn_at: null,
    });
  });

  it('is downgraded at the next billing cycle', async () => {
    const { services, id, subscription, shown, clock } = await begin(engine);
    expect(await changePlan(services, id, 'starter')).toBe('downgraded');
    expect(await subscription()).toMatchObject({ plan: 'growth', amount: 49_700 });
    const before = await shown();
    expect(before.pending).toEqual({
      plan: 'starter',
      name: 'AI Starter Agent',
      from: 'February 14, 2026',
    });
    expect(before.invoices.map(({ amount }) => amount)).toEqual(['$297', '$297', '$297']);
    clock.now = start + 14 * day - 1;
    expect((await shown()).plan.id).toBe('growth');
    clock.now = start + 14 * day;
    expect(await shown()).toMatchObject({ plan: { id: 'starter', price: '$297' }, pending: null });
    expect(await subscription()).toMatchObject({ plan: 'starter', amount: 29_700 });
  });

  it('withdraws a scheduled downgrade when the customer keeps the plan or upgrades', async () => {
    const { services, id, changes, clock, subscription } = await begin(engine);
    await changePlan(services, id, 'starter');
    expect(await changePlan(services, id, 'growth')).toBe('kept');
    await changePlan(services, id, 'starter');
    expect(await changePlan(services, id, 'enterprise')).toBe('upgraded');
    clock.now += 60 * day;
    await applyDueChanges(services);
    expect(await subscription()).toMatchObject({ plan: 'enterprise' });
    const scheduled = (await changes()).filter(
      (c) => c.applied_at === null && c.withdrawn_at === null,
    );
    expect(scheduled).toEqual([]);
  });

  it('is canceled at the end of the period, with the customer’s reason, and can be resumed until then', async () => {
    const { services, id, subscription, shown, changes, clock } = await begin(engine);
    clock.now += 20 * day;
    expect(await cancel(services, id, 'We sold the business')).toBe('canceled');
    expect(await cancel(services, id, '')).toBe('refused');
    expect(await changePlan(services, id, 'enterprise')).toBe('refused');
    expect((await changes()).at(-1)).toMatchObject({
      kind: 'cancel',
      reason: 'We sold the business',
    });
    expect(await shown()).toMatchObject({
      phase: 'ending',
      endsOn: 'March 14, 2026',
      invoices: [],
    });
    expect(await resume(services, id)).toBe('resumed');
    expect(await subscription()).toMatchObject({ status: 'pending', end_date: null });
    await cancel(services, id, '');
    clock.now += 60 * day;
    expect((await shown()).phase).toBe('ended');
    expect(await resume(services, id)).toBe('refused');
  });

  it('notifies the owner of every change', async () => {
    const { services, id, db } = await begin(engine);
    await changePlan(services, id, 'enterprise');
    await changePlan(services, id, 'starter');
    await cancel(services, id, '');
    const notified = db.read
      .selectFrom('deliveries')
      .select('id')
      .where('event', '=', 'subscription.changed');
    expect(await notified.execute()).toHaveLength(3);
  });
});

describeEngines('the job for due plan changes', (engine) => {
  it('applies a downgrade once its date has come, without anybody’s visit', async () => {
    const { services, id, subscription, user, changes, clock } = await begin(engine);
    await changePlan(services, id, 'starter');
    clock.now = start + 14 * day - 1;
    await applyDueChanges(services);
    expect(await subscription()).toMatchObject({ plan: 'growth', amount: 49_700 });
    clock.now = start + 14 * day;
    await applyDueChanges(services);
    expect(await subscription()).toMatchObject({ plan: 'starter', amount: 29_700 });
    expect((await user()).subscription_plan).toBe('starter');
    expect((await changes()).at(-1)).toMatchObject({ applied_at: start + 14 * day });
  });

  it('deactivates a paid plan once it has ended', async () => {
    const { services, id, user, clock } = await begin(engine);
    await recordStatusChange(services, rosa.email, { kind: 'activate' });
    await cancel(services, id, '');
    clock.now = start + 14 * day - 1;
    await applyDueChanges(services);
    expect((await user()).subscription_status).toBe('active');
    clock.now = start + 14 * day;
    await applyDueChanges(services);
    expect((await user()).subscription_status).toBe('inactive');
  });
});

describeEngines('an account', (engine) => {
  it('changes its details', async () => {
    const { services, id, user } = await begin(engine);
    await changeDetails(services, id, {
      firstName: 'Ana',
      lastName: 'Diaz',
      company: '',
      phone: '703 555 0100',
    });
    expect(await user()).toMatchObject({ first_name: 'Ana', company: null, phone: '703 555 0100' });
  });

  it('changes its password, and ends the other sessions', async () => {
    const { services, user, token } = await begin(engine);
    const login = { email: rosa.email, password: rosa.password };
    const other = await signIn(services, login, {});
    const session = { user: await user(), token };
    const wrong = { current: 'not this one', next: 'a whole new set of words' };
    expect(await changePassword(services, session, wrong)).toHaveProperty('errors.currentPassword');
    const common = { current: rosa.password, next: 'iloveyou' };
    expect(await changePassword(services, session, common)).toHaveProperty('errors.newPassword');
    const correct = { ...wrong, current: rosa.password };
    expect(await changePassword(services, session, correct)).toMatchObject({ kind: 'changed' });
    expect(await findSession(services, token)).toBeDefined();
    expect(await findSession(services, other?.tokens.token)).toBeUndefined();
    expect(await signIn(services, login, {})).toBeUndefined();
  });

  it('exports all its data without the password hash', async () => {
    const { services, user } = await begin(engine);
    const data = await exportData(services, await user());
    expect(data).toMatchObject({
      user: { email: 'rosa@example.com', createdAt: '2026-01-31T12:00:00.000Z' },
      subscription: { plan: 'growth', status: 'pending', amount: 49_700, billingCycle: 'monthly' },
      subscriptionChanges: [{ kind: 'signup' }],
      sessions: [{ createdAt: '2026-01-31T12:00:00.000Z' }],
      knownDevices: [{ createdAt: '2026-01-31T12:00:00.000Z' }],
    });
    expect(JSON.stringify(data)).not.toContain('hash of');
  });

  it('is deleted with all its data, and its address can sign up again', async () => {
    const { services, db, user, token } = await begin(engine);
    const refused = '550 5.1.1 <rosa@example.com>: no such user';
    await db.write((tx) => tx.updateTable('deliveries').set({ last_error: refused }).execute());
    await deleteAccount(services, await user());
    const replies = db.read.selectFrom('deliveries').select('id').where('last_error', '=', refused);
    expect(await replies.execute()).toEqual([]);
    for (const table of [
      'users',
      'subscriptions',
      'subscription_changes',
      'sessions',
      'idempotency_keys',
    ] as const) {
      expect(await db.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await findSession(services, token)).toBeUndefined();
    const again = await signUp(
      services,
      { ...rosa, subscriptionPlan: 'starter' },
      { key: 'form-1', source: undefined },
    );
    expect(again.kind).toBe('created');
  });
});
