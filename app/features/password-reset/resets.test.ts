import { expect, it } from 'vitest';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { findSession } from '../accounts/sessions.server.ts';
import { fastPasswords, rosa, signUpCustomer, start } from '../accounts/test-accounts.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { passwordResetAsked } from './mail.server.ts';
import {
  deleteExpiredResets,
  isResetValid,
  requestReset,
  resetLifetime,
  resetPassword,
} from './resets.server.ts';

const next = 'a whole new set of words';

async function begin(engine: Engine) {
  const db = await engine.open();
  const clock = { now: start };
  const services = { ...testServices(db, () => clock.now), passwords: fastPasswords };
  const signup = await signUpCustomer(services);
  /** The newest request's mail; undefined when none is sent. */
  const message = async () => {
    const row = await db.read
      .selectFrom('deliveries')
      .selectAll()
      .where('event', '=', passwordResetAsked.name)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const subject = {
      id: row.subject_id,
      payload: row.payload,
      at: row.created_at,
      now: row.created_at,
    };
    const { site } = services;
    const kind = 'visitor-email';
    const composed = await passwordResetAsked.compose({ read: db.read, subject, kind, site });
    return composed?.channel === 'email' && composed.to === 'visitor' ? composed : undefined;
  };
  const token = async () => {
    const button = (await message())?.mail.blocks.find((block) => block.type === 'button');
    return new URL(button?.type === 'button' ? button.href : '').searchParams.get('token') ?? '';
  };
  return { db, clock, services, session: signup.tokens.token, message, token };
}

describeEngines('a password reset', (engine) => {
  it('works once, ends every session, and replaces the password', async () => {
    const { services, session, message, token } = await begin(engine);
    await requestReset(services, 'ROSA@example.com');
    expect((await message())?.address).toBe('rosa@example.com');
    const link = await token();
    expect(await isResetValid(services, link)).toBe(true);
    expect(await resetPassword(services, link, next)).toMatchObject({ kind: 'changed' });
    expect(await findSession(services, session)).toBeUndefined();
    expect(await resetPassword(services, link, 'yet another set of words')).toEqual({
      kind: 'invalid',
    });
    const login = { email: rosa.email, password: next };
    expect(await signIn(services, { ...login, password: rosa.password }, {})).toBeUndefined();
    expect(await signIn(services, login, {})).toBeDefined();
  });

  it('changes the password once when a link is used twice at the same time', async () => {
    const { services, token } = await begin(engine);
    await requestReset(services, rosa.email);
    const link = await token();
    const both = await Promise.all([
      resetPassword(services, link, next),
      resetPassword(services, link, 'yet another set of words'),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['changed', 'invalid']);
  });

  it('stops working after an hour, and is deleted', async () => {
    const { db, clock, services, token } = await begin(engine);
    await requestReset(services, rosa.email);
    const link = await token();
    clock.now += resetLifetime;
    expect(await isResetValid(services, link)).toBe(false);
    expect(await resetPassword(services, link, next)).toEqual({ kind: 'invalid' });
    await deleteExpiredResets(services);
    expect(await db.read.selectFrom('password_resets').select('id').execute()).toEqual([]);
  });

  it('stores the same rows for an address without an account, but sends nothing', async () => {
    const { db, clock, services, message } = await begin(engine);
    await requestReset(services, rosa.email);
    clock.now += 1;
    await requestReset(services, 'nobody@example.com');
    const rows = await db.read
      .selectFrom('password_resets')
      .select('email')
      .orderBy('created_at')
      .execute();
    expect(rows).toEqual([{ email: 'rosa@example.com' }, { email: 'nobody@example.com' }]);
    const queued = db.read.selectFrom('deliveries').select('kind');
    expect(await queued.where('event', '=', passwordResetAsked.name).execute()).toEqual([
      { kind: 'visitor-email' },
      { kind: 'visitor-email' },
    ]);
    expect(await message()).toBeUndefined();
  });

  it('sends at most three mails an hour to an address', async () => {
    const { db, clock, services } = await begin(engine);
    await Promise.all(Array.from({ length: 12 }, () => requestReset(services, rosa.email)));
    await requestReset(services, rosa.email);
    const rows = () => db.read.selectFrom('password_resets').select('id').execute();
    expect(await rows()).toHaveLength(3);
    clock.now += resetLifetime;
    await requestReset(services, rosa.email);
    expect(await rows()).toHaveLength(4);
  });

  it('refuses a common password, and the link still works', async () => {
    const { services, token } = await begin(engine);
    await requestReset(services, rosa.email);
    const link = await token();
    expect((await resetPassword(services, link, 'iloveyou')).kind).toBe('refused');
    expect(await isResetValid(services, link)).toBe(true);
  });
});
