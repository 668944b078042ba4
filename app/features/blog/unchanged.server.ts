import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../../server/http/negotiate.ts';
import type { Reader } from './posts.server.ts';
import { soon } from './soon.ts';
import { blogVersion } from './terms.server.ts';

/** Milliseconds that an answer waits for its entity tag; a slow database must not hold it up. */
const tagPatience = 50;

/** Sets the entity tag; answers with 304 and returns true when the reader has this very state. */
export async function unchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Reader,
  salt: string,
): Promise<boolean> {
  const version = await soon(blogVersion(services.db), request.log, tagPatience);
  if (version.state !== 'here') return false;
  const tag = `"${salt}-${version.value}"`;
  reply.header('etag', `W/${tag}`);
  if (!matchesEtag(request.headers['if-none-match'], tag)) return false;
  reply.header('cache-control', 'public, max-age=0, must-revalidate').code(304).send();
  return true;
}
