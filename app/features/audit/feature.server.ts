import type { FeatureServer } from '../../feature.ts';
import { leadsApi } from './api.server.ts';
import { leadCreated } from './mail.server.ts';

export const server: FeatureServer = {
  api: (app, { services }) => leadsApi(app, services),
  events: [leadCreated],
  screened: { table: 'leads', event: leadCreated },
};
