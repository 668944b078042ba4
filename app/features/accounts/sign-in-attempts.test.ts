import { expect, it } from 'vitest';
import { OverloadError } from '../../../lib/work-queue.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { requestReset, resetPassword } from '../password-reset/resets.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { signUp } from '../signup/signup.server.ts';
import { deleteExpiredAttempts, verifyPassword } from './sign-in-attempts.server.ts';
import { fastPasswords, rosa, signUpCustomer, start, startAccounts } from './test-accounts.ts';

const minute = 60_000;
const home = '203.0.113.7';
const wrong = { email: rosa.email, password: 'not the password' };

type Answer = 'signed in' | 'wrong' | 'refused';

/** A customer's account; `login` and `guess` come from a network address. */
async function begin(engine: Engine) {
  const db = await engine.open();
  const clock = { now: start };
  const services = { ...testServices(db, () => clock.now), passwords: fastPasswords };
  await signUpCustomer(services);
  const login = async (body: typeof wrong, source = home): Promise<Answer> => {
    try {
      return (await signIn(services, body, { source })) ? 'signed in' : 'wrong';
    } catch (error) {
      if (error instanceof OverloadError) return 'refused';
      throw error;
    }
  };
  const guess = async (times: number, source = home) => {
    const answers: Answer[] = [];
    for (let n = 0; n < times; n += 1) answers.push(await login(wrong, source));
    return answers;
  };
  return { db, clock, services, login, guess };
}

const times = <T>(count: number, value: T) => Array<T>(count).fill(value);

describeEngines('password attempts', (engine) => {
  it('are refused after 10 in 15 minutes, the same with and without an account', async () => {
    const { post, clock } = await startAccounts(engine);
    await post('/api/auth/signup', rosa);
    const nobody = { ...wrong, email: 'nobody@example.com' };
    for (const body of [wrong, nobody]) {
      for (let n = 0; n < 10; n += 1) {
        expect((await post('/api/auth/login', body)).statusCode).toBe(401);
      }
    }
    clock.now += minute;
    const known = await post('/api/auth/login', wrong);
    const unknown = await post('/api/auth/login', nobody);
    expect(known.statusCode).toBe(429);
    expect(known.headers['retry-after']).toBe(String(14 * 60));
    expect(known.json().detail).toContain('Try again in 14 minutes');
    expect(unknown.body).toBe(known.body);
    expect(unknown.headers['retry-after']).toBe(known.headers['retry-after']);
    // Even the correct password, in any spelling of the address.
    const shouted = { ...rosa, email: 'ROSA@EXAMPLE.COM' };
    expect((await post('/api/auth/login', shouted)).statusCode).toBe(429);
    clock.now += 14 * minute;
    expect((await post('/api/auth/login', rosa)).statusCode).toBe(200);
  });

  it('count when sent in parallel, and to another process', async () => {
    const { db, clock, services } = await begin(engine);
    const other = { ...testServices(db, () => clock.now), passwords: fastPasswords };
    const attempt = { ...wrong, hashed: undefined, source: home };
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => verifyPassword(n % 2 ? services : other, attempt)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('of one network don’t lock the customer out elsewhere; refused ones don’t count', async () => {
    const { login } = await begin(engine);
    const answers: Answer[] = [];
    // A /48 is one network, whichever of its 65,536 /64 an attempt comes from.
    for (let n = 0; n < 120; n += 1) answers.push(await login(wrong, `2001:db8:7:${n}::1`));
    expect(answers).toEqual([...times(10, 'wrong'), ...times(110, 'refused')]);
    expect(await login(rosa, '198.51.100.7')).toBe('signed in');
  });

  it('are refused for an hour after 100 from many networks, until a new password is set', async () => {
    const { services, db, login, guess, clock } = await begin(engine);
    for (let network = 0; network < 10; network += 1) {
      expect(await guess(10, `198.51.${network}.7`)).toEqual(times(10, 'wrong'));
    }
    expect(await login(rosa)).toBe('refused');
    await requestReset(services, rosa.email);
    const row = await db.read
      .selectFrom('deliveries')
      .select('payload')
      .where('event', '=', 'password.reset-asked')
      .executeTakeFirstOrThrow();
    const { token } = JSON.parse(row.payload ?? '');
    const password = 'a whole new set of words';
    expect(await resetPassword(services, token, password)).toMatchObject({ kind: 'changed' });
    expect(await login({ ...rosa, password })).toBe('signed in');
    for (let network = 0; network < 10; network += 1) await guess(10, `198.51.${network}.7`);
    clock.now += 60 * minute - 1;
    expect(await login({ ...rosa, password })).toBe('refused');
    clock.now += 1;
    expect(await login({ ...rosa, password })).toBe('signed in');
  });

  it('start over with the correct password, and are deleted an hour later', async () => {
    const { login, guess, db, clock } = await begin(engine);
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(9)).toEqual(times(9, 'wrong'));
      expect(await login(rosa)).toBe('signed in');
    }
    await guess(3);
    const rows = () => db.read.selectFrom('sign_in_attempts').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('rosa');
    clock.now = start + 15 * minute;
    await deleteExpiredAttempts({ db, clock: () => clock.now });
    expect(await rows()).toMatchObject([{ network: 'all', attempts: 3 }]);
    clock.now = start + 60 * minute;
    await deleteExpiredAttempts({ db, clock: () => clock.now });
    expect(await rows()).toEqual([]);
  });

  it('count wherever a password is verified', async () => {
    const { services, login } = await begin(engine);
    const sending = { key: 'form-1', source: home };
    const other = { ...rosa, email: 'other@example.com' };
    await signUp(services, other, sending);
    for (let n = 0; n < 10; n += 1) {
      const guess = signUp(services, { ...other, password: 'another guess' }, sending);
      expect(await guess).toEqual({ kind: 'mismatch' });
    }
    await expect(signUp(services, other, sending)).rejects.toBeInstanceOf(OverloadError);
    expect(await login(other)).toBe('refused');
  });
});
