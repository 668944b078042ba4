import { expect, it } from 'vitest';
import { release } from '../../../lib/spam/held.ts';
import { describeEngines, type Engine } from '../../../test/engines.ts';
import { sampleMessage } from '../../../test/sample-message.ts';
import { testServices } from '../../../test/services.ts';
import { messageCreated } from './mail.server.ts';
import { storeMessage } from './messages.server.ts';
import type { MessageRow } from './model.ts';

const now = 1_760_000_000_000;

async function start(engine: Engine) {
  const db = await engine.open();
  const services = testServices(db, () => now);
  return {
    services,
    store: (changed = {}, key?: string) =>
      storeMessage(services, { ...sampleMessage, ...changed }, { key, source: undefined }),
    stored: () => db.read.selectFrom('messages').selectAll().execute(),
    deliveries: () =>
      db.read.selectFrom('deliveries').select(['kind', 'event']).orderBy('kind').execute(),
  };
}

describeEngines('messages', (engine) => {
  it('are stored, and their emails enqueued', async () => {
    const { store, stored, deliveries } = await start(engine);
    await store({ attribution: { utmSource: 'mail' } });
    expect(await stored()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        source: 'contact',
        name: 'Dana Whitfield',
        first_name: 'Dana',
        last_name: 'Whitfield',
        email: sampleMessage.email,
        phone: sampleMessage.phone,
        company: sampleMessage.company,
        topic: 'Strategy call',
        subject: null,
        message: sampleMessage.message,
        priority: 'normal',
        transcript: null,
        first_landing: null,
        last_landing: null,
        referrer: null,
        utm_source: 'mail',
        utm_medium: null,
        utm_campaign: null,
        utm_term: null,
        utm_content: null,
        created_at: now,
        set_aside_at: null,
        spam_reasons: null,
        released_at: null,
        request_id: null,
      },
    ]);
    expect(await deliveries()).toEqual([
      { kind: 'owner-email', event: 'message.created' },
      { kind: 'visitor-email', event: 'message.created' },
    ]);
  });

  it('are stored once per key, and each source has its own keys', async () => {
    const { store, stored } = await start(engine);
    const first = await store({}, 'k');
    expect(await store({ elapsed: 9000 }, 'k')).toEqual({ ...first, kind: 'replayed' });
    expect((await store({ message: 'Another' }, 'k')).kind).toBe('mismatch');
    expect((await store({ source: 'support' }, 'k')).kind).toBe('done');
    expect(await stored()).toHaveLength(2);
  });

  it('that look like spam are held until they are released', async () => {
    const { services, store, stored, deliveries } = await start(engine);
    await store({ honeypot: 'on' });
    const [row] = await stored();
    expect(row).toMatchObject({
      set_aside_at: now,
      spam_reasons: expect.stringContaining('field'),
    });
    expect(await deliveries()).toEqual([{ kind: 'owner-email', event: 'requests.set_aside' }]);
    const which = { table: 'messages', event: messageCreated, id: row?.id ?? '' } as const;
    expect(await release(services, which)).toBe(true);
    expect(await release(services, which)).toBe(false);
    expect((await deliveries()).map(({ event }) => event)).toContain('message.created');
    expect(await stored()).toMatchObject([{ set_aside_at: null, released_at: now }]);
  });

  it('include the conversation with the assistant', async () => {
    const { services, store, stored } = await start(engine);
    const transcript = [
      { role: 'user' as const, content: 'Do you serve Leesburg?', timestamp: now - 1 },
      { role: 'assistant' as const, content: 'Yes.', timestamp: now },
    ];
    await store({ source: 'chat', priority: 'urgent', transcript, topic: undefined });
    const [row] = (await stored()) as [MessageRow];
    const mail = messageCreated.messages.owner?.(row, services.site);
    expect(mail?.subject).toBe(
      '[urgent] New message: We open a second shop in Vienna in March. (Dana Whitfield)',
    );
    expect(JSON.stringify(mail?.blocks)).toContain('Do you serve Leesburg?');
    expect(messageCreated.messages.webhook?.(row, services.site)).toMatchObject({ transcript });
  });

  it('are confirmed without repeating the entries', async () => {
    const { services, store, stored } = await start(engine);
    await store({ firstName: 'Dana Buy-Now.example', company: 'Evil' });
    const [row] = (await stored()) as [MessageRow];
    const message = messageCreated.messages.visitor?.(row, services.site);
    const text = JSON.stringify(message?.mail);
    expect(message).toMatchObject({ address: sampleMessage.email, unverified: true });
    expect(text).toContain('We have your message');
    expect(text).toContain('within 24 hours');
    for (const entered of ['Dana', 'Buy-Now', 'Evil', 'Vienna'])
      expect(text).not.toContain(entered);
  });
});
