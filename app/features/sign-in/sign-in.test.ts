import { expect, it } from 'vitest';
import type { Owner } from '../../../lib/work-queue.ts';
import { describeEngines } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { deleteExpiredSessions, startSession } from '../accounts/sessions.server.ts';
import {
  cookieOf,
  day,
  rosa,
  signUpCustomer,
  start,
  startAccounts,
} from '../accounts/test-accounts.ts';
import { findUser, setPassword } from '../accounts/users.server.ts';
import { signIn } from './sign-in.server.ts';

const login = { email: rosa.email, password: rosa.password };

describeEngines('sessions', (engine) => {
  it('signs in, returns the user, and signs out for good', async () => {
    const { post, get } = await startAccounts(engine);
    await post('/api/auth/signup', rosa);
    for (let round = 0; round < 3; round += 1) {
      const answer = await post('/api/auth/login', { ...login, email: 'ROSA@example.COM' });
      expect(answer.statusCode).toBe(200);
      const cookie = cookieOf(answer);
      expect((await get('/api/auth/me', { cookie })).statusCode).toBe(200);
      const out = await post('/api/auth/logout', undefined, { cookie });
      expect(out.headers['set-cookie']).toMatch(/session=; .*Max-Age=0/);
      expect((await get('/api/auth/me', { cookie })).statusCode).toBe(401);
    }
  });

  it('refuses 100 of 100 cookies copied before the sign-out', async () => {
    const { app, db, post, get } = await startAccounts(engine);
    await post('/api/auth/signup', rosa);
    const [user] = await db.read.selectFrom('users').select('id').execute();
    let replayed = 0;
    for (let round = 0; round < 100; round += 1) {
      const token = await db.write((tx) => startSession(tx, user?.id ?? '', start));
      const cookie = `session=${token}`;
      expect((await get('/api/auth/me', { cookie })).statusCode).toBe(200);
      await post('/api/auth/logout', undefined, { cookie });
      const again = await app.inject({ url: '/api/auth/me', headers: { cookie } });
      if (again.statusCode !== 401) replayed += 1;
    }
    expect(replayed).toBe(0);
  });

  it('protects the cookie from scripts and other sites, and uses the host prefix on https', async () => {
    const plain = await startAccounts(engine);
    expect((await plain.post('/api/auth/signup', rosa)).headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const secure = await startAccounts(engine, {
      SITE_URL: 'https://www.example.com',
      DELIVERY: 'none',
    });
    const answer = await secure.post('/api/auth/signup', { ...rosa, email: 's@example.com' });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const weak = cookieOf(answer).replace('__Host-', '');
    expect((await secure.get('/api/auth/me', { cookie: weak })).statusCode).toBe(401);
  });

  it('issues a new token at sign-in, never a planted one, and ends the previous session', async () => {
    const { post, get } = await startAccounts(engine);
    await post('/api/auth/signup', rosa);
    const planted = `session=${'A'.repeat(43)}`;
    const first = cookieOf(await post('/api/auth/login', login, { cookie: planted }));
    expect(first).not.toBe(planted);
    expect((await get('/api/auth/me', { cookie: planted })).statusCode).toBe(401);
    const second = cookieOf(await post('/api/auth/login', login, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await get('/api/auth/me', { cookie: first })).statusCode).toBe(401);
    expect((await get('/api/auth/me', { cookie: second })).statusCode).toBe(200);
  });

  it('lasts 30 days from its last use', async () => {
    const { post, get, clock } = await startAccounts(engine);
    const cookie = cookieOf(await post('/api/auth/signup', rosa));
    clock.now += 0.5 * day;
    expect((await get('/api/auth/me', { cookie })).headers).not.toHaveProperty('set-cookie');
    clock.now += 29 * day;
    const used = await get('/api/auth/me', { cookie });
    expect(used.headers['set-cookie']).toContain(cookie);
    clock.now += 29 * day;
    expect((await get('/api/auth/me', { cookie })).statusCode).toBe(200);
    clock.now += 31 * day;
    expect((await get('/api/auth/me', { cookie })).statusCode).toBe(401);
  });

  it('deletes expired sessions, and only those', async () => {
    const { db, post, get, clock } = await startAccounts(engine);
    const sessions = async () =>
      (await db.read.selectFrom('sessions').selectAll().execute()).length;
    await post('/api/auth/signup', rosa);
    clock.now += day;
    const later = cookieOf(await post('/api/auth/login', login));
    clock.now += 29 * day - 1;
    await deleteExpiredSessions({ db, clock: () => clock.now });
    expect(await sessions()).toBe(2);
    clock.now += 1;
    await deleteExpiredSessions({ db, clock: () => clock.now });
    expect(await sessions()).toBe(1);
    expect((await get('/api/auth/me', { cookie: later })).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown address the same', async () => {
    const { post } = await startAccounts(engine);
    await post('/api/auth/signup', rosa);
    const wrong = await post('/api/auth/login', { ...login, password: 'four wet otters' });
    const unknown = await post('/api/auth/login', { ...login, email: 'nobody@example.com' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    const without = ({ headers }: typeof wrong) => {
      const { 'x-request-id': _, date: __, ...rest } = headers;
      return rest;
    };
    expect(without(unknown)).toEqual(without(wrong));
  });

  it('verifies one password hash for an unknown address too', async () => {
    const db = await engine.open();
    const services = testServices(db);
    const hashes: (string | undefined)[] = [];
    const counting: typeof services.passwords = {
      ...services.passwords,
      matches: async (_, phc) => {
        hashes.push(phc);
        return false;
      },
    };
    const unknown = { ...login, email: 'nobody@example.com' };
    expect(await signIn({ ...services, passwords: counting }, unknown, {})).toBeUndefined();
    expect(hashes).toEqual([undefined]);
  });

  it('refuses the 61st sign-in a minute from one address', async () => {
    const { post } = await startAccounts(engine, { RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await post('/api/auth/login', {})).statusCode);
    expect(statuses).toEqual([...Array<number>(60).fill(422), 429]);
  });

  it('stores a hash of the token, not the token', async () => {
    const { db, post } = await startAccounts(engine);
    const cookie = cookieOf(await post('/api/auth/signup', rosa));
    const [session] = await db.read.selectFrom('sessions').selectAll().execute();
    expect(cookie).not.toContain(session?.token_hash);
    expect(session?.token_hash).toMatch(/^[\w-]{43}$/);
  });

  it('refuses requests that another site makes a browser send', async () => {
    const { app, db, post } = await startAccounts(engine);
    const cookie = cookieOf(await post('/api/auth/signup', rosa));
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    const forms = [
      '/api/auth/logout',
      '/api/auth/login',
      '/api/auth/signup',
      '/dashboard',
      '/signup',
      '/reset-password',
      '/dashboard.data',
    ];
    for (const headers of foreign) {
      for (const url of forms) {
        for (const type of [
          'application/json',
          'application/x-www-form-urlencoded',
          'text/plain',
        ]) {
          const answer = await app.inject({
            method: 'POST',
            url,
            headers: { ...headers, cookie, 'content-type': type },
            payload: 'intent=delete',
          });
          expect(answer.statusCode, `${url} ${JSON.stringify(headers)}`).toBe(403);
        }
      }
    }
    expect(await db.read.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  });

  it('starts no session with a password that is changed during verification', async () => {
    const db = await engine.open();
    const services = testServices(db);
    const { passwords } = services;
    await signUpCustomer(services);
    const user = await findUser(services, rosa.email);
    if (!user) throw new Error('Rosa has signed up');
    const meanwhile: typeof passwords = Object.create(passwords, {
      matches: {
        value: async (password: string, hashed: string, owner: Owner) => {
          const right = await passwords.matches(password, hashed, owner);
          const next = await passwords.hash('a whole new set of words', owner);
          await db.write((tx) => setPassword(tx, user.id, next, Date.now()));
          return right;
        },
      },
    });
    const sessions = () => db.read.selectFrom('sessions').selectAll().execute();
    const before = await sessions();
    expect(await signIn({ ...services, passwords: meanwhile }, login, {})).toBeUndefined();
    expect(await sessions()).toEqual(before);
  });
});
