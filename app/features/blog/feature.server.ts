import type { FeatureServer } from '../../feature.ts';
import { blogApi } from './api.server.ts';
import { posts } from './assistant.server.ts';
import { blogMedia } from './media.server.ts';
import { cachePages } from './page-cache.server.ts';
import { postPaths } from './posts.server.ts';
import { startBlog } from './start.server.ts';

export const server: FeatureServer = {
  api(app, { services, pages }) {
    const version = pages?.build.assets.version ?? '';
    if (pages?.cached) cachePages(app, services, version);
    blogApi(app, services, version);
    blogMedia(app, services);
  },
  start: async (services, env, log) => (await startBlog(services, env.notion, log)).stop,
  assistantSource: posts,
  sitemap: postPaths,
};
