import { vapidKeys } from '../../../lib/deliveries/push/keys.ts';
import { theirIds } from '../../../lib/privacy/personal.ts';
import type { FeatureServer } from '../../feature.ts';
import { pushApi } from './api.server.ts';
import { deviceTested, entryArrived, replyDue } from './events.server.ts';

export const server: FeatureServer = {
  api: (app, { services, env }) => pushApi(app, services, env.deliveries.push),
  events: [entryArrived, replyDue, deviceTested],
  personal: [
    {
      table: 'push_devices',
      column: 'owner_id',
      values: theirIds,
      id: 'id',
      hidden: ['p256dh', 'auth'],
    },
    { table: 'push_hours', column: 'owner_id', values: theirIds },
  ],
  // The keys exist before the first device does.
  start: async ({ db, clock }) => {
    await vapidKeys(db, clock);
    return async () => {};
  },
};
