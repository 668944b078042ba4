import type { Post } from './post.ts';
import type { Reader } from './posts.server.ts';

export interface PostLink {
  slug: string;
  title: string;
}

/** A related post as its link shows it. */
export interface RelatedPost extends PostLink {
  category: string;
  excerpt: string;
}

export interface Neighbours {
  /** The next newer and the next older post. */
  newer: PostLink | undefined;
  older: PostLink | undefined;
  related: RelatedPost[];
}

/** Newest posts looked at for each tag and the category; bounds the work whatever their number. */
const looked = 8;
const shown = 3;

/** What a post's page links to: the posts beside it in time, and those most like it. */
export async function findNeighbours(reader: Reader, post: Post): Promise<Neighbours> {
  const [newer, older, related] = await Promise.all([
    besides(reader, post, '>'),
    besides(reader, post, '<'),
    findRelated(reader, post),
  ]);
  return { newer, older, related };
}

function besides({ db, clock }: Reader, post: Post, direction: '<' | '>') {
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

/** Posts that share most tags, then those of the same category, newest first. */
async function findRelated({ db, clock }: Reader, post: Post): Promise<RelatedPost[]> {
  const now = clock();
  const tagged = db.read
    .selectFrom('blog_tags as own')
    .select('own.tag_slug')
    .where('own.notion_id', '=', post.notionId);
  const tags = await tagged.execute();
  const lists = await Promise.all([
    ...tags
      .slice(0, 5)
      .map(({ tag_slug }) =>
        db.read
          .selectFrom('blog_tags')
          .select(['notion_id', 'published_at'])
          .where('tag_slug', '=', tag_slug)
          .where('published_at', '<=', now)
          .orderBy('published_at', 'desc')
          .orderBy('notion_id', 'desc')
          .limit(looked)
          .execute(),
      ),
    db.read
      .selectFrom('blog_posts')
      .select(['notion_id', 'published_at'])
      .where('category_slug', '=', post.categorySlug)
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .orderBy('notion_id', 'desc')
      .limit(looked)
      .execute(),
  ]);
  const newest = await db.read
    .selectFrom('blog_posts')
    .select(['notion_id', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('notion_id', 'desc')
    .limit(shown + 1)
    .execute();
  const scores = new Map<string, { score: number; at: number }>();
  for (const { notion_id, published_at } of lists.flat()) {
    const known = scores.get(notion_id);
    scores.set(notion_id, { score: (known?.score ?? 0) + 1, at: published_at });
  }
  // Where too few are alike, the newest fill up.
  for (const { notion_id, published_at } of newest) {
    if (!scores.has(notion_id)) scores.set(notion_id, { score: 0, at: published_at });
  }
  scores.delete(post.notionId);
  const best = [...scores]
    .sort(([, a], [, b]) => b.score - a.score || b.at - a.at)
    .slice(0, shown)
    .map(([id]) => id);
  if (best.length === 0) return [];
  const rows = await db.read
    .selectFrom('blog_posts')
    .select(['notion_id', 'slug', 'title', 'category', 'excerpt'])
    .where('notion_id', 'in', best)
    .execute();
  return rows
    .sort((a, b) => best.indexOf(a.notion_id) - best.indexOf(b.notion_id))
    .map(({ slug, title, category, excerpt }) => ({ slug, title, category, excerpt }));
}
