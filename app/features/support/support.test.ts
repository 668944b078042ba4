import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { messageCreated } from '../messages/mail.server.ts';

const entry = {
  name: 'Dana Whitfield',
  email: 'dana@whitfield.example',
  subject: 'Posts stopped',
  message: 'Nothing went out since Monday.',
};

async function start(engine: Engine) {
  const db = await engine.open();
  const env = readEnv({ NODE_ENV: 'test' });
  const app = await createTestApp({ env, db, clock: Date.now, site: env.site });
  return {
    site: env.site,
    post: (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/support', headers, payload }),
    stored: () => db.read.selectFrom('messages').selectAll().execute(),
    deliveries: () => db.read.selectFrom('deliveries').select('kind').orderBy('kind').execute(),
  };
}

describeEngines('POST /api/support', (engine) => {
  it('stores a message, with priority normal by default', async () => {
    const { post, stored, deliveries } = await start(engine);
    expect((await post(entry)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ ...entry, source: 'support', priority: 'normal' }]);
    expect(await deliveries()).toEqual([{ kind: 'owner-email' }, { kind: 'visitor-email' }]);
  });

  it('puts the priority into the subject of the owner’s email', async () => {
    const { post, stored, site } = await start(engine);
    await post({ ...entry, priority: 'urgent' });
    const [row] = await stored();
    expect(row && messageCreated.messages.owner?.(row, site).subject).toMatch(
      /^\[urgent\] .*Posts stopped/,
    );
  });

  it('rejects missing and unknown values, field by field', async () => {
    const { post, stored } = await start(engine);
    const refused = await post({ name: ' ', email: 'dana', priority: 'now', unknown: 1 });
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json().errors).toEqual({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      subject: 'Please enter a subject',
      message: 'Please write what you need help with',
      priority: 'Please choose a priority',
    });
    expect(await stored()).toEqual([]);
  });

  it('stores one message per idempotency key', async () => {
    const { post, stored } = await start(engine);
    const headers = { 'idempotency-key': 'a-key-of-one-filled-form' };
    const [first, second] = [await post(entry, headers), await post(entry, headers)];
    expect(second.json()).toEqual(first.json());
    expect((await post({ ...entry, subject: 'Else' }, headers)).statusCode).toBe(422);
    expect(await stored()).toHaveLength(1);
  });
});
