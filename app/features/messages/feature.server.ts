import { expiryOf } from '../../../lib/privacy/retention.ts';
import type { FeatureServer } from '../../feature.ts';
import { messageCreated } from './mail.server.ts';

export const server: FeatureServer = {
  events: [messageCreated],
  personal: [
    {
      ...{ table: 'messages', address: 'email', id: 'id', since: 'created_at' },
      ...{ title: 'Messages', record: 'message', expires: expiryOf('messages') },
    },
  ],
  screened: { table: 'messages', event: messageCreated },
};
