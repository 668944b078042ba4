import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding } from './negotiate.ts';

/**
 * Compresses a rendered response as it streams. Each chunk is flushed, so that a page's shell shows
 * before its slow parts. Brotli at quality 4 costs about as much as gzip and saves more.
 */
export function compress(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  const type = String(reply.getHeader('content-type') ?? '');
  if (reply.hasHeader('content-encoding') || !/^text\/|json|xml/.test(type)) return body;
  reply.header('vary', 'accept-encoding');
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (!coding) return body;
  reply.removeHeader('content-length').header('content-encoding', coding);
  const encoder =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  // A visitor who disconnects ends both streams; Fastify handles the reply's errors.
  return pipeline(body, encoder, () => undefined);
}
