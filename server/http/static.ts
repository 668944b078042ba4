import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, chooseCoding, codings, matchesEtag } from './negotiate.ts';
import { isHttps, securityHeaders } from './security-headers.ts';
import type { Representation, StaticFile } from './static-files.ts';

/** A representation with the headers it is sent with, in `writeHead`'s flat form. */
interface Ready extends Representation {
  headers: string[];
}

interface ReadyFile {
  offered: Coding[];
  byCoding: Map<Coding | undefined, Ready>;
}

/** Answers from memory; returns false where no file has the path. */
export type SendStatic = (request: FastifyRequest, reply: FastifyReply, path: string) => boolean;

/**
 * Prepares every file with its headers once, since a reading page is nearly all the traffic:
 * `writeHead` with a flat array skips a dozen header look-ups and checks per response.
 */
export function staticSender(
  app: FastifyInstance,
  files: Map<string, StaticFile>,
  siteUrl: string,
): SendStatic {
  const plain = prepareAll(files, false);
  const secure = prepareAll(files, true);
  return (request, reply, path) => {
    const file = (isHttps(request, siteUrl) ? secure : plain).get(path);
    if (!file) return false;
    const { headers: asked, method } = request.raw;
    const chosen = file.byCoding.get(
      file.offered.length ? chooseCoding(asked['accept-encoding'], file.offered) : undefined,
    );
    if (!chosen) return false;
    const response = reply.hijack().raw;
    const own = ['x-request-id', request.id, ...(app.draining ? ['connection', 'close'] : [])];
    if (matchesEtag(asked['if-none-match'], chosen.etag)) {
      response.writeHead(304, without(chosen.headers, 'content-length').concat(own));
      response.end();
    } else {
      response.writeHead(200, chosen.headers.concat(own));
      response.end(method === 'HEAD' ? undefined : chosen.body);
    }
    return true;
  };
}

function prepareAll(files: Map<string, StaticFile>, https: boolean): Map<string, ReadyFile> {
  const common = Object.entries(securityHeaders({ https })).flat();
  return new Map([...files].map(([path, file]) => [path, prepare(file, common)]));
}

function prepare(file: StaticFile, common: string[]): ReadyFile {
  const offered = codings.filter((coding) => file.encoded[coding]);
  const shared = ['content-type', file.contentType, 'cache-control', file.cacheControl];
  if (offered.length) shared.push('vary', 'accept-encoding');
  const byCoding = new Map<Coding | undefined, Ready>();
  for (const coding of [undefined, ...offered]) {
    const { body, etag } = (coding && file.encoded[coding]) || file.identity;
    const headers = [...common, ...shared, 'etag', etag, 'content-length', String(body.length)];
    if (coding) headers.push('content-encoding', coding);
    byCoding.set(coding, { body, etag, headers });
  }
  return { offered, byCoding };
}

/** A flat header list without one name; a 304 describes no body. */
function without(headers: string[], name: string): string[] {
  const at = headers.indexOf(name);
  return at < 0 ? headers : headers.toSpliced(at, 2);
}
