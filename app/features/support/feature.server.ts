import type { FeatureServer } from '../../feature.ts';
import { formApi } from '../../forms/form-endpoint.server.ts';
import { supportForm } from './api.server.ts';

export const server: FeatureServer = {
  api: (app, { services }) => formApi(app, services, supportForm),
};
