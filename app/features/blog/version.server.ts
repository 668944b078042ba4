import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../../server/http/negotiate.ts';
import type { PageVersion } from '../../../server/http/page-rules.ts';
import { blogVersion } from './post-counts.server.ts';
import type { Reader } from './posts.server.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds a response waits for the version, so that a slow database doesn't hold it up. */
const versionTimeout = 50;

/** The version under which the page cache keeps the blog's pages; reads one row. */
export const pageVersion: PageVersion = async ({ db }, log) => {
  const version = await withTimeout(blogVersion(db), log, versionTimeout);
  return version.state === 'done' ? version.value : undefined;
};

/**
 * Sets the entity tag from the blog's version; sends 304 and returns true if the client has it.
 * @param salt distinguishes representations: the build of the feed, `api` for JSON.
 */
export async function notModified(
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
  salt: string,
): Promise<boolean> {
  const version = await withTimeout(blogVersion(reader.db), request.log, versionTimeout);
  if (version.state !== 'done') return false;
  const tag = `"${salt}-${version.value}"`;
  reply.header('etag', `W/${tag}`);
  if (!matchesEtag(request.headers['if-none-match'], tag)) return false;
  reply.header('cache-control', 'public, max-age=0, must-revalidate').code(304).send();
  return true;
}
