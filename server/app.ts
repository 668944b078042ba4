import Fastify, { type FastifyInstance } from 'fastify';
import { leadsApi } from '../app/audit/api.server.ts';
import type { Env } from './env.ts';
import { type Pages, servePages } from './http/pages.ts';
import type { Services } from './services.ts';

/** What the server is made of; `pages` is absent where only the API is wanted (tests). */
export interface AppParts extends Services {
  env: Env;
  pages?: Pages;
}

/** Builds the server without listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 64 * 1024, logger: parts.env.mode !== 'test' });
  leadsApi(app, parts);
  if (parts.pages) servePages(app, parts, parts.pages);
  return app;
}
