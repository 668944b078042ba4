import * as z from 'zod/mini';
import type { Source } from '../../../assistant/answers/entries.server.ts';
import { fromJson } from '../../../lib/db/columns.ts';
import { blogVersion } from './terms.server.ts';

const tags = z.array(z.string());

/** The blog's published posts, by title, excerpt, category and tags. */
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
      words: [row.category, ...fromJson(tags, row.tags)].join(' '),
      link: { label: row.title, href: `/blog/${row.slug}` },
    }));
  },
};
