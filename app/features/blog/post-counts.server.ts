import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../../lib/db/client.ts';
import type { BlogTermRow } from './tables.ts';

/**
 * Counts the published posts per category and tag, for filters and page numbers, and gives the blog
 * a new version. Must run after every change, so that no list has to count posts.
 */
export async function recountPosts(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    const rows = [...(await countAll(tx, now)), ...(await countEach(tx, now))];
    await tx.deleteFrom('blog_terms').execute();
    for (let from = 0; from < rows.length; from += 200) {
      await tx
        .insertInto('blog_terms')
        .values(rows.slice(from, from + 200))
        .execute();
    }
    const value = randomUUID();
    await tx
      .insertInto('blog_state')
      .values({ name: 'version', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}

/** Recounts if a post's publication time has come since the last count. */
export async function recountIfDue(db: Database, now: number): Promise<void> {
  const [counted] = await db.read
    .selectFrom('blog_terms')
    .select('posts')
    .where('kind', '=', 'all')
    .execute();
  const [visible] = await countAll(db.read, now);
  if (counted?.posts !== visible?.posts) await recountPosts(db, now);
}

/** The blog's version; it changes with everything that readers can see. */
export async function blogVersion(db: { read: Pick<Tx, 'selectFrom'> }): Promise<string> {
  const row = await db.read
    .selectFrom('blog_state')
    .select('value')
    .where('name', '=', 'version')
    .executeTakeFirst();
  return row?.value ?? 'empty';
}

async function countAll(read: Pick<Tx, 'selectFrom'>, now: number): Promise<BlogTermRow[]> {
  const { posts } = await read
    .selectFrom('blog_posts')
    .select((e) => e.fn.countAll<number>().as('posts'))
    .where('published_at', '<=', now)
    .executeTakeFirstOrThrow();
  return [{ kind: 'all', slug: '', label: '', posts: Number(posts) }];
}

async function countEach(tx: Tx, now: number): Promise<BlogTermRow[]> {
  const categories = await tx
    .selectFrom('blog_posts')
    .select((e) => [
      'category_slug as slug',
      e.fn.max('category').as('label'),
      e.fn.countAll<number>().as('posts'),
    ])
    .where('published_at', '<=', now)
    .groupBy('category_slug')
    .execute();
  const tags = await tx
    .selectFrom('blog_tags')
    .select((e) => [
      'tag_slug as slug',
      e.fn.max('label').as('label'),
      e.fn.countAll<number>().as('posts'),
    ])
    .where('published_at', '<=', now)
    .groupBy('tag_slug')
    .execute();
  return [
    ...categories.map((row) => ({ ...row, kind: 'category' as const, posts: Number(row.posts) })),
    ...tags.map((row) => ({ ...row, kind: 'tag' as const, posts: Number(row.posts) })),
  ];
}
