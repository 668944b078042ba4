import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';

const entry = { email: 'dana@whitfield.example', message: 'Do you serve Leesburg?' };

async function start(engine: Engine) {
  const db = await engine.open();
  const env = readEnv({ NODE_ENV: 'test' });
  const app = await createTestApp({ env, db, clock: Date.now, site: env.site });
  return {
    post: (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/contact', headers, payload }),
    stored: () => db.read.selectFrom('messages').selectAll().execute(),
  };
}

describeEngines('POST /api/contact', (engine) => {
  it('requires an email address and a message, nothing else', async () => {
    const { post, stored } = await start(engine);
    expect((await post(entry)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([
      { ...entry, source: 'contact', name: null, topic: 'General question', priority: 'normal' },
    ]);
    const refused = await post({ firstName: 'Dana', topic: 'gossip' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      email: 'Please enter a valid email address',
      topic: 'Please choose a topic',
      message: 'Please write a few words so we know what to answer',
    });
    expect(await stored()).toHaveLength(1);
  });

  it('stores every field, once per idempotency key', async () => {
    const { post, stored } = await start(engine);
    const all = { firstName: 'Dana', lastName: 'Whitfield', phone: '555', company: 'Bakery' };
    const body = { ...entry, ...all, topic: 'strategy-call', priority: 'urgent', id: 'mine' };
    const headers = { 'idempotency-key': 'k' };
    const first = await post(body, headers);
    expect((await post(body, headers)).json()).toEqual(first.json());
    expect(await stored()).toMatchObject([
      {
        id: first.json().id,
        name: 'Dana Whitfield',
        first_name: 'Dana',
        phone: '555',
        company: 'Bakery',
        topic: 'Strategy call',
        priority: 'normal',
      },
    ]);
  });

  it('holds a message with a filled honeypot for review, with the same answer', async () => {
    const { post, stored } = await start(engine);
    expect((await post({ ...entry, extraTopic: 'x' })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ set_aside_at: expect.any(Number) }]);
  });
});
