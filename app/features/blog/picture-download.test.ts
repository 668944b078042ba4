import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type DownloadOptions, pictureDownload } from './picture-download.server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server on this machine that counts its requests. */
async function listen(answer: RequestListener): Promise<{ port: number; requests: () => number }> {
  let requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, requests: () => requests };
}

/** Downloads a text; returns the error's message if that fails. */
async function read(source: string, options: DownloadOptions = {}): Promise<string> {
  const download = pictureDownload(options);
  return download(source).then((bytes) => Buffer.from(bytes).toString(), String);
}

const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

test('private networks are refused, by address and by name', async () => {
  const { port, requests } = await listen((_, response) => response.end('secret'));
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::1]', '[::ffff:127.0.0.1]']) {
    expect(await read(`http://${host}:${port}/`)).toContain('not on the public internet');
  }
  const named = await read(`http://pictures.example:${port}/`, { resolve });
  expect(named).toContain('pictures.example is not on the public internet');
  expect(requests()).toBe(0);
  expect(await read(`http://127.0.0.1:${port}/`, { privateNetwork: true })).toBe('secret');
});

test('follows three redirects, under the same rules', async () => {
  const { port } = await listen(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) return void response.end('picture');
    response.writeHead(302, { location: left === 9 ? 'file:///etc/passwd' : `/${left - 1}` }).end();
  });
  const options = { privateNetwork: true };
  expect(await read(`http://127.0.0.1:${port}/3`, options)).toBe('picture');
  expect(await read(`http://127.0.0.1:${port}/4`, options)).toContain('server responded 302');
  expect(await read(`http://127.0.0.1:${port}/9`, options)).toContain('not an http URL');
});

test('ends an endless download', async () => {
  const { port } = await listen((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      response.once('drain', more);
    };
    more();
  });
  expect(await read(`http://127.0.0.1:${port}/`, { privateNetwork: true })).toContain('20 MB');
});
