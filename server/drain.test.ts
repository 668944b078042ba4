import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { drainLimits, onStopSignal } from './drain.ts';

let folder = '';
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill('SIGKILL');
  child = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Starts `test/drain-process.ts`, whose `/held` answers only after `release`. */
async function start() {
  folder = await mkdtemp(join(tmpdir(), 'drain-'));
  const server = spawn(process.execPath, ['test/drain-process.ts', folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child = server;
  const messages: unknown[] = [];
  server.on('message', (message) => messages.push(message));
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const received = (message: string, count = 1) =>
    vi.waitFor(() => expect(messages.filter((it) => it === message)).toHaveLength(count), 8_000);
  const request = async (path: string, agent: Agent): Promise<IncomingMessage> => {
    const [response] = await once(get({ port, path, agent }), 'response');
    await response.toArray();
    return response;
  };
  return {
    request,
    received,
    exit: once(server, 'exit'),
    stop: () => server.kill('SIGTERM'),
    release: () => server.send('release'),
    /** Sets the server's clock forward, in ms. */
    pass: (ms: number) => server.send(ms),
  };
}

test('after SIGTERM, requests in progress are answered and the process exits with 0', async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const held = Array.from({ length: 20 }, () => server.request('/held', agent));
  const idle = new Agent({ keepAlive: true });
  await server.request('/healthz', idle);
  await server.received('held', 20);
  server.stop();
  await server.received('draining');
  const kept = await server.request('/healthz', idle);
  expect(kept.statusCode).toBe(200);
  expect(kept.headers.connection).toBe('close');
  await expect(server.request('/healthz', new Agent())).rejects.toThrow('ECONNREFUSED');
  server.pass(drainLimits.grace);
  server.release();
  for (const response of await Promise.all(held)) expect(response.statusCode).toBe(200);
  expect(await server.exit).toEqual([0, null]);
});

test('a hanging request is cut off before a process manager would kill the process', async () => {
  const server = await start();
  const hanging = server.request('/held', new Agent()).catch((error: Error) => error);
  await server.received('held');
  server.stop();
  await server.received('draining');
  server.pass(drainLimits.deadline);
  expect(await server.exit).toEqual([0, null]);
  expect(await hanging).toBeInstanceOf(Error);
  expect(drainLimits.deadline).toBeLessThan(10_000);
});

test('a second signal quits immediately, and is ignored within half a second', () => {
  const signals = new EventEmitter();
  let now = 1_000;
  const [stop, quit] = [vi.fn(), vi.fn()];
  onStopSignal(stop, quit, { signals, clock: () => now });
  signals.emit('SIGINT');
  now += 500;
  signals.emit('SIGTERM');
  expect([stop.mock.calls.length, quit.mock.calls.length]).toEqual([1, 0]);
  now += 1;
  signals.emit('SIGTERM');
  expect([stop.mock.calls.length, quit.mock.calls.length]).toEqual([1, 1]);
});
