import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** Push notifications to the owners' devices, and the desk on their home screens. */
export const push: Feature = {
  name: 'push',
  exports: [
    'actions.server.ts',
    'copy.ts',
    'events.server.ts',
    'load.server.ts',
    'notifications.tsx',
    'plan.server.ts',
  ],
  migrations,
  server: () => import('./feature.server.ts'),
};
