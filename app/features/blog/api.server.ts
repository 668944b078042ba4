import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CoreServices } from '../../../lib/services.ts';
import { renderLimit } from '../../../server/http/in-turn.ts';
import { problem } from '../../../server/http/problem.ts';
import { publicBlock } from './blocks.ts';
import { notFound } from './copy.ts';
import type { Post } from './post.ts';
import { findPost, readPosts, toPost } from './posts.server.ts';
import { notModified } from './version.server.ts';

/** Posts per response of `GET /api/blog/posts`: the maximum and the default. */
const maxPosts = 100;
const positive = v.pipe(v.unknown(), v.toNumber(), v.safeInteger(), v.minValue(1));
/** Invalid numbers count as not given. */
const listQuery = v.object({
  limit: v.fallback(positive, maxPosts),
  page: v.fallback(positive, 1),
});

/** Newest posts in the feed. */
const feedPosts = 30;

/** Clients may cache a response for a minute, then must revalidate it. */
const oneMinute = 'public, max-age=60, must-revalidate';

/**
 * `GET /api/blog/posts` and `/api/blog/posts/{slug}` with exactly the fields of spec.md section 3,
 * and the RSS feed.
 */
export function blogApi(app: FastifyInstance, services: CoreServices, buildVersion: string): void {
  app.get('/api/blog/posts', { config: { limit: renderLimit } }, async (request, reply) => {
    const query = v.parse(listQuery, request.query);
    if (await notModified(request, reply, services, 'api')) return reply;
    const limit = Math.min(query.limit, maxPosts);
    const page = Math.min(query.page, 1_000_000);
    const json = await app.inTurn(
      request,
      () => readPosts(services, limit, (page - 1) * limit),
      (rows) => JSON.stringify(rows.map((row) => publicPost(toPost(row)))),
    );
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', oneMinute)
      .send(json);
  });

  app.get<{ Params: { slug: string } }>('/api/blog/posts/:slug', async (request, reply) => {
    if (await notModified(request, reply, services, 'api')) return reply;
    const found = await findPost(services, request.params.slug);
    if (!found) {
      reply.removeHeader('etag');
      return problem(reply, { status: 404, title: notFound.title, detail: notFound.text });
    }
    if ('movedTo' in found) return reply.redirect(`/api/blog/posts/${found.movedTo}`, 301);
    return reply.header('cache-control', oneMinute).send(publicPost(found.post));
  });

  app.get('/blog/rss.xml', { config: { limit: renderLimit } }, async (request, reply) => {
    if (await notModified(request, reply, services, buildVersion)) return reply;
    const { feedXml } = await import('./feed.server.ts');
    const xml = await app.inTurn(
      request,
      () => readPosts(services, feedPosts, 0),
      (rows) => feedXml(rows.map(toPost), services.site),
    );
    return reply
      .header('content-type', 'application/rss+xml; charset=utf-8')
      .header('cache-control', oneMinute)
      .send(xml);
  });
}

/** A post in API responses (spec.md section 3). */
function publicPost(post: Post) {
  return {
    notionId: post.notionId,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    author: post.author,
    publishDate: post.publishDate,
    tags: post.tags,
    seoTitle: post.seoTitle,
    metaDescription: post.metaDescription,
    content: post.content.map(publicBlock),
  };
}
