import { expect, it } from 'vitest';
import { OverloadError } from '../../../lib/work-queue.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { passwordResetAsked } from '../password-reset/mail.server.ts';
import { requestReset, resetLifetime, resetPassword } from '../password-reset/resets.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { deleteAccount } from './account-deletion.server.ts';
import type { SentTokens } from './browser.server.ts';
import { deleteExpiredDevices, deviceLifetime } from './devices.server.ts';
import { changePassword, confirmPassword } from './password-change.server.ts';
import { createPasswords } from './passwords.server.ts';
import { findSession } from './sessions.server.ts';
import { verifyPassword } from './sign-in-attempts.server.ts';
import { fastPasswords, rosa, signUpCustomer, start, startAccounts } from './test-accounts.ts';

const home = '203.0.113.7';
const next = 'a whole new set of words';

type Answer = 'signed in' | 'wrong' | 'refused';

async function answerOf(attempt: Promise<unknown>): Promise<Answer> {
  try {
    return (await attempt) ? 'signed in' : 'wrong';
  } catch (error) {
    if (error instanceof OverloadError) return 'refused';
    throw error;
  }
}

/** Rosa's account and the browser in which she signed up. */
async function begin(engine: Engine) {
  const db = await engine.open();
  const clock = { now: start };
  const services = { ...testServices(db, () => clock.now), passwords: fastPasswords };
  const signup = await signUpCustomer(services);
  const login = (password: string, browser: SentTokens = {}, source = home) =>
    answerOf(signIn(services, { email: rosa.email, password }, { ...browser, source }));
  /** A stranger uses up the attempts of all networks, from 20 of them. */
  const attack = async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => login(`guess ${n}`, {}, `198.51.${n % 20}.7`)),
    );
  };
  const link = async () => {
    const row = await db.read
      .selectFrom('deliveries')
      .select('payload')
      .where('event', '=', passwordResetAsked.name)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return String(JSON.parse(row.payload ?? '').token);
  };
  const session = async () => {
    const found = await findSession(services, signup.tokens.token);
    if (!found) throw new Error('Nobody is signed in');
    return found;
  };
  const mails = () =>
    db.read
      .selectFrom('password_resets')
      .select('id')
      .execute()
      .then(({ length }) => length);
  const devices = () => db.read.selectFrom('known_devices').selectAll().execute();
  const { device } = signup.tokens;
  return { db, clock, services, device, login, attack, link, session, mails, devices };
}

describeEngines('while a stranger guesses from 20 networks', (engine) => {
  it('a browser in which the customer has signed in before signs in', async () => {
    const { login, attack, device } = await begin(engine);
    await attack();
    expect(await login(rosa.password)).toBe('refused');
    expect(await login('not this one', { device })).toBe('wrong');
    expect(await login(rosa.password, { device })).toBe('signed in');
    // It clears its own count, not the stranger's.
    expect(await login('guess', {}, '198.51.100.7')).toBe('refused');
  });

  it('a reset link signs the browser in, and makes it a known one', async () => {
    const { services, login, attack, link } = await begin(engine);
    await attack();
    await requestReset(services, rosa.email);
    const outcome = await resetPassword(services, await link(), next);
    if (outcome.kind !== 'changed') throw new Error(outcome.kind);
    await attack();
    expect(await findSession(services, outcome.tokens.token)).toBeDefined();
    expect(await login(next)).toBe('refused');
    expect(await login(next, { device: outcome.tokens.device })).toBe('signed in');
  });

  it('who is signed in changes the password, and deletes the account', async () => {
    const { db, services, attack, session } = await begin(engine);
    await attack();
    const changed = await changePassword(services, await session(), {
      current: rosa.password,
      next,
    });
    expect(changed.kind).toBe('changed');
    await attack();
    expect(await confirmPassword(services, await session(), next)).toBe(true);
    await deleteAccount(services, (await session()).user);
    expect(await db.read.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await db.read.selectFrom('known_devices').select('user_id').execute()).toEqual([]);
  });
});

