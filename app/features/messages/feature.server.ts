import type { FeatureServer } from '../../feature.ts';
import { messageCreated } from './mail.server.ts';

export const server: FeatureServer = {
  events: [messageCreated],
  screened: { table: 'messages', event: messageCreated },
};
