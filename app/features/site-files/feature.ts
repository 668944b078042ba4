import type { Feature } from '../../feature.ts';

export const siteFiles: Feature = {
  name: 'site-files',
  server: () => import('./feature.server.ts'),
};
