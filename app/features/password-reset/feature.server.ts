import type { FeatureServer } from '../../feature.ts';
import { passwordResetAsked } from './mail.server.ts';
import { deleteExpiredResets } from './resets.server.ts';

export const server: FeatureServer = {
  events: [passwordResetAsked],
  jobs: [{ name: 'expired-resets', run: deleteExpiredResets }],
};
