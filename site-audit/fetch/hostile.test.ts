import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import PQueue from 'p-queue';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Resolve } from '../../lib/public-address.ts';
import { checks } from '../checks.ts';
import { type LookOptions, look } from '../look.ts';
import { createReader } from '../reader.ts';
import { publicReach, type Reach } from './reach.ts';
import { privateAddresses, refusedAddresses } from './test-hostile-addresses.ts';
import {
  type HostileServer,
  hostileServers,
  luringServers,
  startHostile,
} from './test-hostile-servers.ts';

const reader = createReader({ jobMs: 5_000 });
afterAll(() => reader.close());

/** Addresses that any socket of this process tried to connect to. */
const attempts: string[] = [];
const watch = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address: string) => attempts.push(address));
};
beforeEach(() => {
  attempts.length = 0;
  subscribe('net.client.socket', watch);
});
afterEach(() => {
  unsubscribe('net.client.socket', watch);
});

/** Here, 127.0.0.1 plays the internet, and every other address a private network. */
const smallInternet: Reach = {
  isAllowed: (address) => address === '127.0.0.1',
  resolve: () => Promise.reject(new Error('no name is looked up')),
  ports: undefined,
};

const lookAt = (address: string, options: Partial<LookOptions> = {}) =>
  look(address, { reach: smallInternet, userAgent: 'AuditTest/1.0', reader, ...options });

/** Short, so that a server that never ends costs the test little. */
const timeouts = { visit: 2_000, look: 60_000 };

const shown = (address: string) => [address.slice(0, 60), address] as const;

test.each([...privateAddresses, ...refusedAddresses].map(shown))(
  'connects to nobody for %s',
  async (_, address) => {
    const reach = { ...publicReach, resolve: smallInternet.resolve };
    const { problem, findings } = await lookAt(address, { reach });
    expect(attempts).toEqual([]);
    expect(problem).toBeDefined();
    expect(findings.map(({ result }) => result)).toEqual(checks.map(() => 'unknown'));
  },
);

test.each([
  ['resolves to a private address', [['10.0.0.1']]],
  ['resolves to the metadata service', [['169.254.169.254']]],
  ['resolves to private addresses of both kinds', [['192.168.0.1', '::1', 'fd00::1']]],
  ['resolves to what is no address', [['localhost', '127.0.0.1/8', '']]],
  ['resolves to nothing', [[]]],
])('connects to nobody for a name that %s', async (_, answers) => {
  const reach = { ...publicReach, resolve: resolveInTurn(answers) };
  await lookAt('https://shop.example/', { reach });
  expect(attempts).toEqual([]);
});

test('a name that resolves to another address the second time is resolved once', async () => {
  const site = await startHostile({ name: 'page', answer: (socket) => socket.end() });
  const reach = {
    ...smallInternet,
    resolve: resolveInTurn([['127.0.0.1', '10.0.0.1'], ['10.0.0.1']]),
  };
  const { port } = new URL(site.origin);
  await lookAt(`http://shop.example:${port}/`, { reach });
  site.stop();
  expect(new Set(attempts)).toEqual(new Set(['127.0.0.1']));
});

const inwardAddresses = [
  'http://127.0.0.2/',
  'http://[::1]/',
  'http://169.254.169.254/',
  'http://0x7f000002/',
  '//127.0.0.2/',
  'http://user:secret@127.0.0.1/',
  'file:///etc/passwd',
];
const lures = inwardAddresses.flatMap((address) =>
  luringServers(address).map((server) => ({ ...server, name: `${server.name}: ${address}` })),
);

test('every hostile server gets an outcome, and no look leaves the internet', async () => {
  const queue = new PQueue({ concurrency: 30 });
  const outcomes = await Promise.all(
    [...hostileServers, ...lures].map((server) =>
      queue.add(async () => [server.name, await outcomeAt(server)]),
    ),
  );
  expect(outcomes.filter(([, outcome]) => outcome !== 'as expected')).toEqual([]);
  expect(attempts.length).toBeGreaterThanOrEqual(outcomes.length);
  expect(attempts.filter((address) => address !== '127.0.0.1')).toEqual([]);
}, 60_000);

async function outcomeAt(server: HostileServer): Promise<string> {
  const { origin, stop, requests } = await startHostile(server);
  const { findings } = await lookAt(`${origin}/1`, { timeouts });
  stop();
  if (findings.length !== checks.length) return `${findings.length} findings`;
  if (requests() > 10) return `${requests()} requests`;
  return 'as expected';
}

function resolveInTurn(answers: readonly (readonly string[])[]): Resolve {
  let turn = 0;
  return async () => {
    const addresses = answers[Math.min(turn, answers.length - 1)] ?? [];
    turn += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
}
