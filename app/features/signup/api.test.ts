import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { OverloadError } from '../../../lib/work-queue.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { routeArgs } from '../../../test/route.ts';
import { testServices } from '../../../test/services.ts';
import { cookieOf, fastPasswords, rosa, start, startAccounts } from '../accounts/test-accounts.ts';
import { signupAction } from './api.server.ts';

const path = '/api/auth/signup';

/** Refused bodies, with status and message. */
const refused: [string, unknown, number, RegExp][] = [
  ['half a JSON', '{"email": "r', 400, /JSON/],
  ['an array', [rosa], 400, /object/],
  ['a key __proto__', `{"__proto__":{"a":1},${JSON.stringify(rosa).slice(1)}`, 400, /__proto__/],
  ['no fields', {}, 422, /First name must be at least 2 characters/],
  ['no email address', { ...rosa, email: 'rosa' }, 422, /Please enter a valid email address/],
  ['a first name of 1', { ...rosa, firstName: 'R' }, 422, /First name must be at least 2/],
  ['a last name of 1', { ...rosa, lastName: 'A' }, 422, /Last name must be at least 2/],
  ['7 characters', { ...rosa, password: 'otters!' }, 422, /Password must be at least 8/],
  ['257 characters', { ...rosa, password: 'o'.repeat(257) }, 422, /at most 256/],
  ['a password that is a list', { ...rosa, password: ['a'] }, 422, /Password must be/],
  ['a common password', { ...rosa, password: 'Password1' }, 422, /easy to guess/],
  ['its own address', { ...rosa, password: 'rosa@example.com' }, 422, /easy to guess/],
  ['an unknown plan', { ...rosa, subscriptionPlan: 'free' }, 422, /choose a plan/],
  ['CRLF in the name', { ...rosa, firstName: 'Ro\r\nBcc: a@b.example' }, 422, /one line/],
];

