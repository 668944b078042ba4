import type { Block, Picture } from './blocks.ts';
import type { Cover } from './cover-spec.ts';

/** What a card shows of a post, and what the feeds and maps of the site list. */
export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  categorySlug: string;
  author: string;
  /** ISO date or date with time, as it was written; null where there is none. */
  publishDate: string | null;
  tags: readonly string[];
  minutes: number;
  /** What is drawn above the post: its own map, or a picture chosen in Notion. */
  cover: Cover;
  picture: Picture | null;
}

/** A whole post (spec.md section 3) with what its page adds. */
export interface Post extends PostSummary {
  notionId: string;
  seoTitle: string;
  metaDescription: string;
  content: readonly Block[];
  /** Epoch milliseconds. */
  publishedAt: number;
  modifiedAt: number;
}

/** A post as a source delivers it, parsed and cleaned. */
export interface SourcePost {
  notionId: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  publishDate: string | null;
  tags: string[];
  seoTitle: string;
  metaDescription: string;
  content: Block[];
  cover: Cover | null;
  picture: Picture | null;
  /** Epoch milliseconds of the last change, as far as the source knows. */
  modifiedAt: number | null;
}
