import type { FeatureServer } from '../../feature.ts';
import { siteFiles } from './api.server.ts';

export const server: FeatureServer = {
  api(app, { services, pages, parts }) {
    const sources = parts.flatMap(({ sitemap }) => sitemap ?? []);
    if (pages) siteFiles(app, services, pages, sources);
  },
};
