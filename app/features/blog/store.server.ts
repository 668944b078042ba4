import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { toJson } from '../../../lib/db/columns.ts';
import { isUniqueViolation } from '../../../lib/db/errors.ts';
import type { Clock } from '../../../lib/services.ts';
import { readingMinutes } from './blocks.ts';
import { drawnCover } from './cover-spec.ts';
import type { SourcePost } from './post.ts';
import { publishTime } from './publish-date.ts';
import { toSlug } from './safe-text.ts';
import type { BlogPostRow } from './tables.ts';

export type Source = BlogPostRow['source'];

/** Another post has this slug. */
export class SlugTakenError extends Error {}

/**
 * Stores a post, new or changed; nothing is written when it is as it was. The address that a
 * changed slug leaves behind leads to the new one from then on.
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
    return await storeChange(db, clock, source, post);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await isTaken(db, post)) throw new SlugTakenError(`another post has the slug ${post.slug}`);
    // Another process has stored this very post in between.
    return storeChange(db, clock, source, post);
  }
}

async function storeChange(
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
  // A post without a date keeps the time at which it first appeared.
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
    // It is there when another process has just stored the same change.
    await tx
      .insertInto('blog_redirects')
      .values({ slug: oldSlug, notion_id })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ notion_id }))
      .execute();
  }
  await tx.deleteFrom('blog_tags').where('notion_id', '=', notion_id).execute();
  const bySlug = new Map(tags.map((label) => [toSlug(label), label]));
  const rows = [...bySlug].filter(([slug]) => slug !== '');
  if (rows.length === 0) return;
  await tx
    .insertInto('blog_tags')
    .values(
      rows.map(([tag_slug, label]) => ({
        tag_slug,
        label,
        notion_id,
        published_at: row.published_at,
      })),
    )
    .execute();
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
    cover: toJson(post.cover ?? drawnCover(post.notionId, category)),
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

/** Removes posts with all that hangs on them. @returns how many there were. */
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
