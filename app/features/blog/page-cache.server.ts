import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseCoding, matchesEtag } from '../../../server/http/negotiate.ts';
import { speculationHeader } from '../../../server/http/speculation.ts';
import type { Reader } from './posts.server.ts';
import { blogVersion } from './terms.server.ts';
import { withTimeout } from './with-timeout.ts';

interface CachedPage {
  type: string;
  encoding: string | undefined;
  bytes: Buffer;
}

/** Bytes of cached pages and their keys. Compressed, the list takes 10 KB and a post 9 KB. */
const maxBytes = 16 * 1024 * 1024;

/** Longest URL whose page is cached, in characters. */
const maxUrlLength = 200;

/** Milliseconds a response waits for its entity tag, so that a slow database doesn't hold it up. */
const etagTimeout = 50;

/** Readers and proxies may store a page, but must revalidate it each time. */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Page cache of the blog: adds entity tags, answers 304 and serves rendered pages from memory.
 * Rendering a page takes milliseconds; the version check reads one row. The pages have no nonce and
 * nothing personal, so every reader gets the same bytes.
 */
export function cachePages(app: FastifyInstance, reader: Reader, buildVersion: string): void {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isPage(request)) return;
    if (await notModified(request, reply, reader, buildVersion)) return reply;
    const page = pages.get(cacheKey(request, reply));
    if (!page) return;
    if (page.encoding) reply.header('content-encoding', page.encoding);
    return reply
      .header('content-type', page.type)
      .header('cache-control', revalidate)
      .header('vary', 'accept-encoding')
      .header(...speculationHeader)
      .send(page.bytes);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPage(request) || !reply.hasHeader('etag')) return payload;
    const streamed = reply.getHeader('cache-control') === 'no-store';
    if (reply.statusCode !== 200 || streamed) {
      // Errors, missing posts and streamed pages have no lasting state to tag.
      if (reply.statusCode !== 304) reply.removeHeader('etag');
      return payload;
    }
    reply.header('cache-control', revalidate);
    const cacheable = request.method === 'GET' && request.url.length <= maxUrlLength;
    return cacheable && isStream(payload) ? store(payload, request, reply) : payload;
  });

  function store(page: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
    const chunks: Buffer[] = [];
    const key = cacheKey(request, reply);
    const type = String(reply.getHeader('content-type'));
    const header = reply.getHeader('content-encoding');
    const encoding = typeof header === 'string' ? header : undefined;
    const sent = new PassThrough();
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => pages.set(key, { type, encoding, bytes: Buffer.concat(chunks) }));
    page.on('error', (error) => sent.destroy(error));
    sent.on('close', () => page.destroy());
    return page.pipe(sent);
  }
}

/**
 * Sets the entity tag from the blog's version; sends 304 and returns true if the client has it.
 * @param salt distinguishes representations: the build of a page, `api` for JSON.
 */
export async function notModified(
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
  salt: string,
): Promise<boolean> {
  const version = await withTimeout(blogVersion(reader.db), request.log, etagTimeout);
  if (version.state !== 'done') return false;
  const tag = `"${salt}-${version.value}"`;
  reply.header('etag', `W/${tag}`);
  if (!matchesEtag(request.headers['if-none-match'], tag)) return false;
  reply.header('cache-control', revalidate).code(304).send();
  return true;
}

function isPage({ method, url }: FastifyRequest): boolean {
  if (!url.startsWith('/blog') || (method !== 'GET' && method !== 'HEAD')) return false;
  return /^\/blog(?:\?|$|\/(?!rss\.xml))/.test(url);
}

/** Blog version and build (the entity tag), the content coding to be sent, and the URL. */
function cacheKey(request: FastifyRequest, reply: FastifyReply): string {
  const coding = chooseCoding(request.headers['accept-encoding']);
  return `${reply.getHeader('etag')} ${coding} ${request.url}`;
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
