import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import * as v from 'valibot';
import { features, migrations } from '../../app/features.ts';
import type { FormSchema } from '../../app/forms/rules.ts';
import { type DatabaseSettings, openDatabase } from '../../lib/db/client.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { readEnv } from '../../server/env.ts';
import { createTestApp } from '../app.ts';

/** An address of the site that takes requests. */
export interface Target {
  method: string;
  /** With parameters as `:name`. */
  path: string;
  /** Schema of its body, if it says so; else the entries of all forms are sent. */
  schema: v.GenericSchema | undefined;
  /** Whether it is a page's form. */
  page: boolean;
}

/** Creates the app, and returns every address of it that takes requests. */
export async function withTargets(
  create: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; targets: Target[] }> {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  subscribe('fastify.initialization', listen);
  try {
    const app = await create();
    await app.ready();
    return { app, targets: targetsOf(routes) };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

/** Every address of the site that takes requests; creates the tables if they aren't there. */
export async function siteTargets(settings: DatabaseSettings): Promise<Target[]> {
  const db = openDatabase(settings);
  await migrate(db, migrations);
  const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  const create = () => createTestApp({ env, db, clock: Date.now, site: env.site });
  const { app, targets } = await withTargets(create);
  await app.close();
  await db.close();
  return targets;
}

/** Every API route of the app, and every page: as somebody would open it, or post a form to it. */
function targetsOf(routes: readonly RouteOptions[]): Target[] {
  const api = routes
    .filter(({ url }) => !url.includes('*'))
    .flatMap(({ url: path, method, config }) =>
      [method].flat().map((one) => ({ method: one, path, schema: config?.body, page: false })),
    );
  // A form's API and its page share a limit, and some forms share one.
  const schemasOf = (limit: string | undefined) => {
    const some = routes.flatMap(({ config }) =>
      limit !== undefined && config?.limit === limit ? (config.body ?? []) : [],
    );
    return some.length > 0 ? [...new Set(some)] : [undefined];
  };
  const pages = features
    .flatMap(({ routes: own = [] }) => own)
    .filter(({ path, developmentOnly }) => path !== '*' && !developmentOnly)
    .flatMap(({ path: own, limit }) => {
      const path = `/${own}`;
      const posts = schemasOf(limit).map((schema) => ({
        method: 'POST',
        path,
        schema,
        page: true,
      }));
      return [{ method: 'GET', path, schema: undefined, page: true }, ...posts];
    });
  return [...api.filter(({ method }) => method !== 'HEAD'), ...pages];
}

/** One schema with the fields of all forms, for what doesn't say which it takes. */
export function allFields(targets: readonly Target[]): v.GenericSchema {
  const shapes = targets.flatMap(({ schema }) =>
    schema && 'entries' in schema ? [(schema as FormSchema).entries] : [],
  );
  const text = v.optional(v.string());
  const others = { newPassword: text, token: text, url: text, address: text, ids: text };
  return v.object({ ...others, ...Object.assign({}, ...shapes) });
}
