import type { Feature } from '../../feature.ts';
import { migrations } from './migrations.ts';

export const messages: Feature = {
  name: 'messages',
  // Messages from the contact page, the support page and the assistant, together.
  limits: { messages: { minute: 60, hour: 240 } },
  exports: ['mail.server.ts', 'messages.server.ts', 'model.ts'],
  migrations,
  commands: { messages: () => import('./messages.cli.ts') },
  server: () => import('./feature.server.ts'),
};
