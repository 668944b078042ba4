import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, chooseCoding } from './negotiate.ts';

/** Brotli's quality for what is compressed once a request: it costs about as much as gzip and saves more. */
const quality = 4;

/** Base-2 logarithm of brotli's window, which holds any page; the default takes up to 8 MB of memory. */
const window = 18;

/**
 * Compresses a rendered response as it streams. Each chunk is flushed, so that a page's shell shows
 * before its slow parts.
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
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_LGWIN]: window,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  // A visitor who disconnects ends both streams; Fastify handles the reply's errors.
  return pipeline(body, encoder, () => undefined);
}

const brotliOnce = promisify(brotliCompress);
const gzipOnce = promisify(gzip);

/** Encodes a whole body, in another thread. */
export async function encode(body: Buffer, coding: Coding | undefined): Promise<Buffer> {
  if (coding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return brotliOnce(body, { params });
  }
  return coding === 'gzip' ? gzipOnce(body, { level: 6 }) : body;
}
