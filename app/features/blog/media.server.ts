import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CoreServices } from '../../../lib/services.ts';
import { problem } from '../../../server/http/problem.ts';
import { list } from './copy.ts';
import { drawnCover } from './cover-spec.ts';
import { type Kept, Memory } from './memory.server.ts';
import type { Post } from './post.ts';
import { findPost, type Reader } from './posts.server.ts';
import { drawShare } from './share-picture.server.ts';

/** Bytes of pictures kept in memory; the ones asked for last. */
const mostBytes = 32 * 1024 * 1024;

/**
 * GET /media/{file}: pictures of posts, named by their content and so never to change.
 * GET /share/blog.png and /share/blog-{slug}.png: the share pictures, drawn when first asked for.
 */
export function blogMedia(app: FastifyInstance, services: CoreServices): void {
  const memory = new Memory<Kept>(mostBytes);

  app.get('/media/:file', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const media = memory.get(path) ?? (await storedMedia(services, path));
    if (!media) return problem(reply, { status: 404 });
    memory.set(path, media);
    return reply
      .header('content-type', media.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(media.bytes);
  });

  const drawing = new Map<string, Promise<Kept>>();
  const share = async (key: string, post: ShareOf) => {
    const known = memory.get(key) ?? (await storedMedia(services, key));
    const media = known ?? (await drawOnce(key, post));
    memory.set(key, media);
    return media;
  };
  // Two readers that come at once wait for one drawing.
  const drawOnce = (key: string, post: ShareOf) => {
    const drawn = drawing.get(key) ?? drawAndStore(services, key, post);
    drawing.set(key, drawn);
    return drawn.finally(() => drawing.delete(key));
  };

  app.get('/share/blog.png', async (_request, reply) => {
    const post = { title: list.title, cover: drawnCover('blog', 'Blog'), category: list.eyebrow };
    const media = await share('/share/blog.png list', post);
    return reply.type(media.type).header('cache-control', dayLong).send(media.bytes);
  });

  app.get<{ Params: { slug: string } }>(
    '/share/blog-:slug(^[a-z0-9-]+).png',
    async (request, reply) => {
      const found = await findPost(services, request.params.slug);
      if (!found) return problem(reply, { status: 404 });
      if ('movedTo' in found) return reply.redirect(`/share/blog-${found.movedTo}.png`, 301);
      const { post } = found;
      const key = `/share/blog-${post.slug}.png ${shareState(post)}`;
      const media = await share(key, post);
      return reply.type(media.type).header('cache-control', dayLong).send(media.bytes);
    },
  );
}

const dayLong = 'public, max-age=86400';

type ShareOf = Pick<Post, 'title' | 'cover' | 'category'>;

/** Changes with everything that the share picture shows. */
function shareState({ title, cover, category }: ShareOf): string {
  const shown = JSON.stringify([title, category, cover]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 16);
}

async function storedMedia({ db }: Reader, path: string): Promise<Kept | undefined> {
  const row = await db.read
    .selectFrom('blog_media')
    .select(['type', 'bytes'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.bytes) };
}

async function drawAndStore({ db, site }: CoreServices, key: string, post: ShareOf): Promise<Kept> {
  const file = { path: key, type: 'image/png', bytes: await drawShare(post, site.name) };
  await db.write(async (tx) => {
    // What the post looked like before is not asked for again.
    const [address = key] = key.split(' ');
    await tx.deleteFrom('blog_media').where('path', 'like', `${address} %`).execute();
    // Another process may have drawn it at the same moment.
    await tx
      .insertInto('blog_media')
      .values(file)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  });
  return file;
}
