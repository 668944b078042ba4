import type { Feature } from '../../feature.ts';
import { categoryIds, difficulties } from './model.ts';

export const resources: Feature = {
  name: 'resources',
  routes: [
    {
      path: 'resources',
      file: 'page.tsx',
      query: { q: 'search', category: categoryIds, level: difficulties, view: ['category'] },
    },
  ],
  islands: { 'resource-library': 'library-view.tsx' },
  server: () => import('./feature.server.ts'),
};
