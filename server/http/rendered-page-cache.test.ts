import { expect, test } from 'vitest';
import { createPageCache, type RenderedPage } from './rendered-page-cache.ts';

const page = (bytes: number): RenderedPage => ({
  body: Buffer.alloc(bytes),
  etag: '"a"',
  status: 200,
  contentType: 'text/html',
  coding: undefined,
});

test('keeps 16 MB, and drops the page used longest ago', () => {
  const cache = createPageCache();
  const large = page(5 * 1024 * 1024);
  for (const key of ['1', '2', '3']) cache.keep(key, large);
  cache.find('1');
  cache.keep('4', large);
  expect(['1', '2', '3', '4'].filter((key) => cache.find(key))).toEqual(['1', '3', '4']);
});

test('a key of a stranger’s making isn’t kept beyond 400 characters', () => {
  const cache = createPageCache();
  cache.keep('x'.repeat(401), page(1));
  expect(cache.find('x'.repeat(401))).toBeUndefined();
});

test('others wait for a page that is being rendered; a failure is the first one’s alone', async () => {
  const cache = createPageCache();
  const rendering = Promise.withResolvers<RenderedPage>();
  cache.share('a', rendering.promise);
  const waiting = cache.find('a');
  rendering.reject(new Error('failed'));
  expect(await waiting).toBeUndefined();
  expect(cache.find('a')).toBeUndefined();
});
