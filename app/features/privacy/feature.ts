import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const privacy: Feature = {
  name: 'privacy',
  limits: { privacy: { minute: 20, hour: 120 } },
  routes: [
    {
      path: 'privacy-policy',
      file: 'page.tsx',
      limit: 'privacy',
      query: { sent: 'flag' },
    },
    { path: 'privacy-policy/your-data', file: 'your-data-page.tsx', personal: true },
    { path: 'privacy-policy/your-data/download', file: 'download.ts', personal: true },
  ],
  exports: ['readable.server.ts'],
  migrations,
  server: () => import('./feature.server.ts'),
};
