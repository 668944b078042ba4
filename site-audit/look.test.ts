import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checks } from './checks.ts';
import { loopbackReach } from './fetch/reach.ts';
import { look } from './look.ts';
import { createReader } from './reader.ts';

const reader = createReader();
afterAll(() => reader.close());

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Pages = Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

const page = (html: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
};
const text = (content: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/plain' }).end(content);
};
const redirect = (location: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(301, { location }).end();
};

/** A site on this machine; paths that it doesn't list are 404. */
async function serve(pages: Pages) {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    agents.add(request.headers['user-agent']);
    const answer = pages[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, agents };
}

const userAgent = 'AuditTest/1.0 (+http://localhost/about)';
const lookAt = async (address: string) => {
  const rounds: string[][] = [];
  const result = await look(address, {
    ...{ reach: loopbackReach, userAgent, reader },
    onFindings: (findings) => rounds.push(findings.map(({ id }) => id)),
  });
  const resultOf = (id: string) => result.findings.find((finding) => finding.id === id)?.result;
  return { ...result, rounds, resultOf };
};

const links = Array.from({ length: 30 }, (_, n) => `<a href="/page-${n}">Page ${n}</a>`).join('');
const shop = `<!doctype html><html lang=en><head><title>Rye Bakery, Bethesda</title>
<link rel=stylesheet href=/style.css></head><body><h1>Rye Bakery</h1>${links}<img src=/a.jpg>`;

test('each check has one finding, and what needs only the page comes first', async () => {
  const { origin } = await serve({ '/': page(shop) });
  const { findings, rounds, resultOf, problem } = await lookAt(origin);
  expect(problem).toBeUndefined();
  expect(findings.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
  expect(rounds.flat().toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
  expect(rounds[0]).toContain('title');
  expect([resultOf('title'), resultOf('h1'), resultOf('viewport')]).toEqual([
    'good',
    'good',
    'fix',
  ]);
});

test('robots.txt comes first, and a look sends at most 10 requests under its name', async () => {
  const { origin, requests, agents } = await serve({
    '/': redirect('/home'),
    '/home': page(shop),
    '/robots.txt': text('User-agent: *\nAllow: /'),
  });
  const { final } = await lookAt(origin);
  expect(final).toBe(`${origin}/home`);
  expect(requests.slice(0, 3)).toEqual(['/robots.txt', '/', '/home']);
  expect(requests).toContain('/sitemap.xml');
  expect(requests).toContain('/style.css');
  expect(requests.length).toBeLessThanOrEqual(10);
  expect([...agents]).toEqual([userAgent]);
});

test('a site that asks programs to stay away is not read', async () => {
  const { origin, requests } = await serve({
    '/': page(shop),
    '/robots.txt': text('User-agent: *\nDisallow: /'),
  });
  const { problem, resultOf } = await lookAt(origin);
  expect(problem).toContain('robots.txt');
  expect(resultOf('title')).toBe('unknown');
  expect(requests).toEqual(['/robots.txt']);
});

test.each([
  ['a missing page', 404, 'status 404'],
  ['a wall against programs', 403, 'let no program in'],
  ['a server error', 500, 'status 500'],
])('%s accuses nobody', async (_, status, reason) => {
  const { origin } = await serve({
    '/': (_request, response) => response.writeHead(status).end(shop),
  });
  const { problem, resultOf } = await lookAt(origin);
  expect(problem).toContain(reason);
  expect(['title', 'h1', 'phoneText', 'viewport'].map(resultOf)).toEqual(Array(4).fill('unknown'));
});

test('a server without https is asked again by http', async () => {
  const { origin } = await serve({ '/': page(shop) });
  const { final, resultOf } = await lookAt(origin.replace('http:', 'https:'));
  expect(final).toBe(`${origin}/`);
  expect([resultOf('https'), resultOf('title')]).toEqual(['fix', 'good']);
});

test('a look that is ended from outside has an outcome', async () => {
  const { origin } = await serve({ '/': () => undefined });
  const signal = AbortSignal.abort();
  const result = await look(origin, { reach: loopbackReach, userAgent, reader, signal });
  expect(result.problem).toBeDefined();
  expect(result.findings).toHaveLength(checks.length);
});
