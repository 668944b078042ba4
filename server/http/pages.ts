import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { loadContext } from '../../app/entry.server.tsx';
import type { Services } from '../services.ts';

/** The built React Router app; a function while developing, so that each request sees the newest. */
export type Pages = ServerBuild | (() => Promise<ServerBuild>);

/** Serves every page of the React Router build. */
export function servePages(app: FastifyInstance, services: Services, pages: Pages): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  );
  const handle = createRequestHandler(pages);
  app.all('/*', async (request, reply) => {
    const build = typeof pages === 'function' ? await pages() : pages;
    const entry = build.entry.module as unknown as { loadContext: typeof loadContext };
    const nonce = randomBytes(16).toString('base64');
    return reply.send(await handle(toWebRequest(request), entry.loadContext(services, nonce)));
  });
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  return new Request(url, {
    method: request.method,
    headers,
    ...(request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {}),
  });
}