describeEngines(`POST ${path}`, (engine) => {
  it('creates a user, a subscription with history, a session and notifications', async () => {
    const { db, post, get } = await startAccounts(engine);
    const answer = await post(path, rosa);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    const [user] = await db.read.selectFrom('users').selectAll().execute();
    expect(user).toEqual({
      id,
      email: 'rosa@example.com',
      first_name: 'Rosa',
      last_name: 'Alvarez',
      company: 'Alvarez Plumbing',
      phone: null,
      password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      subscription_plan: 'growth',
      subscription_status: 'inactive',
      subscription_start_date: start,
      subscription_end_date: null,
      created_at: start,
      updated_at: start,
    });
    expect(await db.read.selectFrom('subscriptions').selectAll().execute()).toMatchObject([
      { user_id: id, plan: 'growth', status: 'pending', amount: 49_700, billing_cycle: 'monthly' },
    ]);
    expect(await db.read.selectFrom('subscription_changes').selectAll().execute()).toMatchObject([
      { kind: 'signup', to_plan: 'growth', amount: 49_700, applied_at: start },
    ]);
    const notified = await db.read.selectFrom('deliveries').select(['kind', 'event']).execute();
    expect(notified.map(({ kind, event }) => `${event} ${kind}`).sort()).toEqual([
      'customer.created owner-email',
      'customer.created visitor-email',
    ]);
    const me = await get('/api/auth/me', { cookie: cookieOf(answer) });
    expect(me.json().user).toMatchObject({ id, firstName: 'Rosa', subscriptionStatus: 'inactive' });
  });

  it('refuses invalid bodies, and stores nothing', async () => {
    const { db, post } = await startAccounts(engine);
    for (const [what, body, status, text] of refused) {
      const answer = await post(path, body);
      expect(answer.statusCode, what).toBe(status);
      expect(answer.body, what).toMatch(text);
      expect(answer.headers, what).not.toHaveProperty('set-cookie');
    }
    expect(await db.read.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await db.read.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  });

  it('accepts an address once, in any spelling, also from parallel requests', async () => {
    const { db, post } = await startAccounts(engine);
    const both = await Promise.all([post(path, rosa), post(path, rosa)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const again = await post(path, { ...rosa, email: 'ROSA@EXAMPLE.COM' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors.email).toMatch(/already exists/);
    expect(await db.read.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await db.read.selectFrom('subscriptions').select('id').execute()).toHaveLength(1);
  });

  it('ignores fields that the form doesn’t have', async () => {
    const { db, post } = await startAccounts(engine);
    const more = {
      role: 'admin',
      subscriptionStatus: 'active',
      amount: 1,
      id: 'mine',
      status: 'active',
    };
    const answer = await post(path, {
      ...rosa,
      ...more,
      created_at: 0,
      subscription_status: 'active',
    });
    expect(answer.statusCode).toBe(201);
    const [user] = await db.read.selectFrom('users').selectAll().execute();
    expect(user).toMatchObject({ subscription_status: 'inactive', created_at: start });
    expect(user?.id).not.toBe('mine');
    const [subscription] = await db.read.selectFrom('subscriptions').selectAll().execute();
    expect(subscription).toMatchObject({ amount: 49_700, status: 'pending' });
  });

  it('creates one account per idempotency key, and requires the password to replay', async () => {
    const { db, post, get } = await startAccounts(engine);
    const key = { 'idempotency-key': 'form-1' };
    const first = await post(path, rosa, key);
    const again = await post(path, rosa, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await get('/api/auth/me', { cookie: cookieOf(again) })).statusCode).toBe(200);
    const guess = await post(path, { ...rosa, password: 'four wet otters' }, key);
    expect(guess.statusCode).toBe(422);
    expect(guess.headers).not.toHaveProperty('set-cookie');
    expect(await db.read.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('leaves the password out of the idempotency key’s hash', async () => {
    const { db, post } = await startAccounts(engine);
    await post(path, rosa, { 'idempotency-key': 'form-1' });
    await post(
      path,
      { ...rosa, email: 'b@example.com', password: 'other long words' },
      { 'idempotency-key': 'form-2' },
    );
    const keys = await db.read.selectFrom('idempotency_keys').select('request_hash').execute();
    const { password: _, ...rest } = { ...rosa };
    const sorted = Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(keys.map((row) => row.request_hash)).toContain(
      hash('sha256', JSON.stringify(sorted), 'base64url'),
    );
  });
});

/** Posts the form as a browser without JavaScript does. */
async function beginPlain(engine: Engine, more: Partial<ReturnType<typeof testServices>> = {}) {
  const db = await engine.open();
  const services = { ...testServices(db), passwords: fastPasswords, ...more };
  const logged: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => void logged.push(err) };
  const post = async (entries: Record<string, string>) => {
    const body = new URLSearchParams(entries);
    const request = new Request('http://localhost/signup', { method: 'POST', body });
    const answer = await signupAction(routeArgs(request, services, log));
    if (answer instanceof Response) return { status: answer.status, headers: answer.headers };
    const { status, headers } = answer.init ?? {};
    return { status, headers: new Headers(headers), page: answer.data };
  };
  const users = () => db.read.selectFrom('users').select(['id', 'email']).execute();
  return { post, users, logged };
}

describeEngines('the signup page’s plain post', (engine) => {
  it('creates one account for the same entries, and signs in', async () => {
    const { post, users } = await beginPlain(engine);
    for (const answer of [await post(rosa), await post(rosa)]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/dashboard?welcome=1');
      expect(answer.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; .*HttpOnly/);
      expect(answer.headers.get('x-stored-id')).toBe((await users())[0]?.id);
    }
    expect(await users()).toHaveLength(1);
  });

  it('is refused with messages and entries, but without the password', async () => {
    const { post, users } = await beginPlain(engine);
    const { password: _, ...entries } = rosa;
    expect(await post({ ...rosa, password: 'otters!' })).toMatchObject({
      status: 422,
      page: { entries, errors: { password: 'Password must be at least 8 characters' } },
    });
    await post(rosa);
    const taken = await post({ ...rosa, firstName: 'Ana', password: 'four wet otters' });
    expect(taken).toMatchObject({
      status: 409,
      page: { errors: { email: expect.stringContaining('already exists') } },
    });
    expect(JSON.stringify(taken)).not.toContain('four wet otters');
    expect(await users()).toHaveLength(1);
  });

  it('says when to try again during an overload, and logs any other failure', async () => {
    const full = await beginPlain(engine, {
      passwords: { ...fastPasswords, hash: () => Promise.reject(new OverloadError(7)) },
    });
    const refused = await full.post(rosa);
    expect(refused).toMatchObject({
      status: 429,
      page: {
        failure: expect.stringContaining('try again in 7 seconds'),
        entries: { firstName: 'Rosa' },
      },
    });
    expect(refused.headers.get('retry-after')).toBe('7');
    expect(full.logged).toEqual([]);
    const error = new Error('broken');
    const broken = await beginPlain(engine, {
      passwords: { ...fastPasswords, hash: () => Promise.reject(error) },
    });
    expect(await broken.post(rosa)).toMatchObject({
      status: 503,
      page: { failure: 'Signup Failed. Something went wrong. Please try again.' },
    });
    expect(broken.logged).toEqual([error]);
  });
});
