import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

let child: ChildProcess | undefined;
let folder = '';
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Starts the fixture, whose `/slow` takes a second; resolves with its port. */
async function start(): Promise<number> {
  folder = await mkdtemp(join(tmpdir(), 'drain-'));
  child = spawn(process.execPath, ['test/drain-process.ts', folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return port as number;
}

async function request(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path, agent }), 'response');
  await response.toArray();
  return response;
}

test('SIGTERM answers what is under way, on new and kept connections, then exits 0', async () => {
  const port = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const busy = Array.from({ length: 20 }, () => request(port, '/slow', agent));
  const idle = new Agent({ keepAlive: true });
  await request(port, '/healthz', idle);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const started = performance.now();
  child?.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const kept = await request(port, '/healthz', idle);
  expect(kept.statusCode).toBe(200);
  expect(kept.headers.connection).toBe('close');
  await expect(request(port, '/healthz', new Agent())).rejects.toThrow('ECONNREFUSED');
  for (const response of await Promise.all(busy)) expect(response.statusCode).toBe(200);
  const [code] = child?.exitCode === 0 ? [0] : await once(child as ChildProcess, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - started).toBeLessThan(5_000);
}, 20_000);

test('a second signal does not wait', async () => {
  const port = await start();
  const hanging = request(port, '/slow?ms=60000', new Agent()).catch((error: Error) => error);
  await new Promise((resolve) => setTimeout(resolve, 200));
  child?.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 700));
  child?.kill('SIGTERM');
  expect(await once(child as ChildProcess, 'exit')).toEqual([1, null]);
  expect(await hanging).toBeInstanceOf(Error);
}, 20_000);

test('what hangs is cut before 10 s', async () => {
  const port = await start();
  const hanging = request(port, '/slow?ms=60000', new Agent()).catch((error: Error) => error);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const started = performance.now();
  child?.kill('SIGTERM');
  expect(await once(child as ChildProcess, 'exit')).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await hanging).toBeInstanceOf(Error);
}, 20_000);
