import { expect, test } from 'vitest';
import { startTestApp } from '../../server/http/test-app.ts';

const { app } = await startTestApp();

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
  });
});

test('the conversation may be left out, and its times may be texts', async () => {
  expect((await post({ message: 'hours?' })).status).toBe(200);
  const conversation = [{ role: 'user', content: 'hi', timestamp: new Date().toISOString() }];
  expect((await post({ message: 'hours?', conversation })).status).toBe(200);
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
] as const)('%j is refused at %s', async ([body, field]) => {
  const answer = await post(body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test('no JSON object, no JSON and too much are refused', async () => {
  expect((await post([])).status).toBe(400);
  const headers = { 'content-type': 'application/json' };
  const url = '/api/chat';
  const send = (payload: string) => app.inject({ method: 'POST', url, headers, payload });
  expect((await send('{')).statusCode).toBe(400);
  expect((await send(`{"message":"${'a'.repeat(70_000)}"}`)).statusCode).toBe(413);
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(405);
});
