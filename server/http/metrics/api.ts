import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';
import { splitUrl } from '../url.ts';

/** Metrics in Prometheus' text format. */
export type MetricsText = () => Promise<{ contentType: string; body: string }>;

/** Registers `GET /metrics` for clients that send the token: `Authorization: Bearer …`. */
export function metricsApi(app: FastifyInstance, text: MetricsText, token: string): void {
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request.headers.authorization, token)) {
      reply.header('www-authenticate', 'Bearer');
      return problem(reply, { status: 401, detail: 'The metrics need METRICS_TOKEN.' });
    }
    const { contentType, body } = await text();
    return reply.header('cache-control', 'no-store').type(contentType).send(body);
  });
}

/** Creates a server that answers `GET /metrics` and nothing else. It asks for the token if there is one. */
export function metricsServer(text: MetricsText, token: string | undefined): Server {
  return createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const isMetrics = request.method === 'GET' && splitUrl(request.url ?? '')[0] === '/metrics';
    if (!isMetrics) return response.writeHead(404).end('Only GET /metrics is here.\n');
    if (token !== undefined && !isAllowed(request.headers.authorization, token)) {
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
    try {
      const { contentType, body } = await text();
      return response.writeHead(200, { 'content-type': contentType }).end(body);
    } catch {
      return response.writeHead(500).end();
    }
  });
}

/** Compares hashes, so that the time says nothing about the token. */
function isAllowed(authorization: string | undefined, token: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
