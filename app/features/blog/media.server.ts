import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CoreServices } from '../../../lib/services.ts';
import { problem } from '../../../server/http/problem.ts';
import { list } from './copy.ts';
import { defaultCover } from './cover.ts';
import type { Post } from './post.ts';
import { findPost, type Reader } from './posts.server.ts';

interface Media {
  type: string;
  bytes: Buffer;
}

/** Bytes of the pictures cached in memory. */
const maxBytes = 32 * 1024 * 1024;

const oneDay = 'public, max-age=86400';
const oneYear = 'public, max-age=31536000, immutable';

/**
 * `GET /media/{file}`: pictures of posts, named by their content, so they never change.
 * `GET /share/blog.png` and `/share/blog-{slug}.png`: share pictures, drawn on first request.
 */
export function blogMedia(app: FastifyInstance, services: CoreServices): void {
  const cache = new LRUCache<string, Media>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, path) => bytes.length + path.length,
  });
  const readMedia = async (path: string) => {
    const media = cache.get(path) ?? (await storedMedia(services, path));
    if (media) cache.set(path, media);
    return media;
  };

  app.get('/media/:file', async (request, reply) => {
    const media = await readMedia(request.url.split('?')[0] ?? '');
    if (!media) return problem(reply, { status: 404 });
    return reply.type(media.type).header('cache-control', oneYear).send(media.bytes);
  });

  const drawing = new Map<string, Promise<Media>>();
  // Concurrent requests share one drawing.
  const drawOnce = async (path: string, version: string, post: PictureOf) => {
    const key = `${path} ${version}`;
    const known = await readMedia(key);
    if (known) return known;
    const picture = drawing.get(key) ?? drawAndStore(services, path, key, post);
    drawing.set(key, picture);
    return picture.finally(() => drawing.delete(key));
  };

  app.get('/share/blog.png', async (_request, reply) => {
    const cover = defaultCover('blog', 'Blog');
    const post = { title: list.title, cover, category: list.eyebrow };
    const { type, bytes } = await drawOnce('/share/blog.png', versionOf(post), post);
    return reply.type(type).header('cache-control', oneDay).send(bytes);
  });

  app.get<{ Params: { slug: string } }>(
    '/share/blog-:slug(^[a-z0-9-]+).png',
    async (request, reply) => {
      const found = await findPost(services, request.params.slug);
      if (!found) return problem(reply, { status: 404 });
      if ('movedTo' in found) return reply.redirect(`/share/blog-${found.movedTo}.png`, 301);
      const path = `/share/blog-${found.post.slug}.png`;
      const { type, bytes } = await drawOnce(path, versionOf(found.post), found.post);
      return reply.type(type).header('cache-control', oneDay).send(bytes);
    },
  );
}

type PictureOf = Pick<Post, 'title' | 'cover' | 'category'>;

/** Increase it to redraw all stored share pictures. */
const design = 2;

/** Changes with everything that the share picture shows. */
function versionOf({ title, cover, category }: PictureOf): string {
  const shown = JSON.stringify([design, title, category, cover]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 16);
}

async function storedMedia({ db }: Reader, path: string): Promise<Media | undefined> {
  const row = await db.read
    .selectFrom('blog_media')
    .select(['type', 'bytes'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.bytes) };
}

async function drawAndStore(
  { db, site }: CoreServices,
  path: string,
  key: string,
  { title, category, cover }: PictureOf,
): Promise<Media> {
  // Loads sharp, which a start needn't wait for.
  const { drawSharePicture } = await import('../../seo/share-picture.server.ts');
  const label = `${category} · ${site.name}`;
  const picture = { title, label, map: cover };
  const file = { path: key, type: 'image/png', bytes: await drawSharePicture(picture) };
  await db.write(async (tx) => {
    // Nothing links to the post's earlier pictures.
    await tx.deleteFrom('blog_media').where('path', 'like', `${path} %`).execute();
    // Another process may have drawn the same picture.
    await tx
      .insertInto('blog_media')
      .values(file)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  });
  return file;
}
