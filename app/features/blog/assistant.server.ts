import type { Source } from '../../../assistant/compose/library.server.ts';
import { fromJson } from '../../../lib/db/columns.ts';
import { blogVersion } from './post-counts.server.ts';
import { tagsSchema } from './posts.server.ts';

/** Published posts for the assistant's search: title, excerpt, category and tags. */
export const posts: Source = {
  version: ({ db }) => blogVersion(db),
  async entries({ db, clock }) {
    const rows = await db.read
      .selectFrom('blog_posts')
      .select(['slug', 'title', 'excerpt', 'category', 'tags'])
      .where('published_at', '<=', clock())
      .orderBy('published_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: `post:${row.slug}`,
      kind: 'post',
      title: row.title,
      text: row.excerpt,
      words: [row.category, ...fromJson(tagsSchema, row.tags)].join(' '),
      link: { label: row.title, href: `/blog/${row.slug}` },
    }));
  },
};
