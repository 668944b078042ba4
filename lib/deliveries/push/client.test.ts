import { afterEach, expect, it } from 'vitest';
import { type FakePush, startPush } from '../../../test/fakes/push.ts';
import type { Resolve } from '../../public-address.ts';
import type { PushMessage } from '../event.ts';
import { pushClient } from './client.ts';
import { library } from './keys.ts';

const open: FakePush[] = [];
afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
});

const keys = (await library()).generateVAPIDKeys();
const now = new Date(Date.UTC(2026, 0, 31, 12));

async function begin({
  privateNetwork = true,
  resolve,
}: {
  privateNetwork?: boolean;
  resolve?: Resolve;
} = {}) {
  const service = await startPush();
  open.push(service);
  const client = pushClient({
    privateNetwork,
    subject: 'mailto:hello@agents.example',
    keys: async () => keys,
    ...(resolve && { resolve }),
  });
  const { endpoint, keys: own } = service.subscribe();
  const message: PushMessage = {
    subscription: { endpoint, ...own },
    data: { title: 'New audit request' },
    ttl: 3600,
    urgency: 'high',
    topic: 'lead',
  };
  const send = (changes: Partial<PushMessage['subscription']> = {}) => {
    const subscription = { ...message.subscription, ...changes };
    return client({ ...message, subscription }, now, AbortSignal.timeout(5_000));
  };
  return { service, send };
}

it('sends what only the device can read, signed by the site', async () => {
  const { service, send } = await begin();
  expect(await send()).toEqual({ result: 'delivered', detail: '201' });
  expect(service.pushes).toMatchObject([
    {
      data: { title: 'New audit request' },
      subject: 'mailto:hello@agents.example',
      key: keys.publicKey,
      headers: { ttl: '3600', urgency: 'high', topic: 'lead' },
    },
  ]);
});

it.each([
  [404, {}, { result: 'gone' }],
  [410, {}, { result: 'gone' }],
  [400, {}, { result: 'refused' }],
  [413, {}, { result: 'refused' }],
  [401, {}, { result: 'failed', scope: 'channel' }],
  [403, {}, { result: 'failed', scope: 'channel' }],
  [500, {}, { result: 'failed', scope: 'channel' }],
  [302, { location: '/elsewhere' }, { result: 'failed', scope: 'channel' }],
  [429, {}, { result: 'failed', scope: 'delivery' }],
  [429, { 'retry-after': '90' }, { result: 'failed', scope: 'delivery', retryAfter: 90_000 }],
  [503, { 'retry-after': '90' }, { result: 'failed', scope: 'delivery', retryAfter: 90_000 }],
])('reads the answer %s %j', async (status, headers, outcome) => {
  const { service, send } = await begin();
  service.answer = () => ({ status, headers: headers as Record<string, string> });
  expect(await send()).toEqual({ detail: `${status}`, ...outcome });
});

it('retries what can’t be reached', async () => {
  const { send } = await begin();
  const refused = await send({ endpoint: 'http://127.0.0.1:9/x' });
  expect(refused).toMatchObject({ result: 'failed', scope: 'channel' });
});

it('calls only public addresses, on https', async () => {
  const resolve: Resolve = async () => [{ address: '10.0.0.7', family: 4 }];
  const { service, send } = await begin({ privateNetwork: false, resolve });
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://push.example/x',
    'http://93.184.215.14/x',
  ]) {
    expect(await send({ endpoint }), endpoint).toMatchObject({
      result: 'refused',
      detail: expect.stringContaining('PUSH_PRIVATE_NETWORK=allow permits it'),
    });
  }
  expect(service.pushes).toEqual([]);
});
