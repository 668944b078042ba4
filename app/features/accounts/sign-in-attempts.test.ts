import { expect, it } from 'vitest';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { requestReset, resetPassword } from '../password-reset/resets.server.ts';
import { deleteExpiredAttempts, verifyPassword } from './sign-in-attempts.server.ts';
import { rosa, start, startAccounts } from './test-accounts.ts';

const minute = 60_000;
const wrong = { email: rosa.email, password: 'not the password' };

/** A site with a customer; `login` and `guess` come from the given address. */
async function begin(engine: Engine) {
  const site = await startAccounts(engine);
  await site.post('/api/auth/signup', rosa);
  const login = (body: object, remoteAddress = '203.0.113.7') =>
    site.app.inject({ method: 'POST', url: '/api/auth/login', payload: body, remoteAddress });
  const guess = async (times: number, address?: string, body: object = wrong) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await login(body, address)).statusCode);
    return statuses;
  };
  return { ...site, login, guess };
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describeEngines('password attempts', (engine) => {
  it('are refused after 10 in 15 minutes, the same with and without an account', async () => {
    const { login, guess, clock } = await begin(engine);
    const nobody = { ...wrong, email: 'nobody@example.com' };
    expect(await guess(10)).toEqual(times(10, 401));
    expect(await guess(10, undefined, nobody)).toEqual(times(10, 401));
    clock.now += minute;
    const [known, unknown] = [await login(wrong), await login(nobody)];
    expect(known.statusCode).toBe(429);
    expect(known.headers['retry-after']).toBe(String(14 * 60));
    expect(known.json().detail).toContain('Try again in 14 minutes');
    expect(unknown.body).toBe(known.body);
    expect(unknown.headers['retry-after']).toBe(known.headers['retry-after']);
    // Even the correct password, in any spelling of the address.
    expect((await login({ ...rosa, email: 'ROSA@EXAMPLE.COM' })).statusCode).toBe(429);
    clock.now += 14 * minute;
    expect((await login(rosa)).statusCode).toBe(200);
  });

  it('count when sent in parallel, and to another process', async () => {
    const { login, db, clock } = await begin(engine);
    const other = testServices(db, () => clock.now);
    const elsewhere = () =>
      verifyPassword(other, { ...wrong, hashed: undefined, source: '203.0.113.99' }).then(
        () => 401,
        () => 429,
      );
    const here = async () => (await login(wrong)).statusCode;
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 ? here() : elsewhere())),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it('of one network don’t lock the customer out elsewhere; refused ones don’t count', async () => {
    const { login, guess } = await begin(engine);
    await guess(120, '203.0.113.7');
    expect((await login(rosa, '198.51.100.7')).statusCode).toBe(200);
  });

  it('are refused for an hour after 100 from many networks, until a new password is set', async () => {
    const { login, guess, db, clock } = await begin(engine);
    for (let network = 0; network < 10; network += 1) await guess(10, `198.51.${network}.7`);
    const refused = await login(rosa, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
    const services = testServices(db, () => clock.now);
    await requestReset(services, rosa.email);
    const row = await db.read
      .selectFrom('deliveries')
      .select('payload')
      .where('event', '=', 'password.reset-asked')
      .executeTakeFirstOrThrow();
    const { token } = JSON.parse(row.payload ?? '');
    const password = 'a whole new set of words';
    expect(await resetPassword(services, token, password)).toEqual({ kind: 'changed' });
    expect((await login({ ...rosa, password }, '203.0.113.7')).statusCode).toBe(200);
  });

  it('start over with the correct password, and are deleted an hour later', async () => {
    const { login, guess, db, clock } = await begin(engine);
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(9)).toEqual(times(9, 401));
      expect((await login(rosa)).statusCode).toBe(200);
    }
    await guess(3);
    const rows = () => db.read.selectFrom('sign_in_attempts').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('rosa');
    clock.now = start + 61 * minute;
    await deleteExpiredAttempts({ db, clock: () => clock.now });
    expect(await rows()).toEqual([]);
  });

  it('count wherever a password is verified', async () => {
    const { post, login } = await begin(engine);
    const key = { 'idempotency-key': 'form-1' };
    const other = { ...rosa, email: 'other@example.com' };
    await post('/api/auth/signup', other, key);
    const again = { ...other, password: 'another guess' };
    for (let n = 0; n < 10; n += 1) {
      expect((await post('/api/auth/signup', again, key)).statusCode).toBe(422);
    }
    expect((await post('/api/auth/signup', other, key)).statusCode).toBe(429);
    expect((await login(other, '127.0.0.1')).statusCode).toBe(429);
  });
});
