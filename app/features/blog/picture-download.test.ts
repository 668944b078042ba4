import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type DownloadOptions, pictureDownload } from './picture-download.server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server on this machine; counts who comes. */
async function listen(answer: RequestListener): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

/** What downloading comes to: the text, or why not. */
async function read(source: string, options: DownloadOptions = {}): Promise<string> {
  const download = pictureDownload(options);
  return download(source).then((bytes) => Buffer.from(bytes).toString(), String);
}

const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

test('nothing on a private network is asked for, by address or by name', async () => {
  const { port, asked } = await listen((_, response) => response.end('secret'));
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::1]', '[::ffff:127.0.0.1]']) {
    expect(await read(`http://${host}:${port}/`)).toContain('not on the public internet');
  }
  const named = await read(`http://pictures.example:${port}/`, { resolve });
  expect(named).toContain('pictures.example is not on the public internet');
  expect(asked()).toBe(0);
  expect(await read(`http://127.0.0.1:${port}/`, { privateNetwork: true })).toBe('secret');
});

test('a redirect is followed three times, and is held to the same rules', async () => {
  const { port } = await listen(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) return void response.end('picture');
    response.writeHead(302, { location: left === 9 ? 'file:///etc/passwd' : `/${left - 1}` }).end();
  });
  const options = { privateNetwork: true };
  expect(await read(`http://127.0.0.1:${port}/3`, options)).toBe('picture');
  expect(await read(`http://127.0.0.1:${port}/4`, options)).toContain('answered 302');
  expect(await read(`http://127.0.0.1:${port}/9`, options)).toContain('not an http address');
});

test('an endless picture is cut off', async () => {
  const { port } = await listen((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      response.once('drain', more);
    };
    more();
  });
  expect(await read(`http://127.0.0.1:${port}/`, { privateNetwork: true })).toContain('20 MB');
});
