import { region } from '../../facts/site.ts';

export const meta = {
  title: 'Marketing blog for DMV small businesses',
  description:
    'Plain, practical articles on search, Google Business Profile, social posts and reviews, for owners of small businesses in Washington DC, Maryland and Northern Virginia.',
  path: '/blog',
  keywords: [
    'small business marketing blog',
    'local SEO tips',
    'Google Business Profile',
    'Washington DC',
    'Maryland',
    'Northern Virginia',
  ],
} as const;

export const list = {
  eyebrow: 'Blog',
  title: `Marketing blog for small businesses in the ${region.short}`,
  lead: 'One subject per article, with the steps, the numbers and a local example. Short enough to read between two customers.',
  all: 'All posts',
  filter: 'Categories',
  tagged: 'Tagged',
  clear: 'Show all posts',
  feed: 'RSS feed',
  loading: 'Loading posts',
  newer: 'Newer posts',
  older: 'Older posts',
} as const;

/** Literal texts of spec.md section 2. */
export const empty = { title: 'No blog posts yet', text: 'Check back soon' } as const;

export const noMatch = {
  title: 'No posts found',
  text: 'No post matches this category, tag or page number.',
} as const;

export const failed = {
  title: "The posts didn't load",
  text: 'Our server took too long to respond. Please reload the page in a minute.',
} as const;

/** Literal texts of spec.md section 2. */
export const notFound = {
  title: 'Post Not Found',
  text: "The blog post you're looking for doesn't exist or has been removed.",
  back: 'Back to Blog',
} as const;

export const post = {
  readMore: 'Read More',
  /** Literal: spec.md section 2. */
  noContent: 'No content available for this post.',
  contents: 'On this page',
  table: 'Table',
  related: 'Read next',
  newer: 'Newer',
  older: 'Older',
  loading: 'Loading the post',
} as const;

export const share = {
  button: 'Share',
  copied: 'Link copied',
  byHand: 'Copy this link:',
  mail: 'Share by email',
} as const;

export const closing = {
  title: 'Get a free marketing audit',
  text: 'We review your website, your Google Business Profile and your posts, and send you a list of what to improve. You can work through it with us or on your own.',
  action: 'Start Free Audit',
} as const;

/** Reading time: `4 min read`. */
export const minutesText = (minutes: number) => `${minutes} min read`;
