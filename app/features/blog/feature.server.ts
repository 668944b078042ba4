import type { FeatureServer } from '../../feature.ts';
import { blogApi } from './api.server.ts';
import { posts } from './assistant.server.ts';
import { blogMedia } from './media.server.ts';
import { postPaths } from './posts.server.ts';
import { startBlog } from './start.server.ts';
import { pageVersion } from './version.server.ts';

export const server: FeatureServer = {
  api(app, { services, pages }) {
    blogApi(app, services, pages?.build.assets.version ?? '');
    blogMedia(app, services);
  },
  // Authors are the company's own.
  impersonal: [
    'blog_posts',
    'blog_redirects',
    'blog_sources',
    'blog_tags',
    'blog_terms',
    'blog_state',
    'blog_pictures',
    'blog_media',
  ],
  start: async (services, env, log) => (await startBlog(services, env.notion, log)).stop,
  assistantSource: posts,
  pageVersion,
  sitemap: postPaths,
};
