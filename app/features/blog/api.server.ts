import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CoreServices } from '../../../lib/services.ts';
import { problem } from '../../../server/http/problem.ts';
import { publicBlock } from './blocks.ts';
import { feedXml } from './feed.server.ts';
import type { Post } from './post.ts';
import { findPost, wholePosts } from './posts.server.ts';
import { unchanged } from './unchanged.server.ts';

/** Posts that `GET /api/blog/posts` gives at most, and by default, at once. */
const mostPosts = 100;
/** Posts in the feed. */
const feedPosts = 30;

/** Readers may keep an answer for a minute, then ask whether it is still good. */
const kept = 'public, max-age=60, must-revalidate';

/**
 * GET /api/blog/posts and /api/blog/posts/{slug} with exactly the fields of spec.md section 3, the
 * RSS feed.
 */
export function blogApi(app: FastifyInstance, services: CoreServices, buildVersion: string): void {
  app.get('/api/blog/posts', async (request, reply) => {
    const limit = wholeNumber(request, 'limit', mostPosts);
    const page = wholeNumber(request, 'page', 1_000_000) ?? 1;
    if (await unchanged(request, reply, services, 'api')) return reply;
    const size = limit ?? mostPosts;
    const posts = await wholePosts(services, size, (page - 1) * size);
    return reply.header('cache-control', kept).send(posts.map(publicPost));
  });

  app.get<{ Params: { slug: string } }>('/api/blog/posts/:slug', async (request, reply) => {
    if (await unchanged(request, reply, services, 'api')) return reply;
    const found = await findPost(services, request.params.slug);
    if (!found) {
      reply.removeHeader('etag');
      return problem(reply, { status: 404, title: 'Post Not Found', detail: gone });
    }
    if ('movedTo' in found) return reply.redirect(`/api/blog/posts/${found.movedTo}`, 301);
    return reply.header('cache-control', kept).send(publicPost(found.post));
  });

  app.get('/blog/rss.xml', async (request, reply) => {
    if (await unchanged(request, reply, services, buildVersion)) return reply;
    const posts = await wholePosts(services, feedPosts, 0);
    return reply
      .header('content-type', 'application/rss+xml; charset=utf-8')
      .header('cache-control', kept)
      .send(feedXml(posts, services.site));
  });
}

/** Literal: spec.md section 2. */
const gone = "The blog post you're looking for doesn't exist or has been removed.";

/** A post as the API gives it (spec.md section 3). */
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

/** A number of the query from 1 to `most`; anything else counts as not given. */
function wholeNumber(request: FastifyRequest, name: string, most: number): number | undefined {
  const value = Number((request.query as Record<string, unknown>)[name]);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : undefined;
}
