import type { RateLimit } from '../../../server/http/limits.ts';
import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** Nobody types a question every two seconds for a minute. */
export const chatLimit: RateLimit = { name: 'chat', perMinute: 30 };

export const chat: Feature = {
  name: 'chat',
  exports: ['open.ts'],
  islands: { chat: 'widget.tsx' },
  migrations,
  server: () => import('./feature.server.ts'),
};
