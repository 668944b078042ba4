import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** What came in, as the owner works on it. */
export const inbox: Feature = {
  name: 'inbox',
  exports: ['days.ts', 'origins.ts', 'states.server.ts'],
  routes: [
    { path: 'inbox', file: 'page.tsx', personal: true },
    { path: 'inbox/entry/:id', file: 'entry-page.tsx', personal: true },
    { path: 'inbox/entry/:id/export', file: 'person-export.ts', personal: true },
    { path: 'inbox/entry/:id/erase', file: 'person-page.tsx', personal: true },
    { path: 'inbox/export', file: 'export.ts', personal: true },
  ],
  migrations,
  server: () => import('./feature.server.ts'),
};
