import { createServer } from 'node:net';
import { afterEach, expect, it, test } from 'vitest';
import { type FakeReceiver, startReceiver } from '../../../test/fakes/webhook.ts';
import type { Resolve } from '../../public-address.ts';
import { isPublicIp } from '../../public-address.ts';
import { retryAfterMs } from '../http-post.ts';
import { webhookClient } from './client.ts';

const open: FakeReceiver[] = [];
afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.close();
});

async function receive(): Promise<FakeReceiver> {
  const receiver = await startReceiver();
  open.push(receiver);
  return receiver;
}

const message = { id: 'id-1', now: new Date('2025-06-02T14:00:00Z'), body: '{"type":"x"}' };
const never = new AbortController().signal;

it('signs as Standard Webhooks specifies', async () => {
  const receiver = await receive();
  const client = webhookClient({ ...receiver, privateNetwork: true });
  expect(await client(message, never)).toMatchObject({ result: 'delivered' });
  const [request] = receiver.requests;
  expect(request?.headers).toMatchObject({
    'webhook-id': 'id-1',
    'webhook-timestamp': '1748872800',
    'content-type': 'application/json',
  });
  expect(request && receiver.signatureHolds(request)).toBe(true);
});

it.each([301, 302, 307, 308])('a %i is a failure and is not followed', async (status) => {
  const receiver = await receive();
  receiver.answer = ({ path }) =>
    path === '/hook' ? { status, headers: { location: '/elsewhere' } } : { status: 200 };
  const client = webhookClient({ ...receiver, privateNetwork: true });
  expect(await client(message, never)).toMatchObject({
    result: 'failed',
    detail: `${status}: redirects are not followed`,
  });
  expect(receiver.requests).toHaveLength(1);
});

it('a 410 unsubscribes the receiver', async () => {
  const receiver = await receive();
  receiver.answer = () => ({ status: 410 });
  const client = webhookClient({ ...receiver, privateNetwork: true });
  expect(await client(message, never)).toMatchObject({ result: 'gone' });
});

it('honors the Retry-After of a 429', async () => {
  const receiver = await receive();
  receiver.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
  const client = webhookClient({ ...receiver, privateNetwork: true });
  expect(await client(message, never)).toMatchObject({ result: 'failed', retryAfter: 120_000 });
  expect(retryAfterMs('Mon, 02 Jun 2025 14:00:30 GMT', message.now)).toBe(30_000);
  expect(retryAfterMs('9999999999', message.now)).toBe(86_400_000);
  expect(retryAfterMs('soon', message.now)).toBeUndefined();
});

it('reads only the start of a long answer', async () => {
  const receiver = await receive();
  receiver.answer = () => ({ status: 500, body: 'x'.repeat(50_000_000) });
  const client = webhookClient({ ...receiver, privateNetwork: true });
  const { detail } = await client(message, never);
  expect(detail).toHaveLength(204);
});

it.each([
  ['an answer that is not HTTP', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ['a connection that is closed', ''],
])('%s is a failure whose detail hides the address', async (_, answer) => {
  const server = createServer((socket) => socket.end(answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { secret } = await receive();
  const url = `http://127.0.0.1:${port}/?key=hidden`;
  const outcome = await webhookClient({ url, secret, privateNetwork: true })(message, never);
  expect(outcome).toMatchObject({ result: 'failed', scope: 'channel' });
  expect(outcome.detail).not.toContain('hidden');
  server.close();
});

it('a receiver that never answers times out', async () => {
  const receiver = await receive();
  receiver.answer = () => new Promise(() => undefined);
  const client = webhookClient({ ...receiver, privateNetwork: true });
  const outcome = await client(message, AbortSignal.timeout(100));
  expect(outcome).toMatchObject({ result: 'failed', scope: 'channel' });
});

test.each([
  'http://127.0.0.1:9/',
  'http://127.1:9/',
  'http://2130706433:9/',
  'http://[::1]:9/',
  'http://[::ffff:127.0.0.1]:9/',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[64:ff9b::a00:1]/',
  'http://100.64.0.1/',
  'http://0.0.0.0:9/',
  'http://localhost:9/',
  'http://168.63.129.16/',
  'http://[::ffff:168.63.129.16]/',
  'http://[::7f00:1]:9/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[4000::1]/',
  'http://[5f00::1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2001::a00:1]/',
  'http://[2001:2::1]/',
  'http://[2001:20::1]/',
  'http://[2001:1ff::1]/',
  'http://[2001:db8::1]/',
  'http://[2002:7f00:1::1]/',
  'http://[2620:4f:8000::1]/',
  'http://[3fff:fff::1]/',
])('%s is refused', async (url) => {
  const { secret } = await receive();
  const outcome = await webhookClient({ url, secret, privateNetwork: false })(message, never);
  expect(outcome).toMatchObject({
    result: 'failed',
    detail: expect.stringContaining('not on the public internet'),
  });
});

test('public addresses are accepted', () => {
  for (const address of [
    '93.184.216.34',
    '8.8.8.8',
    '168.63.129.15',
    '::ffff:8.8.8.8',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '3ffe::1',
  ]) {
    expect([address, isPublicIp(address)]).toEqual([address, true]);
  }
});

it('a name that resolves differently after the check is not connected to', async () => {
  const receiver = await receive();
  const { port } = new URL(receiver.url);
  let asked = 0;
  // First another address, then this machine: DNS rebinding.
  const rebinding: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
  };
  const settings = { ...receiver, url: `http://rebind.example:${port}/`, privateNetwork: false };
  const client = webhookClient(settings, rebinding);
  for (let i = 0; i < 3; i += 1) {
    expect(await client(message, never)).toMatchObject({ result: 'failed' });
  }
  expect(asked).toBe(3);
  expect(receiver.requests).toEqual([]);
});

it('a name with private addresses only is refused', async () => {
  const receiver = await receive();
  const { port } = new URL(receiver.url);
  const mixed: Resolve = async () => [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  const settings = { ...receiver, url: `http://mixed.example:${port}/`, privateNetwork: false };
  expect(await webhookClient(settings, mixed)(message, never)).toMatchObject({
    detail: expect.stringContaining('mixed.example is not on the public internet'),
  });
  expect(receiver.requests).toEqual([]);
});
