import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { OverloadError } from '../../../lib/work-queue.ts';
import { describeEngines } from '../../../test/engines.ts';
import { cookieOf, rosa } from '../accounts/test-accounts.ts';
import { addOwner, findLink, linkLifetime, listOwners, removeOwner } from './owners.server.ts';
import { findOwnerSession, sessionLifetime } from './sessions.server.ts';
import { setUpPassword, signInWithPassword } from './sign-in.server.ts';
import { owner, startDesk } from './test-desk.ts';

const browser = { token: undefined, source: '203.0.113.7', label: 'Test', origin: '' };
const password = 'three wet otters';
const minute = 60_000;

/** The code that an authenticator app shows. */
const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** An owner with password and authenticator app, a minute after setting them up. */
async function withPassword(...args: Parameters<typeof startDesk>) {
  const desk = await startDesk(...args);
  const { services, clock, link } = desk;
  const { secret = '' } = (await findLink(services, link)) ?? {};
  const entries = { newPassword: password, code: codeAt(secret, clock.now) };
  const outcome = await setUpPassword(services, link, entries, browser);
  clock.now += minute;
  const login = async (entered: { password?: string; code?: string; email?: string } = {}) => {
    const right = { email: owner, password, code: codeAt(secret, clock.now) };
    try {
      return await signInWithPassword(services, { ...right, ...entered }, browser);
    } catch (error) {
      if (error instanceof OverloadError) return error.message;
      throw error;
    }
  };
  return { ...desk, secret, outcome, login };
}

describeEngines('an owner', (engine) => {
  it('sets up a passkey with a link that works once, and signs in with it', async () => {
    const { app, services, setUp, link, challenge, signIn, device } = await startDesk(engine);
    const { answer, cookie } = await setUp();
    expect(answer.headers['set-cookie']).toMatch(
      /^desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(await findOwnerSession(services, cookie.slice(5))).toMatchObject({
      owner: { email: owner },
      fresh: true,
    });
    expect((await setUp(link)).answer.statusCode).toBe(410);
    const signedIn = await signIn(device.get(await challenge()));
    expect(signedIn.statusCode).toBe(200);
    expect(cookieOf(signedIn)).not.toBe(cookie);
    const [listed] = await listOwners(services.db.read);
    expect(listed).toMatchObject({ email: owner, passkeys: 1, hasPassword: false });
    const me = await app.inject({ url: '/api/auth/me', headers: { cookie: cookieOf(signedIn) } });
    expect(me.statusCode).toBe(401);
  });

  it('gets a __Host- cookie on https', async () => {
    const desk = await startDesk(engine, { SITE_URL: 'https://www.example.com', DELIVERY: 'none' });
    const { answer } = await desk.setUp();
    expect(answer.headers['set-cookie']).toMatch(/^__Host-desk=[\w-]{43}; .*; Secure$/);
  });

  it('has links that end after a day, with a newer one, and when the owner is removed', async () => {
    const { services, clock, link } = await startDesk(engine);
    expect(await findLink(services, link)).toBeDefined();
    const newer = await addOwner(services, owner.toUpperCase());
    expect(newer.isNew).toBe(false);
    expect(await findLink(services, link)).toBeUndefined();
    clock.now += linkLifetime - 1;
    expect(await findLink(services, newer.token)).toBeDefined();
    clock.now += 1;
    expect(await findLink(services, newer.token)).toBeUndefined();
    const last = await addOwner(services, owner);
    expect(await removeOwner(services, owner)).toBe(true);
    expect(await findLink(services, last.token)).toBeUndefined();
  });

  it('signs in with password and code, each code once', async () => {
    const { services, outcome, secret, clock, login } = await withPassword(engine);
    expect(outcome.kind).toBe('signed-in');
    const token = await login();
    expect(await findOwnerSession(services, token)).toBeDefined();
    expect(await login()).toBeUndefined();
    const before = codeAt(secret, clock.now);
    clock.now += minute;
    for (const entered of [
      { password: 'four wet otters' },
      { code: '000000' },
      { code: before },
      { email: 'bob@example.com' },
    ]) {
      expect(await login(entered), JSON.stringify(entered)).toBeUndefined();
    }
    expect(await login()).toBeDefined();
  });

  it('lets one of nine equal codes in when they come at once', async () => {
    const { login } = await withPassword(engine);
    const tokens = await Promise.all(Array.from({ length: 9 }, () => login()));
    expect(tokens.filter(Boolean)).toHaveLength(1);
  });

  it('is refused after 10 attempts in 15 minutes, a customer with the same address is not', async () => {
    const { post, login, clock } = await withPassword(engine);
    await post('/api/auth/signup', { ...rosa, email: owner });
    // The right password with a wrong code counts as well.
    for (let n = 0; n < 10; n += 1) expect(await login({ code: '000000' })).toBeUndefined();
    expect(await login()).toMatch(/^Too many attempts with this email address/);
    const customer = { email: owner, password: rosa.password };
    expect((await post('/api/auth/login', customer)).statusCode).toBe(200);
    clock.now += 15 * minute;
    expect(await login()).toMatch(/^[\w-]{43}$/);
  });

  it('is signed out in every other browser by a new password, and after 30 days', async () => {
    const { services, clock, login, outcome } = await withPassword(engine);
    const first = outcome.kind === 'signed-in' ? outcome.token : '';
    const second = await login();
    const { token: link } = await addOwner(services, owner);
    const { secret = '' } = (await findLink(services, link)) ?? {};
    const entries = { newPassword: 'nine dry otters', code: codeAt(secret, clock.now) };
    const changed = await setUpPassword(services, link, entries, browser);
    for (const token of [first, second]) {
      expect(await findOwnerSession(services, token)).toBeUndefined();
    }
    const token = changed.kind === 'signed-in' ? changed.token : '';
    clock.now += sessionLifetime - 1;
    expect(await findOwnerSession(services, token)).toMatchObject({ fresh: false, extended: true });
    clock.now += sessionLifetime;
    expect(await findOwnerSession(services, token)).toBeUndefined();
  });
});
