import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const chat: Feature = {
  name: 'chat',
  exports: ['open.ts'],
  islands: { chat: 'widget.tsx' },
  migrations,
  server: () => import('./feature.server.ts'),
};
