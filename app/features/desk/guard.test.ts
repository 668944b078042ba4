import { expect, it, test } from 'vitest';
import { getVerbatim, startTestApp } from '../../../server/http/test-app.ts';
import { composition } from '../../../test/app.ts';
import { describeEngines } from '../../../test/engines.ts';
import { features } from '../../features.ts';
import { cookieOf, rosa } from '../accounts/test-accounts.ts';
import { createAuthenticator } from './test-authenticator.ts';
import { startDesk } from './test-desk.ts';

const isDesk = (path: string) => /^\/(api\/)?inbox(\/|$)/.test(path);

/** Every page of the desk, with an id in place of a parameter. */
const pages = features
  .flatMap(({ routes = [] }) => routes)
  .filter(({ path }) => isDesk(`/${path}`))
  .map(({ path, open }) => ({ path: `/${path.replace(/:\w+/g, 'x')}`, open: open === true }));

test('every page of the desk is closed but these two', async () => {
  expect(pages.filter(({ open }) => open).map(({ path }) => path)).toEqual([
    '/inbox/sign-in',
    '/inbox/setup',
  ]);
  const { app, loaded } = await startTestApp();
  for (const { path } of pages.filter(({ open }) => !open)) {
    const spellings = [path, `${path}?q=1`, path.toUpperCase(), path.replace('inbox', '%69nbox')];
    for (const spelling of [...spellings, `/x/..${path}`, `${path}/_.data`, `${path}.data`]) {
      const { statusCode, headers } = await getVerbatim(app, spelling);
      const expected = spelling.endsWith('data') ? 401 : 303;
      expect(statusCode, spelling).toBe(expected);
      if (expected === 303) expect(headers.location).toMatch(/^\/inbox\/sign-in\?to=%2Finbox/i);
      expect(headers['cache-control'], spelling).toMatch(/no-store/);
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: path });
      expect(answer.statusCode, `${method} ${path}`).toBe(303);
    }
  }
  // The not-found page, which the server renders at its start.
  expect(loaded).toEqual(['GET /404']);
});

test('no page of the desk is kept, prerendered or indexed', () => {
  for (const { path } of pages) {
    expect(composition.rules.find(path)?.rule.personal, path).toBe(true);
  }
});

describeEngines('the desk', (engine) => {
  it('has no API route that answers without an owner’s session, but these', async () => {
    const { app, routes, post } = await startDesk(engine);
    const cookie = cookieOf(await post('/api/auth/signup', rosa));
    const own = routes.filter(({ url }) => isDesk(url));
    const open = own.filter((route) => route.open && route.method !== 'HEAD');
    expect(open.map(({ url }) => url).sort()).toEqual([
      '/api/inbox/setup',
      '/api/inbox/setup/options',
      '/api/inbox/sign-in',
      '/api/inbox/sign-in/options',
      // For the home screen, and without anybody's data.
      '/inbox/manifest.webmanifest',
      '/inbox/worker.js',
    ]);
    for (const { method, url, open } of own) {
      if (open) continue;
      for (const headers of [{}, { cookie }, { cookie: cookie.replace('session', 'desk') }]) {
        const path = url.replace(/:\w+|\*/g, 'x');
        const answer = await app.inject({ method: method as 'GET', url: path, headers });
        expect(answer.statusCode, `${method} ${path}`).toBe(401);
      }
    }
  });

  it('answers nothing to another site but a link that somebody follows', async () => {
    const { app, setUp } = await startDesk(engine);
    const { cookie } = await setUp();
    const get = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/inbox/worker.js', headers: { cookie, ...headers } })).statusCode;
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    for (const mode of ['cors', 'no-cors', 'websocket']) {
      expect(await get({ ...elsewhere, 'sec-fetch-mode': mode }), mode).toBe(403);
    }
    expect(await get({ origin: 'https://evil.example' })).toBe(403);
    expect(await get({ ...elsewhere, 'sec-fetch-mode': 'navigate' })).toBe(200);
    expect(await get({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
  });

  it('lets none of 500 forged requests in', async () => {
    const { db, clock, post, setUp, challenge, signIn, device, link } = await startDesk(engine);
    const customer = cookieOf(await post('/api/auth/signup', rosa));
    const { cookie } = await setUp();
    const asked = await challenge();
    const used = device.get(asked);
    expect((await signIn(used)).statusCode).toBe(200);
    const stranger = createAuthenticator('http://localhost:3000');
    const elsewhere = createAuthenticator('https://evil.example');
    const sessions = async () =>
      (await db.read.selectFrom('owner_sessions').selectAll().execute()).length;
    const before = await sessions();
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const oldChallenge = await challenge();
    clock.now += 5 * 60_000;
    const answer = async (response: object) => (await signIn(response)).statusCode;
    const options = async () => (await post('/api/inbox/setup/options', { token: link })).json();
    const forgeries: (() => Promise<number>)[] = [
      // A replayed assertion, as it was, and with the answer to a new challenge.
      () => answer(used),
      async () => answer({ ...device.get(await challenge()), response: used.response }),
      // A challenge that is too old, never made, or made for the setup.
      () => answer(device.get(oldChallenge)),
      () => answer(device.get({ challenge: 'A'.repeat(43) })),
      async () => answer(device.get(await options())),
      // An unknown authenticator, one of another origin, and one without the owner's finger.
      async () => answer(stranger.get(await challenge())),
      async () => answer(elsewhere.get(await challenge())),
      async () => answer(device.get(await challenge(), { verified: false })),
      async () => {
        const { id, rawId } = used;
        return answer({ ...stranger.get(await challenge()), id, rawId });
      },
      async () => {
        const forged = device.get(await challenge());
        const userHandle = Buffer.from('somebody else').toString('base64url');
        return answer({ ...forged, response: { ...forged.response, userHandle } });
      },
      // A used link, a link never made, and no link.
      async () => {
        const response = stranger.create(await challenge());
        return (await post('/api/inbox/setup', { token: link, response })).statusCode;
      },
      async () => (await post('/api/inbox/setup/options', { token: 'x'.repeat(43) })).statusCode,
      async () => (await post('/api/inbox/setup', { response: used })).statusCode,
      // Another website, with the owner's own cookie.
      async () => {
        const headers = { ...foreign, cookie };
        const body = { response: device.get(await challenge()) };
        return (await post('/api/inbox/sign-in', body, headers)).statusCode;
      },
      // Nonsense.
      () => answer([]),
      () => answer({ ...used, response: {} }),
      async () => (await post('/api/inbox/sign-in', {}, { cookie: customer })).statusCode,
    ];
    const statuses: number[] = [];
    while (statuses.length < 500) {
      statuses.push(...(await Promise.all(forgeries.map((forge) => forge()))));
    }
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(await sessions()).toBe(before);
    // The real one still gets in.
    expect(await answer(device.get(await challenge()))).toBe(200);
  });
});
