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
  start: async (services, env, log) => (await startBlog(services, env.notion, log)).stop,
  assistantSource: posts,
  pageVersion,
  sitemap: postPaths,
};
