import type { Feature } from '../../feature.ts';

export const resources: Feature = {
  name: 'resources',
  routes: [
    { path: 'resources', file: 'page.tsx', dynamicQuery: ['q', 'category', 'level', 'view'] },
  ],
  islands: { 'resource-library': 'library-view.tsx' },
  server: () => import('./feature.server.ts'),
};
