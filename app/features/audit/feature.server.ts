import type { FeatureServer } from '../../feature.ts';
import { formApi } from '../../forms/form-endpoint.server.ts';
import { auditForm } from './api.server.ts';
import { leadCreated } from './mail.server.ts';

export const server: FeatureServer = {
  api: (app, { services }) => formApi(app, services, auditForm),
  events: [leadCreated],
  personal: [{ table: 'leads', address: 'email', id: 'id', since: 'created_at' }],
  screened: { table: 'leads', event: leadCreated },
};
