import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { Problem } from './problem.ts';

/**
 * Registers routes that accept only JSON: another content type is a 415, a body with a key
 * `__proto__` or `constructor.prototype` a 400.
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
          // Fastify reports a forbidden key and invalid JSON by the same error.
          const forbidden = error && /"(__proto__|constructor)"/.test(body);
          done(forbidden ? new Problem({ status: 400, detail: forbiddenKey }) : error, value);
        });
      },
    );
    routes(api);
  });
}

/** Returns the body. @throws {Problem} 400 when it is missing or not a JSON object. */
export function jsonObject(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new Problem({ status: 400, detail: 'The body must be a JSON object.' });
}

const forbiddenKey = 'The body has a key that is not allowed: __proto__ or constructor.';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Schema of the body: tests make requests from it (`test/fuzz`). */
    body?: v.GenericSchema;
  }
}
