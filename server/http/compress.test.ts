import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { compress } from './compress.ts';

let body: PassThrough;
const app = Fastify();
app.get<{ Querystring: { type: string } }>('/', (request, reply) => {
  reply.header('content-type', request.query.type).header('content-length', '9');
  return reply.send(compress(request, reply, body));
});
const url = await app.listen({ port: 0 });
afterEach(() => body.destroy());

const get = (type: string, coding?: string) =>
  app.inject({
    url: `/?type=${encodeURIComponent(type)}`,
    headers: coding ? { 'accept-encoding': coding } : {},
  });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a rendered page is compressed with %s and varies by Accept-Encoding',
  async (coding, read) => {
    body = new PassThrough();
    body.end('some text');
    const answer = await get('text/html', coding);
    expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    expect(answer.headers['content-length']).toBeUndefined();
    expect(read(answer.rawPayload).toString()).toBe('some text');
  },
);

test.each([
  ['text/html', undefined, 'accept-encoding'],
  ['image/png', 'br', undefined],
])('%s for Accept-Encoding %s stays as it is, with Vary %s', async (type, coding, vary) => {
  body = new PassThrough();
  body.end('some text');
  const answer = await get(type, coding);
  expect(answer.body).toBe('some text');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['content-length']).toBe('9');
  expect(answer.headers.vary).toBe(vary);
});

test.each(['br', 'gzip'])(
  'a chunk reaches the browser before the next one, by %s',
  async (coding) => {
    body = new PassThrough();
    body.write('shell');
    const page = await fetch(`${url}/?type=text/html`, { headers: { 'accept-encoding': coding } });
    const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const receive = async (expected: string) => {
      while (text !== expected) {
        const { value, done } = (await reader?.read()) ?? {};
        if (done !== false) throw new Error(`The page ends with "${text}"`);
        text += value;
      }
    };
    await receive('shell');
    body.end('rest');
    await receive('shellrest');
  },
);
