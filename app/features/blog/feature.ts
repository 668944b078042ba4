import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const blog: Feature = {
  name: 'blog',
  routes: [
    {
      path: 'blog',
      file: 'page.tsx',
      fromDatabase: true,
      query: { tag: 'lookup', category: 'lookup', page: 'lookup' },
    },
    { path: 'blog/:slug', file: 'post-page.tsx' },
  ],
  islands: { 'share-post': 'share.tsx' },
  migrations,
  commands: { 'blog:sync': () => import('./sync.cli.ts') },
  server: () => import('./feature.server.ts'),
};