describeEngines('a known browser', (engine) => {
  it('has 10 attempts in 15 minutes, and so has a session', async () => {
    const { services, clock, login, device, session } = await begin(engine);
    for (let n = 0; n < 10; n += 1) expect(await login('a guess', { device })).toBe('wrong');
    expect(await login(rosa.password, { device })).toBe('refused');
    const confirm = async (password: string) =>
      answerOf(confirmPassword(services, await session(), password));
    for (let n = 0; n < 10; n += 1) expect(await confirm('a guess')).toBe('wrong');
    expect(await confirm(rosa.password)).toBe('refused');
    // None of these counts for anybody else.
    expect(await login(rosa.password)).toBe('signed in');
    clock.now += 15 * 60_000;
    expect(await confirm(rosa.password)).toBe('signed in');
    expect(await login(rosa.password, { device })).toBe('signed in');
  });

  it('is known to its own account only, with the token it was given', async () => {
    const { services, login, attack } = await begin(engine);
    const eve = await signUpCustomer(services, { email: 'eve@example.com' });
    await attack();
    expect(await login(rosa.password, { device: eve.tokens.device })).toBe('refused');
    expect(await login(rosa.password, { device: 'A'.repeat(43) })).toBe('refused');
  });

  it('gets a new token at each sign-in; the one before ends', async () => {
    const { services, device, attack, login, devices } = await begin(engine);
    const body = { email: rosa.email, password: rosa.password };
    const again = await signIn(services, body, { device, source: home });
    expect(await devices()).toHaveLength(1);
    expect(JSON.stringify(await devices())).not.toContain(again?.tokens.device);
    await attack();
    expect(await login(rosa.password, { device })).toBe('refused');
    expect(await login(rosa.password, { device: again?.tokens.device })).toBe('signed in');
  });

  it('ends with the password, except where it was changed', async () => {
    const { services, device, attack, login, session, link } = await begin(engine);
    const body = { email: rosa.email, password: rosa.password };
    const office = await signIn(services, body, { source: home });
    const changed = await changePassword(services, await session(), {
      current: rosa.password,
      next,
    });
    if (changed.kind !== 'changed') throw new Error(changed.kind);
    await attack();
    expect(await login(next, { device: office?.tokens.device })).toBe('refused');
    expect(await login(next, { device })).toBe('refused');
    expect(await login(next, { device: changed.device })).toBe('signed in');
    await requestReset(services, rosa.email);
    await resetPassword(services, await link(), rosa.password);
    await attack();
    expect(await login(rosa.password, { device: changed.device })).toBe('refused');
  });

  it('is forgotten a year after its last sign-in', async () => {
    const { services, clock, device, attack, login, devices } = await begin(engine);
    clock.now += deviceLifetime - 1;
    await attack();
    await deleteExpiredDevices(services);
    expect(await devices()).toHaveLength(1);
    clock.now += 1;
    expect(await login(rosa.password, { device })).toBe('refused');
    await deleteExpiredDevices(services);
    expect(await devices()).toEqual([]);
  });

  it('gets its own reset links when a stranger has used up the others', async () => {
    const { services, clock, device, mails } = await begin(engine);
    for (let n = 0; n < 5; n += 1) await requestReset(services, rosa.email);
    expect(await mails()).toBe(3);
    clock.now += resetLifetime - 1;
    await requestReset(services, rosa.email, { device: 'A'.repeat(43) });
    expect(await mails()).toBe(3);
    for (let n = 0; n < 5; n += 1) await requestReset(services, rosa.email, { device });
    expect(await mails()).toBe(6);
    for (let n = 0; n < 5; n += 1) await requestReset(services, 'eve@example.com', { device });
    expect(await mails()).toBe(9);
  });

  it('signs in from a network whose rate limit is used up', async () => {
    const { app, post } = await startAccounts(engine, { RATE_LIMIT: 'on' });
    const signup = await post('/api/auth/signup', rosa);
    const [session = '', device = ''] = [signup.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0] ?? '');
    const send = (cookie: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: home,
        headers: { 'content-type': 'application/json', cookie },
        payload: {},
      });
    const statuses = async (count: number, cookie: string) => {
      const answers = await Promise.all(Array.from({ length: count }, () => send(cookie)));
      return answers.filter(({ statusCode }) => statusCode === 422).length;
    };
    expect(await statuses(70, '')).toBe(60);
    // Both cookies are of one customer, who has the limit of one address.
    expect(await statuses(40, session)).toBe(40);
    expect(await statuses(30, device)).toBe(20);
    expect(await statuses(5, `device=${'A'.repeat(43)}`)).toBe(0);
  });
});

/** Passwords that are all wrong; none is verified before `release`. `verified` is the order. */
function heldPasswords() {
  const gate = Promise.withResolvers<void>();
  const verified: string[] = [];
  const passwords = createPasswords(async (_, { message, tagLength }) => {
    await gate.promise;
    verified.push(String(message));
    return Buffer.alloc(tagLength);
  });
  return { passwords, verified, release: gate.resolve };
}

describeEngines('150 sign-ins at once from one /48', (engine) => {
  it('delay the sign-in of another network, or of a customer, by one password', async () => {
    const { services, device } = await begin(engine);
    const { passwords, verified, release } = heldPasswords();
    const queued: string[] = [];
    const matches: typeof passwords.matches = (password, _, owner) => {
      queued.push(password);
      return passwords.matches(password, undefined, owner);
    };
    const watched = { ...services, passwords: { ...passwords, matches } };
    const send = (email: string, password: string, client: SentTokens & { source: string }) =>
      answerOf(signIn(watched, { email, password }, client));
    const flood = Array.from({ length: 150 }, (_, n) =>
      send(`nobody${n}@example.com`, 'flood', { source: `2001:db8:1:${n.toString(16)}::1` }),
    );
    await expect.poll(() => queued.length, { timeout: 25_000 }).toBe(150);
    const others = [
      send('ana@example.com', 'another network', { source: home }),
      send(rosa.email, 'a known browser', { source: '2001:db8:1::1', device }),
    ];
    await expect.poll(() => queued.length, { timeout: 25_000 }).toBe(152);
    release();
    expect(await Promise.all(others)).toEqual(['wrong', 'wrong']);
    const running = verified.indexOf('a known browser');
    expect(verified.slice(0, running)).toEqual(Array(running).fill('flood'));
    expect(running).toBeLessThanOrEqual(2);
    expect(verified.indexOf('another network')).toBe(running + 2);
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(48 + running);
  });
});

describeEngines('a password', (engine) => {
  it('waits in the line of its customer or network', async () => {
    const { services, device, session } = await begin(engine);
    const owners: unknown[] = [];
    const passwords = {
      ...fastPasswords,
      matches: async (...[, , owner]: Parameters<typeof fastPasswords.matches>) => {
        owners.push(owner);
        return false;
      },
    };
    const watched = { ...services, passwords };
    const { user } = await session();
    const body = { email: rosa.email, password: 'a guess' };
    await signIn(watched, body, { source: '2001:db8:1:2::3' });
    await signIn(watched, body, { source: '2001:db8:1:2::3', device });
    await confirmPassword(watched, await session(), 'a guess');
    await verifyPassword(watched, { ...body, hashed: undefined });
    expect(owners).toEqual([
      { name: '2001:db8:1::/48', known: false },
      { name: user.id, known: true },
      { name: user.id, known: true },
      { name: 'unknown', known: false },
    ]);
  });
});
