import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * A scope for routes that take JSON and nothing else: another content type is a 415, and a body
 * with `__proto__` or a `constructor.prototype` is refused.
 */
export function jsonApi(app: FastifyInstance, routes: (api: FastifyInstance) => void): void {
  app.register(async (api) => {
    const parse = api.getDefaultJsonParser('error', 'error');
    api.removeAllContentTypeParsers();
    api.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        parse(request, body, (error, value) => {
          // Fastify says of a forbidden key no more than of broken JSON.
          const forbidden = error && /"(__proto__|constructor)"/.test(body);
          done(forbidden ? new Problem({ status: 400, detail: forbiddenKey }) : error, value);
        });
      },
    );
    routes(api);
  });
}

/** @throws {Problem} 400 when the body is absent or no JSON object. */
export function jsonObject(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new Problem({ status: 400, detail: 'The body must be a JSON object.' });
}

const forbiddenKey = 'The body has a key that is not allowed: __proto__ or constructor.';
