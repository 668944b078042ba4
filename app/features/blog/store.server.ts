import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { toJson } from '../../../lib/db/columns.ts';
import { isUniqueViolation } from '../../../lib/db/errors.ts';
import type { Clock, CoreServices } from '../../../lib/services.ts';
import { type Block, type Picture, readingMinutes } from './blocks.ts';
import { defaultCover } from './cover.ts';
import { type FetchBytes, PictureError } from './picture-download.server.ts';
import { keepPictures, storePicture } from './picture-store.server.ts';
import { type Draft, publishTime, type SourcePost } from './post.ts';
import { toSlug } from './safe-text.ts';
import type { BlogPostRow } from './tables.ts';

export type Source = BlogPostRow['source'];

/** Another post has this slug. */
class SlugTakenError extends Error {}

interface DraftToStore {
  source: Source;
  draft: Draft;
  /** URL of a picture to show instead of the cover map. */
  picture?: string | undefined;
  fetchBytes: FetchBytes;
}

/**
 * Copies a draft's pictures to our storage and stores the post. A picture that can't be fetched is
 * left out and reported. If another post has the slug, the end of the id is appended and reported.
 */
export async function storeDraft(
  { db, clock }: Pick<CoreServices, 'db' | 'clock'>,
  { source, draft, picture: pictureUrl, fetchBytes }: DraftToStore,
): Promise<{ stored: boolean; problems: string[] }> {
  const problems: string[] = [];
  const used: string[] = [];
  const store = async (image: { source: string; alt: string }): Promise<Picture | undefined> => {
    try {
      const found = await storePicture(db, draft.notionId, image, fetchBytes);
      used.push(found.source);
      return found.picture;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push(`picture left out: ${error.message}`);
      return undefined;
    }
  };
  const content: Block[] = [];
  for (const block of draft.content) {
    if (block.type !== 'image') content.push(block);
    else {
      const picture = await store(block);
      if (picture) content.push({ type: 'image', url: picture.fallback, picture });
    }
  }
  const picture = (pictureUrl && (await store({ source: pictureUrl, alt: '' }))) || null;
  const post = { ...draft, content, picture };
  let stored: boolean;
  try {
    stored = await storePost(db, clock, source, post);
  } catch (error) {
    if (!(error instanceof SlugTakenError)) throw error;
    problems.push(error.message);
    stored = await storePost(db, clock, source, { ...post, slug: `${draft.slug}-${idEnd(draft)}` });
  }
  if (problems.length === 0) await keepPictures(db, draft.notionId, used);
  return { stored, problems };
}

function idEnd({ notionId }: Draft): string {
  const letters = notionId.replace(/[^a-z0-9]/gi, '');
  return letters.slice(-6).toLowerCase();
}

/**
 * Inserts or updates a post; writes nothing if it hasn't changed. An old slug redirects to the new
 * one.
 * @returns whether anything changed.
 * @throws {SlugTakenError}
 */
export async function storePost(
  db: Database,
  clock: Clock,
  source: Source,
  post: SourcePost,
): Promise<boolean> {
  try {
    return await storeIfChanged(db, clock, source, post);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await isTaken(db, post)) throw new SlugTakenError(`another post has the slug ${post.slug}`);
    // Another process stored the same post at the same moment.
    return storeIfChanged(db, clock, source, post);
  }
}

async function storeIfChanged(
  db: Database,
  clock: Clock,
  source: Source,
  post: SourcePost,
): Promise<boolean> {
  const row = toRow(source, post, clock());
  const old = await db.read
    .selectFrom('blog_posts')
    .select(['slug', 'fingerprint', 'published_at'])
    .where('notion_id', '=', row.notion_id)
    .executeTakeFirst();
  if (old?.fingerprint === row.fingerprint) return false;
  // A post without a date keeps the time when we first stored it.
  if (old && !post.publishDate) row.published_at = old.published_at;
  await db.write((tx) => writePost(tx, row, post.tags, old?.slug));
  return true;
}

async function isTaken(db: Database, { slug, notionId }: SourcePost): Promise<boolean> {
  const other = await db.read
    .selectFrom('blog_posts')
    .select('slug')
    .where('slug', '=', slug)
    .where('notion_id', '!=', notionId)
    .executeTakeFirst();
  return other !== undefined;
}

async function writePost(tx: Tx, row: BlogPostRow, tags: readonly string[], oldSlug?: string) {
  const { notion_id, ...changes } = row;
  await tx
    .insertInto('blog_posts')
    .values(row)
    .onConflict((conflict) => conflict.column('notion_id').doUpdateSet(changes))
    .execute();
  await tx.deleteFrom('blog_redirects').where('slug', '=', row.slug).execute();
  if (oldSlug !== undefined && oldSlug !== row.slug) {
    // The redirect exists if another process just stored the same change.
    await tx
      .insertInto('blog_redirects')
      .values({ slug: oldSlug, notion_id })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ notion_id }))
      .execute();
  }
  await tx.deleteFrom('blog_tags').where('notion_id', '=', notion_id).execute();
  const bySlug = new Map(tags.map((label) => [toSlug(label), label]));
  const { published_at } = row;
  const rows = [...bySlug]
    .filter(([slug]) => slug !== '')
    .map(([tag_slug, label]) => ({ tag_slug, label, notion_id, published_at }));
  if (rows.length > 0) await tx.insertInto('blog_tags').values(rows).execute();
}

function toRow(source: Source, post: SourcePost, now: number): BlogPostRow {
  const category = post.category || 'News';
  const fields = {
    notion_id: post.notionId,
    source,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category,
    category_slug: toSlug(category) || 'news',
    author: post.author,
    publish_date: post.publishDate,
    tags: toJson(post.tags),
    seo_title: post.seoTitle,
    meta_description: post.metaDescription,
    minutes: readingMinutes(post.content),
    cover: toJson(post.cover ?? defaultCover(post.notionId, category)),
    picture: post.picture ? toJson(post.picture) : null,
    content: toJson(post.content),
  };
  return {
    ...fields,
    published_at: publishTime(post.publishDate) ?? now,
    modified_at: post.modifiedAt ?? now,
    fingerprint: createHash('sha256').update(JSON.stringify(fields)).digest('base64url'),
  };
}

/** Removes posts and everything that belongs to them. @returns how many existed. */
export async function removePosts(db: Database, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (const id of ids) {
    removed += await db.write(async (tx) => {
      await tx.deleteFrom('blog_tags').where('notion_id', '=', id).execute();
      await tx.deleteFrom('blog_redirects').where('notion_id', '=', id).execute();
      await tx.deleteFrom('blog_pictures').where('notion_id', '=', id).execute();
      await tx.deleteFrom('blog_sources').where('notion_id', '=', id).execute();
      const { numDeletedRows } = await tx
        .deleteFrom('blog_posts')
        .where('notion_id', '=', id)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
  return removed;
}
