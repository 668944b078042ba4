import { expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';

const question = { message: 'How much is Pro?' };

test.each([
  ['GET', '/blog/rss.xml'],
  ['GET', '/api/blog/posts'],
  ['GET', '/sitemap.xml'],
  ['GET', '/readyz?deep'],
  ['POST', '/api/chat'],
] as const)('a flood of %s %s waits in line or is refused', async (method, url) => {
  const { app } = await startTestApp({ env: { RATE_LIMIT: 'off' } });
  const ask = (remoteAddress: string) =>
    app.inject({ method, url, remoteAddress, ...(method === 'POST' && { payload: question }) });
  // What its first request loads.
  const { statusCode: usual } = await ask('203.0.113.7');
  const flood = Array.from({ length: 200 }, () => ask('203.0.113.7'));
  const neighbor = ask('198.51.100.1');
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ headers }) => Number(headers['retry-after']) > 0);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(128).fill(503));
  const served = answers.filter((answer) => !refused.includes(answer));
  expect(served.map(({ statusCode }) => statusCode)).toEqual(Array(72).fill(usual));
  const { statusCode, headers } = await neighbor;
  expect([statusCode, headers['retry-after']]).toEqual([usual, undefined]);
});

test.each(['/blog/rss.xml', '/api/blog/posts', '/sitemap.xml'])(
  '%s counts as a page that is rendered',
  async (url) => {
    const { app } = await startTestApp();
    const statuses: number[] = [];
    for (let n = 0; n < 121; n += 1) statuses.push((await app.inject(url)).statusCode);
    expect(statuses.indexOf(429)).toBe(120);
  },
);

test('a long conversation is read a message at a time, with turns for others between', async () => {
  const { app } = await startTestApp();
  const ask = async (conversation: object[]) => {
    const payload = { ...question, conversation };
    expect((await app.inject({ method: 'POST', url: '/api/chat', payload })).statusCode).toBe(200);
  };
  await ask([]);
  let turns = 0;
  let ended = false;
  const count = () => {
    turns += 1;
    if (!ended) setImmediate(count);
  };
  count();
  await ask(Array(40).fill({ role: 'user', content: 'What about Reston?', timestamp: 0 }));
  ended = true;
  expect(turns).toBeGreaterThanOrEqual(40);
});
