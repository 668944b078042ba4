import type { InjectOptions } from 'fastify';
import { readEnv } from '../../../server/env.ts';
import { composition, createTestApp } from '../../../test/app.ts';
import type { Engine } from '../../../test/engines.ts';
import { testServices } from '../../../test/services.ts';
import { cookieOf, fastPasswords } from '../accounts/test-accounts.ts';
import { addOwner } from './owners.server.ts';
import { createAuthenticator } from './test-authenticator.ts';

export const owner = 'ann@example.com';

/** The API on an engine's database with one owner, who has a link; `routes` is every route it has. */
export async function startDesk(engine: Engine, settings: Record<string, string> = {}) {
  const db = await engine.open();
  const clock = { now: Date.UTC(2026, 0, 31, 12) };
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off', ...settings });
  const routes: { method: string; url: string; open: boolean }[] = [];
  const watcher = {
    api: (app: Awaited<ReturnType<typeof createTestApp>>) => {
      app.addHook('onRoute', ({ method, url, config }) => {
        for (const one of [method].flat())
          routes.push({ method: one, url, open: config?.open === true });
      });
    },
  };
  const app = await createTestApp({
    env,
    db,
    clock: () => clock.now,
    site: env.site,
    composition: { ...composition, parts: [watcher, ...composition.parts] },
  });
  const services = {
    ...testServices(db, () => clock.now),
    passwords: fastPasswords,
    site: env.site,
  };
  const { host } = new URL(env.site.url);
  const post = async (url: string, payload: object, headers: InjectOptions['headers'] = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { host, ...headers } });
  const device = createAuthenticator(env.site.url);
  const { token: link } = await addOwner(services, owner);
  /** Adds the device's passkey with a link. @returns the session's cookie. */
  const setUp = async (token = link) => {
    const options = (await post('/api/inbox/setup/options', { token })).json();
    const answer = await post('/api/inbox/setup', { token, response: device.create(options) });
    return { answer, cookie: answer.statusCode === 200 ? cookieOf(answer) : '' };
  };
  const challenge = async () => (await post('/api/inbox/sign-in/options', {})).json();
  const signIn = (response: object, headers = {}) =>
    post('/api/inbox/sign-in', { response }, headers);
  return { app, db, clock, services, routes, post, device, link, setUp, challenge, signIn };
}
