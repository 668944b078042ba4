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

/** A post; it is scheduled if `published_at` is in the future. */
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

/** When a post's Notion page was last edited, and when we last read it. */
export interface BlogSourceRow {
  notion_id: string;
  edited_at: Time;
  fetched_at: Time;
}

/** Number of published posts in a category or tag; the kind `all` counts every post. */
export interface BlogTermRow {
  kind: 'all' | 'category' | 'tag';
  slug: string;
  label: string;
  posts: number;
}
