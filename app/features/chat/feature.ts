import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const chat: Feature = {
  name: 'chat',
  // 40 people behind one address, each with three questions a minute.
  limits: { chat: { minute: 120, hour: 1_800 } },
  islands: { chat: 'widget.tsx' },
  migrations,
  server: () => import('./feature.server.ts'),
};
