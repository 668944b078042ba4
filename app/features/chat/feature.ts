import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const chat: Feature = {
  name: 'chat',
  // Nobody types a question every two seconds for a minute.
  limits: { chat: 30 },
  islands: { chat: 'widget.tsx' },
  migrations,
  server: () => import('./feature.server.ts'),
};
