import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** Where visitors come from: counts of visits, and what became of them. */
export const sources: Feature = {
  name: 'sources',
  exports: ['source-of.ts'],
  routes: [{ path: 'inbox/sources', file: 'page.tsx', personal: true }],
  migrations,
  server: () => import('./feature.server.ts'),
};
