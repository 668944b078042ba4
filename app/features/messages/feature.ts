import type { RateLimit } from '../../../server/http/limits.ts';
import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

/** Messages from the contact page, the support page and the assistant, together. */
export const messagesLimit: RateLimit = { name: 'messages', perMinute: 30 };

export const messages: Feature = {
  name: 'messages',
  exports: ['feature.ts', 'messages.server.ts', 'model.ts'],
  migrations,
  commands: { messages: () => import('./messages.cli.ts') },
  server: () => import('./feature.server.ts'),
};
