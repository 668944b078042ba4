import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** What came in, as the owner works on it. */
export const inbox: Feature = {
  name: 'inbox',
  exports: ['states.server.ts'],
  migrations,
  server: () => import('./feature.server.ts'),
};
