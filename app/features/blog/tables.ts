import type { Json, Time } from '../../../lib/db/columns.ts';

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    blog_posts: BlogPostRow;
    blog_redirects: { slug: string; notion_id: string };
    blog_sources: BlogSourceRow;
    blog_tags: { tag_slug: string; notion_id: string; label: string; published_at: Time };
    blog_terms: BlogTermRow;
    /** `version` changes with everything that readers can see. */
    blog_state: { name: 'version'; value: string };
    blog_pictures: { source: string; notion_id: string; picture: Json };
    blog_media: { path: string; type: string; bytes: Uint8Array };
  }
}

/** A published post, or one whose day is still to come (`published_at` in the future). */
export interface BlogPostRow {
  notion_id: string;
  source: 'notion' | 'markdown';
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  category_slug: string;
  author: string;
  publish_date: string | null;
  tags: Json;
  seo_title: string;
  meta_description: string;
  minutes: number;
  cover: Json;
  picture: Json | null;
  published_at: Time;
  modified_at: Time;
  fingerprint: string;
  content: Json;
}

/** Which edit of a Notion page the post was made from, and when that was read. */
export interface BlogSourceRow {
  notion_id: string;
  edited_at: Time;
  fetched_at: Time;
}

/** How many posts a category or tag has; the kind `all` counts every post. */
export interface BlogTermRow {
  kind: 'all' | 'category' | 'tag';
  slug: string;
  label: string;
  posts: number;
}
