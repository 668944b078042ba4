import type { FeatureServer } from '../../feature.ts';
import { seoFiles } from './api.server.ts';

export const server: FeatureServer = {
  api(app, { services, pages, parts }) {
    if (pages) {
      seoFiles(app, services, { pages, moving: parts.flatMap(({ sitemap }) => sitemap ?? []) });
    }
  },
};
