import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../server/http/test-app.ts';
import { greeting } from './copy.ts';

const { app, parts } = await startTestApp();

async function post(body: unknown) {
  const response = await app.inject({ method: 'POST', url: '/api/chat', payload: body as object });
  return { status: response.statusCode, body: response.json() };
}

test('a question is answered with success, text and links', async () => {
  const { status, body } = await post({ message: 'How much is Pro?', conversation: [] });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    response: expect.stringContaining('$497 a month'),
    links: expect.arrayContaining([{ label: 'Pricing', href: '/pricing' }]),
    language: 'en',
  });
});

test('the conversation is optional, and its times may be JSON dates', async () => {
  expect((await post({ message: 'hours?' })).status).toBe(200);
  const conversation = [{ role: 'user', content: 'hi', timestamp: new Date().toISOString() }];
  expect((await post({ message: 'hours?', conversation })).status).toBe(200);
});

test('the greeting that the browser sends along is no reply before the first message', async () => {
  const greeted = [{ role: 'assistant', content: greeting, timestamp: 0 }];
  const { body } = await post({ message: 'its Tomasz', conversation: greeted });
  expect(body.response).toMatch(/^Hi Tomasz/);
});

test.for([
  [{}, 'message'],
  [{ message: '  ' }, 'message'],
  [{ message: 7 }, 'message'],
  [{ message: 'a'.repeat(1_001) }, 'message'],
  [{ message: 'a\u0000b' }, 'message'],
  [{ message: 'hi', conversation: 'none' }, 'conversation'],
  [
    { message: 'hi', conversation: [{ role: 'system', content: '', timestamp: 0 }] },
    'conversation',
  ],
  [{ message: 'hi', conversation: [{ role: 'user', content: 1, timestamp: 0 }] }, 'conversation'],
] as const)('%j is rejected because of %s', async ([body, field]) => {
  const answer = await post(body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test('anything but a JSON object of at most 64 KB is rejected', async () => {
  expect((await post([])).status).toBe(400);
  const headers = { 'content-type': 'application/json' };
  const url = '/api/chat';
  const send = (payload: string) => app.inject({ method: 'POST', url, headers, payload });
  expect((await send('{')).statusCode).toBe(400);
  expect((await send(`{"message":"${'a'.repeat(70_000)}"}`)).statusCode).toBe(413);
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(405);
});

describe('talk to a person', () => {
  const entries = {
    name: 'Rosa Alvarez',
    email: 'rosa@example.com',
    company: 'Alvarez Bakery',
    message: 'Can you post in Spanish for our bakery?',
    consent: 'yes',
    transcript: [
      { role: 'assistant', content: 'Hi.', timestamp: 0 },
      { role: 'user', content: 'Do you post in Spanish?', timestamp: '2026-03-02T10:00:00.000Z' },
    ],
  };
  const send = (payload: object, key: string) =>
    app.inject({
      method: 'POST',
      url: '/api/chat/person',
      payload,
      headers: { 'idempotency-key': key },
    });
  const stored = () => parts.db.read.selectFrom('messages').selectAll().execute();

  test('stores one message with the transcript and notifies both sides', async () => {
    const first = await send(entries, 'a-key-of-sixteen-characters');
    expect(first.statusCode).toBe(201);
    expect((await send(entries, 'a-key-of-sixteen-characters')).json()).toEqual(first.json());
    expect(first.json().team).toMatch(
      /^our team is (in until 6 PM today|back (today|\w+day) at 9 AM)/,
    );
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: first.json().id,
      source: 'chat',
      name: 'Rosa Alvarez',
      email: 'rosa@example.com',
      company: 'Alvarez Bakery',
      message: entries.message,
      set_aside_at: null,
    });
    expect(JSON.parse(row?.transcript ?? '')).toEqual([
      entries.transcript[0],
      { ...entries.transcript[1], timestamp: Date.parse('2026-03-02T10:00:00.000Z') },
    ]);
    const deliveries = await parts.db.read.selectFrom('deliveries').select('kind').execute();
    expect(deliveries.map(({ kind }) => kind).sort()).toEqual(['owner-email', 'visitor-email']);
  });

  test('the answer says when our team is in, in the conversation’s language', async () => {
    const answer = await send({ ...entries, language: 'es' }, 'a-key-of-a-spanish-conversation');
    expect(answer.json().team).toMatch(/^nuestro equipo atiende /);
  });

  test.for(['name', 'email', 'message', 'consent'])(
    'nothing is stored without %s',
    async (field) => {
      const before = await stored();
      const answer = await send({ ...entries, [field]: '' }, `a-key-without-${field}-in-it`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
      expect(await stored()).toEqual(before);
    },
  );
});
