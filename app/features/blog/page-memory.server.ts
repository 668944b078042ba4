import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding } from '../../../server/http/negotiate.ts';
import { speculationHeader } from '../../../server/http/speculation.ts';
import { type Kept, Memory } from './memory.server.ts';
import type { Reader } from './posts.server.ts';
import { unchanged } from './unchanged.server.ts';

interface KeptPage extends Kept {
  encoding: string | undefined;
}

/** Bytes of rendered pages kept; a compressed list has 10 KB, a post 9 KB. */
const mostBytes = 16 * 1024 * 1024;

/** Longest address whose page is kept. */
const longestAddress = 200;

/**
 * Entity tags for the blog's pages, and the pages themselves, kept as they were sent: rendering one
 * costs some milliseconds, finding out that nothing changed one look at a row. Pages hold no nonce
 * and nothing of their reader, so all readers get the same bytes.
 */
export function rememberPages(app: FastifyInstance, reader: Reader, buildVersion: string): void {
  const memory = new Memory<KeptPage>(mostBytes);

  app.addHook('onRequest', async (request, reply) => {
    if (!isPage(request)) return;
    if (await unchanged(request, reply, reader, buildVersion)) return reply;
    const kept = memory.get(keyOf(request, reply));
    if (!kept) return;
    if (kept.encoding) reply.header('content-encoding', kept.encoding);
    return reply
      .header('content-type', kept.type)
      .header('cache-control', fresh)
      .header('vary', 'accept-encoding')
      .header(...speculationHeader)
      .send(kept.bytes);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPage(request) || !reply.hasHeader('etag')) return payload;
    const late = reply.getHeader('cache-control') === 'no-store';
    if (reply.statusCode !== 200 || late) {
      // An error, a missing post and a page that came late have no lasting state.
      if (reply.statusCode !== 304) reply.removeHeader('etag');
      return payload;
    }
    reply.header('cache-control', fresh);
    const keeps = request.method === 'GET' && request.url.length <= longestAddress;
    return keeps && isStream(payload) ? keep(payload, request, reply) : payload;
  });

  function keep(page: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
    const chunks: Buffer[] = [];
    const key = keyOf(request, reply);
    const type = String(reply.getHeader('content-type'));
    const encoding = reply.getHeader('content-encoding');
    const sent = new PassThrough();
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () =>
      memory.set(key, {
        type,
        bytes: Buffer.concat(chunks),
        encoding: typeof encoding === 'string' ? encoding : undefined,
      }),
    );
    page.on('error', (error) => sent.destroy(error));
    sent.on('close', () => page.destroy());
    return page.pipe(sent);
  }
}

/** Readers and caches may keep a page, and ask each time whether it is still good. */
const fresh = 'public, max-age=0, must-revalidate';

function isPage({ method, url }: FastifyRequest): boolean {
  if (!url.startsWith('/blog') || (method !== 'GET' && method !== 'HEAD')) return false;
  return /^\/blog(?:\?|$|\/(?!rss\.xml))/.test(url);
}

/** The entity tag names the blog's state and the build; the coding is the one that will be chosen. */
function keyOf(request: FastifyRequest, reply: FastifyReply): string {
  const coding = chooseCoding(request.headers['accept-encoding']);
  return `${reply.getHeader('etag')} ${coding} ${request.url}`;
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
