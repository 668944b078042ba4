import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../lib/db/client.ts';
import { readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import type { Engine } from '../../../test/engines.ts';
import type { PlanId } from '../../facts/prices.ts';
import { signUp } from '../signup/signup.server.ts';
import type { Passwords } from './passwords.server.ts';

export const rosa = {
  email: 'Rosa@Example.com',
  firstName: 'Rosa',
  lastName: 'Alvarez',
  company: 'Alvarez Plumbing',
  phone: '',
  password: 'three wet otters',
  subscriptionPlan: 'growth' as PlanId,
};

/** Signup without an idempotency key. */
export const keyless = { key: undefined, source: undefined };

/** Signs Rosa up, or somebody with other entries. @returns the id and the browser's tokens. */
export async function signUpCustomer(
  services: Parameters<typeof signUp>[0],
  entries: Partial<typeof rosa> = {},
) {
  const signup = await signUp(services, { ...rosa, ...entries }, keyless);
  if (signup.kind !== 'created') throw new Error(signup.kind);
  return signup;
}

/** Passwords without key derivation, for tests that aren't about hashing. */
export const fastPasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  matches: async (password, phc) => phc === `hash of ${password}`,
  isOutdated: () => false,
};

/** Start of the tests' clock: 2026-01-31, 12:00 UTC, the end of a long month. */
export const start = Date.UTC(2026, 0, 31, 12);

export const day = 24 * 60 * 60 * 1000;

export interface Site {
  app: FastifyInstance;
  db: Database;
  clock: { now: number };
  post(path: string, body?: unknown, headers?: Record<string, string>): Answer;
  get(path: string, headers?: Record<string, string>): Answer;
}

type Answer = Promise<LightMyRequestResponse>;

/** The API on an engine's database, with a clock set by the test. */
export async function startAccounts(
  engine: Engine,
  env: Record<string, string> = {},
): Promise<Site> {
  const db = await engine.open();
  const clock = { now: start };
  const settings = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off', ...env });
  const app = await createTestApp({
    env: settings,
    db,
    clock: () => clock.now,
    site: settings.site,
  });
  return {
    app,
    db,
    clock,
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
  };
}

/** The `Cookie` header that a browser would send after a response. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
