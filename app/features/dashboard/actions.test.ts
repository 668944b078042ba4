import { expect, it } from 'vitest';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { routeArgs } from '../../../test/route.ts';
import { testServices } from '../../../test/services.ts';
import { findSession } from '../accounts/sessions.server.ts';
import { fastPasswords, rosa, signUpCustomer, start } from '../accounts/test-accounts.ts';
import { dashboardAction } from './actions.server.ts';

/** A customer; `post` sends a form of the dashboard, by default with their session. */
async function begin(engine: Engine) {
  const db = await engine.open();
  const services = { ...testServices(db, () => start), passwords: fastPasswords };
  const signup = await signUpCustomer(services);
  const post = async (entries: Record<string, string>, token = signup.tokens.token) => {
    const request = new Request('http://localhost/dashboard', {
      method: 'POST',
      headers: token ? { cookie: `session=${token}` } : {},
      body: new URLSearchParams(entries),
    });
    const answer = await dashboardAction(routeArgs(request, services));
    if (answer instanceof Response) {
      const { status, headers } = answer;
      return { status, location: headers.get('location'), cookie: headers.get('set-cookie') };
    }
    return { status: answer.init?.status, headers: answer.init?.headers, page: answer.data };
  };
  return { db, services, token: signup.tokens.token, post };
}

const signIn = { intent: 'sign-in', email: rosa.email, password: rosa.password };

describeEngines('a plain post to the dashboard', (engine) => {
  it('signs in with a new session, and out again', async () => {
    const { services, token, post } = await begin(engine);
    const signedIn = await post(signIn);
    expect(signedIn).toMatchObject({ status: 303, location: '/dashboard' });
    expect(await findSession(services, token)).toBeUndefined();
    const next = /^session=([\w-]{43});/.exec(signedIn.cookie ?? '')?.[1] ?? '';
    expect(await findSession(services, next)).toBeDefined();
    const signedOut = await post({ intent: 'sign-out' }, next);
    expect(signedOut).toMatchObject({ status: 303, location: '/dashboard?done=signed-out' });
    expect(signedOut.cookie).toContain('Max-Age=0');
    expect(await findSession(services, next)).toBeUndefined();
  });

  it('is refused with messages, without repeating a password', async () => {
    const { post } = await begin(engine);
    const incorrect = await post({ ...signIn, password: 'four wet otters' }, '');
    expect(incorrect).toMatchObject({
      status: 401,
      page: {
        intent: 'sign-in',
        entries: { email: rosa.email },
        failure: 'Incorrect email or password. Try again, or reset your password.',
      },
    });
    expect(JSON.stringify(incorrect)).not.toContain('four wet otters');
    expect(await post({ ...signIn, email: 'rosa@' }, '')).toMatchObject({
      status: 422,
      page: { errors: { email: 'Please enter a valid email address' } },
    });
    for (let n = 0; n < 9; n += 1) await post({ ...signIn, password: 'four wet otters' }, '');
    expect(await post(signIn, '')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      page: { failure: expect.stringContaining('Too many attempts') },
    });
  });

  it('changes nothing without a session, or for an unknown form', async () => {
    const { db, post } = await begin(engine);
    const users = () => db.read.selectFrom('users').select('first_name').execute();
    const details = { intent: 'details', firstName: 'Ana', lastName: 'Diaz' };
    expect(await post(details, '')).toMatchObject({ status: 303, location: '/dashboard' });
    expect(await post(details, 'x'.repeat(43))).toMatchObject({ location: '/dashboard' });
    expect(await users()).toEqual([{ first_name: 'Rosa' }]);
    for (const intent of ['', 'refund', 'toString']) {
      expect((await post({ intent })).status).toBe(400);
    }
    expect(await post(details)).toMatchObject({ location: '/dashboard?done=details' });
    expect(await users()).toEqual([{ first_name: 'Ana' }]);
  });

  it('deletes the account only with the correct password', async () => {
    const { db, post } = await begin(engine);
    const users = () => db.read.selectFrom('users').select('id').execute();
    expect(await post({ intent: 'delete', password: 'four wet otters' })).toMatchObject({
      status: 422,
      page: { errors: { password: 'Incorrect password. Please try again.' } },
    });
    expect(await users()).toHaveLength(1);
    const deleted = await post({ intent: 'delete', password: rosa.password });
    expect(deleted).toMatchObject({ status: 303, location: '/dashboard?done=deleted' });
    expect(deleted.cookie).toContain('Max-Age=0');
    expect(await users()).toEqual([]);
  });
});
