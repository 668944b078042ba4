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
  title: `Marketing notes for owners in the ${region.short}`,
  lead: 'One subject at a time, with the steps, the numbers and an example from around here. Read it on a phone between two customers.',
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
  title: 'Nothing here',
  text: 'No post has this category, tag or page number.',
} as const;

export const failed = {
  title: 'The posts did not load',
  text: 'Something took too long on our side. Reload the page in a minute.',
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
  title: 'See what your own week would look like',
  text: 'The free audit reads your site, your profile and your posts, and comes back with a list. You can work through it with us or without us.',
  action: 'Start Free Audit',
} as const;

/** Reading time: `4 min read`. */
export const minutesText = (minutes: number) => `${minutes} min read`;
