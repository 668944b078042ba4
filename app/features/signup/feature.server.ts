import type { FeatureServer } from '../../feature.ts';
import { signupApi } from './api.server.ts';
import { customerCreated } from './mail.server.ts';

export const server: FeatureServer = {
  api: (app, { services }) => signupApi(app, services),
  events: [customerCreated],
};
