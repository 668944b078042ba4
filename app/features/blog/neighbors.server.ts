import type { Post } from './post.ts';
import type { Reader } from './posts.server.ts';

export interface PostLink {
  slug: string;
  title: string;
}

/** A link to a related post. */
export interface RelatedPost extends PostLink {
  category: string;
  excerpt: string;
}

export interface Neighbors {
  /** The next newer and the next older post. */
  newer: PostLink | undefined;
  older: PostLink | undefined;
  related: RelatedPost[];
}

/** Newest posts to consider per tag and per category; bounds the work. */
const candidates = 8;
const maxTags = 5;
const maxRelated = 3;

/** Finds the posts that a post's page links to: the next newer and older one, and related ones. */
export async function findNeighbors(reader: Reader, post: Post): Promise<Neighbors> {
  const [newer, older, related] = await Promise.all([
    findAdjacent(reader, post, '>'),
    findAdjacent(reader, post, '<'),
    findRelated(reader, post),
  ]);
  return { newer, older, related };
}

function findAdjacent({ db, clock }: Reader, post: Post, direction: '<' | '>') {
  const order = direction === '<' ? 'desc' : 'asc';
  return db.read
    .selectFrom('blog_posts')
    .select(['slug', 'title'])
    .where('published_at', '<=', clock())
    .where((e) =>
      e(
        e.refTuple('published_at', 'notion_id'),
        direction,
        e.tuple(post.publishedAt, post.notionId),
      ),
    )
    .orderBy('published_at', order)
    .orderBy('notion_id', order)
    .limit(1)
    .executeTakeFirst();
}

/** Ranks posts by shared tags and category, newest first; the newest posts fill up the rest. */
async function findRelated({ db, clock }: Reader, post: Post): Promise<RelatedPost[]> {
  const now = clock();
  const tags = await db.read
    .selectFrom('blog_tags')
    .select('tag_slug')
    .where('notion_id', '=', post.notionId)
    .limit(maxTags)
    .execute();
  const withTag = (tag: string) =>
    db.read
      .selectFrom('blog_tags')
      .select(['notion_id', 'published_at'])
      .where('tag_slug', '=', tag)
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .orderBy('notion_id', 'desc')
      .limit(candidates)
      .execute();
  const newest = db.read
    .selectFrom('blog_posts')
    .select(['notion_id', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('notion_id', 'desc');
  const [fillers, ...matches] = await Promise.all([
    newest.limit(maxRelated + 1).execute(),
    newest.where('category_slug', '=', post.categorySlug).limit(candidates).execute(),
    ...tags.map(({ tag_slug }) => withTag(tag_slug)),
  ]);
  const scores = new Map<string, { score: number; at: number }>();
  for (const { notion_id, published_at } of matches.flat()) {
    const score = (scores.get(notion_id)?.score ?? 0) + 1;
    scores.set(notion_id, { score, at: published_at });
  }
  for (const { notion_id, published_at } of fillers) {
    if (!scores.has(notion_id)) scores.set(notion_id, { score: 0, at: published_at });
  }
  scores.delete(post.notionId);
  const best = [...scores]
    .sort(([, a], [, b]) => b.score - a.score || b.at - a.at)
    .slice(0, maxRelated)
    .map(([id]) => id);
  return readLinks(db, best);
}

/** Reads links to posts, in the order of their ids. */
async function readLinks(db: Reader['db'], ids: readonly string[]): Promise<RelatedPost[]> {
  if (ids.length === 0) return [];
  const rows = await db.read
    .selectFrom('blog_posts')
    .select(['notion_id', 'slug', 'title', 'category', 'excerpt'])
    .where('notion_id', 'in', ids)
    .execute();
  return rows
    .sort((a, b) => ids.indexOf(a.notion_id) - ids.indexOf(b.notion_id))
    .map(({ slug, title, category, excerpt }) => ({ slug, title, category, excerpt }));
}
