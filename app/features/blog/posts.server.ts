import * as v from 'valibot';
import type { Tx } from '../../../lib/db/client.ts';
import { fromJson } from '../../../lib/db/columns.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { blockSchema, pictureSchema } from './blocks.ts';
import { coverSchema } from './cover.ts';
import type { Post, PostSummary } from './post.ts';
import type { BlogPostRow } from './tables.ts';

/** What the queries need. They return only posts whose publication time has come. */
export type Reader = Pick<CoreServices, 'clock'> & { db: { read: Pick<Tx, 'selectFrom'> } };

/** Cards on one page of the list. */
const pageSize = 12;

/** Query of a list page, with at most one filter. */
export interface ListQuery {
  category?: string;
  tag?: string;
  /** From 1. */
  page: number;
}

export interface Term {
  slug: string;
  label: string;
  posts: number;
}

export interface PostList {
  posts: PostSummary[];
  /** Posts that match the filter, on all pages. */
  total: number;
  pages: number;
  /** Categories that have posts, by name. */
  categories: Term[];
  /** The filter's name as authors write it. */
  filterLabel: string | undefined;
}

const summaryColumns = [
  'slug',
  'title',
  'excerpt',
  'category',
  'category_slug',
  'author',
  'publish_date',
  'tags',
  'minutes',
  'cover',
  'picture',
] as const;

/** Tags of a post as stored. */
export const tagsSchema = v.array(v.string());
const contentSchema = v.array(blockSchema);

/** Finds one page of the list, newest first, with the categories to filter by. */
export async function listPosts({ db, clock }: Reader, query: ListQuery): Promise<PostList> {
  const [terms, rows] = await Promise.all([
    db.read.selectFrom('blog_terms').selectAll().where('kind', '!=', 'tag').execute(),
    listRows(db.read, clock(), query),
  ]);
  const tag = query.tag
    ? await db.read
        .selectFrom('blog_terms')
        .selectAll()
        .where('kind', '=', 'tag')
        .where('slug', '=', query.tag)
        .executeTakeFirst()
    : undefined;
  const categories = terms
    .filter((term) => term.kind === 'category')
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US'));
  const filter = query.tag
    ? tag
    : query.category
      ? categories.find((term) => term.slug === query.category)
      : terms.find((term) => term.kind === 'all');
  const total = filter?.posts ?? 0;
  return {
    posts: rows.map(toSummary),
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    categories: categories.map(({ slug, label, posts }) => ({ slug, label, posts })),
    filterLabel: filter?.label || undefined,
  };
}

/**
 * Reads the rows of a page. The ids come from an index only, so that skipping to page 800 of 10,000
 * posts walks the index and reads no posts.
 */
function listRows(read: Reader['db']['read'], now: number, { category, tag, page }: ListQuery) {
  const offset = (page - 1) * pageSize;
  const query = read.selectFrom('blog_posts').select(summaryColumns);
  const found = tag
    ? query.where('notion_id', 'in', (e) =>
        e
          .selectFrom('blog_tags')
          .select('notion_id')
          .where('tag_slug', '=', tag)
          .where('published_at', '<=', now)
          .orderBy('published_at', 'desc')
          .orderBy('notion_id', 'desc')
          .limit(pageSize)
          .offset(offset),
      )
    : query.where('notion_id', 'in', (e) => {
        const ids = e
          .selectFrom('blog_posts as listed')
          .select('listed.notion_id')
          .where('listed.published_at', '<=', now);
        return (category ? ids.where('listed.category_slug', '=', category) : ids)
          .orderBy('listed.published_at', 'desc')
          .orderBy('listed.notion_id', 'desc')
          .limit(pageSize)
          .offset(offset);
      });
  return found.orderBy('published_at', 'desc').orderBy('notion_id', 'desc').execute();
}

/** Finds a post by its slug; `movedTo` is the new slug if this is an old one. */
export async function findPost(
  { db, clock }: Reader,
  slug: string,
): Promise<{ post: Post } | { movedTo: string } | undefined> {
  const row = await db.read
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('published_at', '<=', clock())
    .executeTakeFirst();
  if (row) return { post: toPost(row) };
  const moved = await db.read
    .selectFrom('blog_redirects')
    .innerJoin('blog_posts', 'blog_posts.notion_id', 'blog_redirects.notion_id')
    .select('blog_posts.slug')
    .where('blog_redirects.slug', '=', slug)
    .where('blog_posts.published_at', '<=', clock())
    .executeTakeFirst();
  return moved && { movedTo: moved.slug };
}

/** Reads the rows of whole posts, newest first. */
export function readPosts(
  { db, clock }: Reader,
  limit: number,
  offset: number,
): Promise<BlogPostRow[]> {
  return db.read
    .selectFrom('blog_posts')
    .selectAll()
    .where('published_at', '<=', clock())
    .orderBy('published_at', 'desc')
    .orderBy('notion_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Path and last change (epoch milliseconds) of every post, for sitemap.xml. */
export async function postPaths({
  db,
  clock,
}: Reader): Promise<{ path: string; modifiedAt: number }[]> {
  const rows = await db.read
    .selectFrom('blog_posts')
    .select(['slug', 'modified_at'])
    .where('published_at', '<=', clock())
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map((row) => ({ path: `/blog/${row.slug}`, modifiedAt: row.modified_at }));
}

function toSummary(row: Pick<BlogPostRow, (typeof summaryColumns)[number]>): PostSummary {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    categorySlug: row.category_slug,
    author: row.author,
    publishDate: row.publish_date,
    tags: fromJson(tagsSchema, row.tags),
    minutes: row.minutes,
    cover: fromJson(coverSchema, row.cover),
    picture: row.picture && fromJson(pictureSchema, row.picture),
  };
}

export function toPost(row: BlogPostRow): Post {
  return {
    ...toSummary(row),
    notionId: row.notion_id,
    seoTitle: row.seo_title,
    metaDescription: row.meta_description,
    content: fromJson(contentSchema, row.content),
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
  };
}
